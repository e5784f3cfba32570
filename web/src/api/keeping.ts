/** What the page and its worker (`worker.ts`) both know of what is kept in this browser, and for whom. */
export const ANYBODY = "anybody";
export const HEADERS = {
  /** Of a reply: for whom it may be kept. */
  keep: "ludarium-keep",
  /** Of a request: the guest whose browser this is. */
  reader: "ludarium-reader",
  /** Of a reply that was kept: the server was not asked, or did not answer. */
  kept: "ludarium-kept",
} as const;

/** The names of our caches. `base` is the path of the page, since other pages of the site have caches, too. */
export class Names {
  constructor(readonly base: string) {}

  /** The files of a version of the page. */
  page(version: string): string {
    return `ludarium ${this.base} page ${version}`;
  }

  /** What is kept for anybody, or for a guest. */
  keptFor(whose: string): string {
    return `ludarium ${this.base} kept ${whose}`;
  }

  /** Of all caches ours. */
  own(all: readonly string[]): string[] {
    return all.filter((name) => name.startsWith(`ludarium ${this.base} `));
  }

  /** Of all caches those with replies for guests other than this one. */
  ofOthers(all: readonly string[], guest: string): string[] {
    return all.filter((name) => name.startsWith(this.keptFor("")) && ![ANYBODY, guest].map((each) => this.keptFor(each)).includes(name));
  }
}
