/** What a game is called: the shell has names for those it knows, others are called as their package says, or by their id. */
import { shell } from "./words.svelte";

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

export const gameTitle = (game: string, title = capital(game)): string =>
  shell.has(`game-${game}`) ? shell.say(`game-${game}`) : title;

/** The same where there is little room. */
export const shortTitle = (game: string, title?: string): string =>
  shell.has(`game-${game}-short`) ? shell.say(`game-${game}-short`) : gameTitle(game, title);
