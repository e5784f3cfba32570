import { expect, it } from "vitest";

import { invitation, isLocal } from "./reach";

it("knows addresses that others cannot reach", () => {
  for (const host of ["localhost", "LOCALHOST", "app.localhost", "127.0.0.1", "127.8.8.8", "[::1]", "0.0.0.0"]) expect(isLocal(host)).toBe(true);
  for (const host of ["192.168.1.7", "play.example.org", "localhost.example.org", "[fd00::1]"]) expect(isLocal(host)).toBe(false);
});

it("invites to where the page is, if others can reach that", () => {
  const page = "https://play.example.org/club/";
  expect(invitation(page, "http://192.168.1.7:8000/")).toEqual({ base: page, reachable: true });
});

it("invites to where the server can be reached from elsewhere", () => {
  const server = "http://192.168.1.7:8000/";
  expect(invitation("http://localhost:8000/", server)).toEqual({ base: server, reachable: true });
});

it("says so if nobody else can come", () => {
  expect(invitation("http://127.0.0.1:8000/", "")).toEqual({ base: "http://127.0.0.1:8000/", reachable: false });
});
