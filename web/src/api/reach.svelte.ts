/** Whether the server can be reached; while it cannot, it is asked now and then. */
const PAUSE = 3000;

class Reach {
  away = $state(false);
  private asking = false;

  found(): void {
    this.away = false;
  }

  lost(): void {
    this.away = true;
    if (!this.asking) void this.ask();
  }

  private async ask(): Promise<void> {
    this.asking = true;
    while (this.away) {
      await new Promise((wake) => setTimeout(wake, PAUSE));
      const answer = await fetch("./api/health").catch(() => null);
      if (answer?.ok) this.found();
    }
    this.asking = false;
  }
}

export const reach = new Reach();
