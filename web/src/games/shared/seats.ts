/** Who sits where. */
import type { Scene } from "../../table/scene";

export function seatName(scene: Scene, seat: number): string {
  return scene.people[seat]?.name || scene.words.say("screen-seat", { seat: seat + 1 });
}
