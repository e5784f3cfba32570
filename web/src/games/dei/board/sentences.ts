/** A region in words: for its tip, and as one sentence for those who hear it. */
import type { PlaceText, TextLine } from "../../../kit/board/text";
import { inOrder } from "../../../kit/position";
import type { Scene } from "../../../table/scene";
import { contentOf } from "../content";
import { COLOURS, DRONES, EMPTY } from "../generated";
import type { City } from "./city";
import { markOf, refugesOf, scrappersOf, type Standing } from "./standing";

type Words = Scene["words"];

export const regionName = (words: Words, region: number): string => words.place(`region-r${region}`);

export function regionTitle(city: City, words: Words, region: number): string {
  const height = city.storeys(region);
  return height
    ? words.say("board-roof", { region: regionName(words, region), height })
    : words.say("board-street", { region: regionName(words, region) });
}

/** "You", the name of who sits there or, if they have none, what they play. */
function nameOf(scene: Scene, standing: Standing, seat: number): string {
  if (seat === scene.viewer) return scene.words.say("board-you");
  const faction = contentOf(scene.content).factions[standing.factions[seat] ?? EMPTY];
  const plays = faction ? scene.words.say(`faction-${faction.id}`) : scene.words.say("screen-seat", { seat: seat + 1 });
  return scene.people[seat]?.name || plays;
}

export function describe(scene: Scene, city: City, standing: Standing, region: number): PlaceText {
  const { words } = scene;
  const holder = standing.holder[region] ?? EMPTY;
  const who = (seat: number): string => nameOf(scene, standing, seat);
  const people = inOrder(standing, standing.order).flatMap((seat): TextLine[] => {
    const scrappers = scrappersOf(standing, seat, region);
    const champion = standing.champions[seat] === region;
    if (!scrappers && !champion) return [];
    const strength = standing.strength[seat]?.[region] ?? 0;
    return [
      {
        mark: markOf(standing, seat),
        text: words.say("board-people", { who: who(seat), scrappers, champion: champion ? "yes" : "no" }),
        figure: strength,
        said: words.say("board-strength", { n: strength }),
        tone: holder === seat ? "strong" : undefined,
      },
    ];
  });
  const majority =
    holder === EMPTY ? words.say("board-no-majority") : words.say("board-majority", { who: who(holder) });
  const things = [
    ...outposts(scene, city, standing, region),
    ...standing.drones.flatMap((where, drone) => (where === region ? [words.say(`drone-${DRONES[drone]}`)] : [])),
    ...refuges(scene, city, standing, region),
    ...goods(scene, city, standing, region),
  ];
  const lines: TextLine[] = [
    ...people,
    ...(people.length ? [{ text: majority, tone: "quiet" as const }] : []),
    ...things.map((text) => ({ text })),
  ];
  const empty: TextLine = { text: words.say("board-empty"), tone: "quiet" };
  return { title: regionTitle(city, words, region), lines: lines.length ? lines : [empty] };
}

function outposts(scene: Scene, city: City, standing: Standing, region: number): string[] {
  const { region: where, letter } = city.plan.outposts;
  return where.flatMap((each, at) => {
    if (each !== region) return [];
    const colour = COLOURS[standing.key[letter[at]!] ?? EMPTY];
    return [scene.words.say("board-outpost", { colour: colour ?? "none" })];
  });
}

function refuges(scene: Scene, city: City, standing: Standing, region: number): string[] {
  const { words } = scene;
  const printed = city.plan.refuges.region.includes(region) ? [words.say("board-neutral-refuge")] : [];
  const own = inOrder(standing, standing.order).flatMap((seat) => {
    const n = refugesOf(standing, seat, region);
    return n ? [words.say("board-refuges", { who: nameOf(scene, standing, seat), n })] : [];
  });
  return [...printed, ...own];
}

function goods({ words }: Scene, city: City, standing: Standing, region: number): string[] {
  const n = standing.resources[region] ?? 0;
  return n ? [words.say(city.isRoof(region) ? "count-energy" : "count-technology", { n })] : [];
}
