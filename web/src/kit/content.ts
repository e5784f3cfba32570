/** The files of a content pack as a game reads them: once for each table. */
import type { Scene } from "../table/scene";

type Files = Scene["content"];

/** The entries of one kind in a file, in their order; numbers in zones and actions count them. */
export type Entries = <Entry>(file: string, kind: string) => readonly Entry[];

export function contentReader<Content>(read: (entries: Entries) => Content): (files: Files) => Content {
  const known = new WeakMap<Files, Content>();
  return (files) => {
    const entries: Entries = <Entry>(file: string, kind: string) =>
      ((files[file] as Record<string, readonly Entry[]> | undefined)?.[kind] ?? []);
    const found = known.get(files) ?? read(entries);
    known.set(files, found);
    return found;
  };
}

/** A name by its message; the id itself where no catalogue knows it, as in a content pack. */
export const named = ({ words }: Pick<Scene, "words">, message: string, id: string): string =>
  words.has(`${message}-${id}`) ? words.say(`${message}-${id}`) : id;
