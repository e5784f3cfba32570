import { send, type Wire } from "../api/client";
import { router } from "../shell/router.svelte";
import { to } from "../shell/routes";

export type Kind = Wire["NewStart"]["kind"];

/** Open a level or a puzzle at a table of one's own. */
export async function tryLevel(game: string, level: string, kind: Kind = "level"): Promise<void> {
  const wish: Wire["NewStart"] = { game, kind, start: level };
  router.go(to.table((await send<Wire["TableInfo"]>("starts", wish)).id));
}
