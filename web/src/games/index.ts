/** The faces of all games: those of this folder, each loaded when it is first shown, and for others what their package brings. */
import type { GameFace } from "../table/face";

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  dei: () => import("./dei"),
  xibalba: () => import("./xibalba"),
  voidfall: () => import("./voidfall"),
};

/** The games of this folder by id, in the order the lobby shows them. */
export const DRAWN: readonly string[] = Object.keys(FACES);

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game];
  return load ? (await load()).face : (await import("./packaged")).packaged(game);
}
