import { send, type Wire } from "../api/client";
import { router } from "../shell/router.svelte";
import { to } from "../shell/routes";

/** Open the guided game of a title at a table of one's own. */
export async function startLesson(game: string): Promise<void> {
  const wish: Wire["NewLesson"] = { game };
  router.go(to.table((await send<Wire["TableInfo"]>("lessons", wish)).id));
}
