import { expect, it, vi } from "vitest";

import { rest } from "./rest";

const sleeping = (wanted: boolean) => {
  const socket = { close: vi.fn(), reconnect: vi.fn() };
  const document = { hidden: true };
  const page = Object.assign(new EventTarget(), { document });
  rest(socket, () => wanted, page);
  return { socket, document, page };
};

it("connects a socket again once, when somebody looks at the page", () => {
  const { socket, document, page } = sleeping(true);
  expect(socket.close).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event("visibilitychange"));
  expect(socket.reconnect).not.toHaveBeenCalled();
  document.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  page.dispatchEvent(new Event("keydown"));
  expect(socket.reconnect).toHaveBeenCalledOnce();
});

it("leaves a socket alone whose table was closed meanwhile", () => {
  const { socket, document, page } = sleeping(false);
  document.hidden = false;
  page.dispatchEvent(new Event("pointermove"));
  expect(socket.reconnect).not.toHaveBeenCalled();
});
