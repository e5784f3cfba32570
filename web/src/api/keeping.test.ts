import { expect, it } from "vitest";

import { ANYBODY, Names } from "./keeping";

it("finds what is kept for other guests, and leaves the page and other pages of the site alone", () => {
  const here = new Names("/club/");
  const elsewhere = new Names("/");
  const mine = [here.page("1"), here.keptFor(ANYBODY), here.keptFor("anna")];
  const all = [...mine, here.keptFor("bert"), elsewhere.keptFor("anna"), elsewhere.page("1"), "of another program"];

  expect(here.ofOthers(all, "anna")).toEqual([here.keptFor("bert")]);
  expect(here.ofOthers(all, "")).toEqual([here.keptFor("anna"), here.keptFor("bert")]);
  expect(here.own(all)).toEqual([...mine, here.keptFor("bert")]);
});
