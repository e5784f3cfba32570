/** Addresses that only the machine understands at which they were typed. */
export function isLocal(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  return host === "localhost" || host.endsWith(".localhost") || /^127\./.test(host) || host === "::1" || host === "0.0.0.0";
}

/** Where an invitation begins: where this page is or, if others cannot reach that, where the server says they can. */
export function invitation(page: string, server: string): { readonly base: string; readonly reachable: boolean } {
  if (!isLocal(new URL(page).hostname)) return { base: page, reachable: true };
  return server ? { base: server, reachable: true } : { base: page, reachable: false };
}
