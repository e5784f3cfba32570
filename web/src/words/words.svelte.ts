/** Words in the reader's language: the shell's own catalogue and, with a game, the one the server uses. */
import type { FluentBundle } from "@fluent/bundle";

import { playedWith, read, type Wire } from "../api/client";
import type { Action, Arg } from "../api/codes";
import { bundleOf, say, type Values } from "./fluent";
import { actionWords, namesOf, placeWords, valueWords, type Places } from "./wording";

export type Language = Wire["Me"]["language"];
export const LANGUAGES: readonly Language[] = ["en", "de", "it"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", it: "Italiano" };

/** The catalogues next to this file; `play.de.ftl` and `de.ftl` are both German. */
const SHELL = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

function sources(language: Language): string[] {
  return Object.entries(SHELL).flatMap(([path, text]) => (path.endsWith(`${language}.ftl`) ? [text] : []));
}

function preferred(): Language {
  const kept = localStorage.getItem("language") ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === kept) ?? "en";
}

class Shell {
  language = $state<Language>(preferred());
  private readonly bundle = $derived(bundleOf(this.language, sources(this.language)));

  speak(language: Language): void {
    this.language = language;
    localStorage.setItem("language", language);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, values: Values = {}): string {
    return say(this.bundle, id, values);
  }
}

/** The shell's own words and the chosen language, the same everywhere on the page. */
export const shell = new Shell();

/** The words of one game; they follow the chosen language. */
export class GameWords {
  private readonly loaded = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  private bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  /** Until those of another language are there, the words that are: without any, a list whose keys are words would fail. */
  private readonly bundle = $derived(this.bundles[shell.language] ?? Object.values(this.bundles)[0]);
  /** What the cards of the content pack say, by message id: texts that the server makes from their effects. */
  private texts = $state.raw<Partial<Record<Language, Wire["WordsInfo"]["cards"]>>>({});
  private readonly cards = $derived(this.texts[shell.language] ?? Object.values(this.texts)[0] ?? {});
  /** The places of the board that is drawn. */
  places = $state.raw<Places>({});
  /** The names among them that a line may divide. */
  readonly placeNames = $derived(namesOf(this));

  constructor(
    readonly game: string,
    readonly edition: string,
    readonly pack = "",
    /** Who sits where, for words that name a seat. */
    private readonly names: () => readonly string[] = () => [],
    /** Who plays what, for words that name somebody by that. */
    readonly player: (zone: string, value: number) => string | undefined = () => undefined,
  ) {}

  /** Fetch the words of a language, once. */
  async load(language: Language = shell.language): Promise<void> {
    if (this.loaded[language]) return;
    const words = await read<Wire["WordsInfo"]>(`games/${this.game}/words/${language}`, playedWith(this));
    const made = bundleOf(language, [words.shared, words.game]);
    this.loaded[language] = made;
    this.bundles = { ...this.bundles, [language]: made };
    this.texts = { ...this.texts, [language]: words.cards };
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  say(id: string, values: Values = {}): string {
    return this.bundle ? say(this.bundle, id, { edition: this.edition, ...values }) : "";
  }

  /** The text of a card or of a part of it; "" where it says nothing. */
  card(id: string): string {
    return this.cards[id] ?? "";
  }

  /** What a place of the board is called, such as `region-r3`. */
  place(id: string): string {
    return placeWords(this, id) ?? "";
  }

  /** A named value in words. */
  value(arg: Pick<Arg, "kind" | "names" | "zone">, value: number): string {
    return valueWords(this, this.names(), arg, value);
  }

  /** What an action does. Arguments that are not settled yet read as dots. */
  action(action: Action, settled?: (at: number) => boolean): string {
    return actionWords(this, this.names(), action, settled);
  }

  /** The name of a verb on a button. */
  verb(action: Action): string {
    return this.has(`act-${action.verb}`) ? this.say(`act-${action.verb}`) : this.action(action, () => false);
  }
}
