/** The code with which the server closes the socket of a page that has sent nothing for as long as it allows. */
export const IDLE = 4000;

/** What shows that somebody is at the page again. */
const SIGNS = ["visibilitychange", "focus", "pointermove", "keydown"];

interface Page extends EventTarget {
  readonly document: { readonly hidden: boolean };
}

/** Let a socket rest until somebody looks at the page, if it is still wanted then: a forgotten page needs no news. */
export function rest(
  socket: { close(): void; reconnect(): void },
  wanted: () => boolean,
  page: Page = window,
): void {
  socket.close();
  const wake = () => {
    if (page.document.hidden) return;
    for (const sign of SIGNS) page.removeEventListener(sign, wake, { capture: true });
    if (wanted()) socket.reconnect();
  };
  for (const sign of SIGNS) page.addEventListener(sign, wake, { capture: true });
}
