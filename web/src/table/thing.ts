/** How a thing on the table is told apart in the page, for tests and for those who write scripts. */
import type { Scene } from "./scene";

export function thing(scene: Scene, kind: string, value: number): Record<`data-${string}`, string | number | undefined> {
  const { decision } = scene;
  return {
    "data-kind": kind,
    "data-value": value,
    "data-legal": decision.can(kind, value) ? "yes" : undefined,
    "data-purpose": decision.purpose(kind, value) ?? undefined,
  };
}
