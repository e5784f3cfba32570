/** The keys 1 to 9 choose by place. */
import { settings } from "../settings/settings.svelte";
import { elsewhere } from "../ui/elsewhere";

/** A listener that passes on the place, from 0, and takes the key for itself where that meant something. */
export function digits(choose: (place: number) => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (settings.singleKeys && !elsewhere(event) && /^[1-9]$/.test(event.key) && choose(Number(event.key) - 1)) event.preventDefault();
  };
}
