/** Words in the reader's language: the shell's own catalogue and, with a game, the one the server uses. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import { read, type Wire } from "../api/client";
import type { Action, Arg } from "../api/codes";
import { FUNCTIONS } from "./functions";

export type Language = Wire["Me"]["language"];
export const LANGUAGES: readonly Language[] = ["en", "de", "it"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", it: "Italiano" };

/** The catalogues beside this file; `play.de.ftl` and `de.ftl` are both German. */
const SHELL = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
type Values = Record<string, FluentVariable>;

function sources(language: Language): string[] {
  return Object.entries(SHELL).flatMap(([path, text]) => (path.endsWith(`${language}.ftl`) ? [text] : []));
}

function bundle(language: Language, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

function preferred(): Language {
  const kept = localStorage.getItem("language") ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === kept) ?? "en";
}

class Shell {
  language = $state<Language>(preferred());
  private readonly bundle = $derived(bundle(this.language, sources(this.language)));

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

function say(from: FluentBundle, id: string, values: Values): string {
  const message = from.getMessage(id);
  return message?.value ? from.formatPattern(message.value, values) : id;
}

/** The words of one game; they follow the chosen language. */
export class GameWords {
  private readonly loaded = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  private bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  private readonly bundle = $derived(this.bundles[shell.language] ?? this.bundles.en);
  /** What the cards of the content pack say, by message id: texts that the server makes from their effects. */
  private texts = $state.raw<Partial<Record<Language, Wire["WordsInfo"]["cards"]>>>({});
  private readonly cards = $derived(this.texts[shell.language] ?? this.texts.en ?? {});

  constructor(
    readonly game: string,
    readonly edition: string,
    private readonly pack = "",
    /** Who sits where, for words that name a seat. */
    private readonly names: () => readonly string[] = () => [],
  ) {}

  /** Fetch the words of a language, once. */
  async load(language: Language = shell.language): Promise<void> {
    if (this.loaded[language]) return;
    const words = await read<Wire["WordsInfo"]>(`games/${this.game}/words/${language}`, { pack: this.pack || undefined });
    const made = bundle(language, [words.shared, words.game]);
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

  /** A named value in words, as one or many of it where a number stands beside it; its id where there is no word for it. */
  value(arg: Pick<Arg, "kind" | "names">, value: number, form: "" | "one-" | "many-" = ""): string {
    const id = arg.names?.[value] ?? String(value);
    const seats = Object.fromEntries(this.names().map((name, seat) => [`p${seat + 1}`, name]));
    const known = [`${arg.kind}-${form}${id}`, `${arg.kind}-${id}`].find((message) => this.has(message));
    return known ? this.say(known, seats) : id;
  }

  /** What an action does. Arguments that are not settled yet read as dots. */
  action(action: Action, settled: (at: number) => boolean = () => true): string {
    const values: Values = {};
    action.args.forEach((arg, at) => {
      const value = action.values[at]!;
      if (arg.names) {
        values[arg.key] = settled(at) ? this.value(arg, value) : "…";
        values[`${arg.key}-one`] = settled(at) ? this.value(arg, value, "one-") : "…";
        values[`${arg.key}-many`] = settled(at) ? this.value(arg, value, "many-") : "…";
      } else if (arg.flag) values[arg.key] = value ? "yes" : "no";
      else values[arg.key] = new FluentNumber(arg.key === "seat" ? value + 1 : value);
    });
    return this.say(`verb-${action.verb}`, values);
  }

  /** The name of a verb on a button. */
  verb(action: Action): string {
    return this.has(`act-${action.verb}`) ? this.say(`act-${action.verb}`) : this.action(action, () => false);
  }
}
