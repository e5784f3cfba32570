/** The page that is shown; it follows the address. */
import { parseRoute, type Route } from "./routes";

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parseRoute(location.hash)));
  }

  /** Go to a page; `quietly` leaves no step for the browser's back button. */
  go(address: string, quietly = false): void {
    if (!quietly) location.hash = address;
    else {
      history.replaceState(null, "", address);
      this.route = parseRoute(address);
    }
  }
}

export const router = new Router();
