import { expect, it, vi } from "vitest";

import { rest } from "./rest";

it("connects a socket again once, when somebody looks at the page", () => {
  const socket = { close: vi.fn(), reconnect: vi.fn() };
  const document = { hidden: true };
  const page = Object.assign(new EventTarget(), { document });
  rest(socket, page);
  expect(socket.close).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event("visibilitychange"));
  expect(socket.reconnect).not.toHaveBeenCalled();
  document.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  page.dispatchEvent(new Event("keydown"));
  expect(socket.reconnect).toHaveBeenCalledOnce();
});
