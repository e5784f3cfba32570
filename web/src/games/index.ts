/** The games the browser can draw. Each is loaded when it is first shown. */
import type { GameFace } from "../table/face";

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  dei: () => import("./dei"),
  xibalba: () => import("./xibalba"),
  voidfall: () => import("./voidfall"),
};

/** The games by id, in the order the lobby shows them. */
export const DRAWN: readonly string[] = Object.keys(FACES);

export const drawable = (game: string): boolean => game in FACES;

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game];
  if (!load) throw new Error(`the browser cannot draw ${game}`);
  return (await load()).face;
}
