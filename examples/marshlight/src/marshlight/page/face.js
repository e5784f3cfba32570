// Marshlight in the browser: islets in the dark, the lanterns on them, and what the wind asks of each.
const SIZE = 58;
const LOOK = {
  reed: ["#6f6029", "M-9 8V-6M0 9V-11M9 8V-5M-9-6l-3-4M0-11l4-4M9-5l3-4"],
  moss: ["#345f38", "M-15 6q6-12 12 0q6-15 12 0M-7-3q6-9 12 0"],
  rock: ["#4b5a70", "M-14 8l6-13l7 5l5-8l9 16zM-8-5l4 13"],
};

export const placed = ["islet", "ground"];
export const loose = ["hang"];

const HEXAGON = "47,27 0,54 -47,27 -47,-27 0,-54 47,-27";

function glyph(draw, ground, more) {
  const pen = { fill: "none", stroke: "#fff", "stroke-width": 2.2, "stroke-linecap": "round" };
  return draw("path", { d: LOOK[ground][1], ...pen, opacity: 0.55, ...more });
}

function islet(easel, { ground, value, at: [column, row] }, number) {
  const { scene, draw, thing, say, name, who, mark } = easel;
  const seat = scene.view.zones.lanterns[number];
  const needed = scene.view.facts.needed[number];
  const x = 290 + SIZE * Math.sqrt(3) * (column + row / 2);
  const id = name("islet", number);
  const words = { islet: say(`islet-${id}`), ground: say(`ground-${ground}`), value };
  const state = seat >= 0 ? say("face-lantern", { who: who(seat) }) : say("face-needs", { n: needed });
  const label = `${say("face-islet", words)}, ${state}`;
  const text = (y, size, fill, content) =>
    draw("text", { y, fill, "font-size": size, "font-weight": 700, "text-anchor": "middle" }, content);
  return draw(
    "g",
    { ...thing("islet", number, { label, wish: `hang ${ground} ${id}` }), transform: `translate(${x} ${290 + SIZE * 1.5 * row})` },
    draw("polygon", { points: HEXAGON, fill: LOOK[ground][0], stroke: "#0b1a1c", "stroke-width": 2 }),
    glyph(draw, ground, { transform: "translate(0 -27)" }),
    seat < 0
      ? [text(12, 28, "#fff", value), text(32, 15, "#d9e6df", needed > 6 ? "–" : `${Math.max(1, needed)}+`)]
      : [draw("circle", { r: 64, class: "glow" }), mark(seat, 17), draw("ellipse", { rx: 5, ry: 8, fill: "#fff3c4" }),
         text(39, 17, "#fff", value)],
  );
}

export function board(easel) {
  const { scene, draw } = easel;
  const glow = [[0, 0.7], [0.4, 0.25], [1, 0]].map(([offset, light]) =>
    draw("stop", { offset, "stop-color": "#ffc46b", "stop-opacity": light }));
  const ripples = [40, 130, 455, 545].map((y, n) => draw("path", { d: `M${30 + n * 60} ${y}q30-8 60 0t60 0t60 0` }));
  return draw(
    "svg",
    { viewBox: "0 0 580 580", "font-family": "var(--numbers)" },
    draw("radialGradient", { id: "marshlight-glow" }, glow),
    draw("g", { fill: "none", stroke: "#7fb8b4", "stroke-width": 2, opacity: 0.25 }, ripples),
    scene.content.marsh.islet.map((each, number) => islet(easel, each, number)),
  );
}

export function card({ scene, draw }, kind, value) {
  const { id } = scene.content.marsh.ground[value];
  const frame = draw("path", { d: "M4 4H74L82 12V108H4Z", fill: LOOK[id][0], stroke: "#ffffff59" });
  return draw("svg", { viewBox: "0 0 86 112" }, frame, glyph(draw, id, { transform: "translate(43 58) scale(1.7)", opacity: 0.9 }));
}

export function seat({ scene, draw, say }, number) {
  const { hands, lanterns } = scene.view.zones;
  const cards = hands.slice(number * 3, number * 3 + 3).filter((each) => each !== -1).length;
  return draw("span", {}, say("face-seat", { cards, lanterns: lanterns.filter((each) => each === number).length }));
}

export function mine({ scene, draw, say, die }) {
  const { wind } = scene.view.zones;
  const rolled = wind > 0 && draw("svg", { viewBox: "-26 -26 52 52", width: 52, height: 52 }, die(wind, 46));
  return draw("div", { class: "wind" }, rolled, draw("p", {}, say("face-legend")));
}

export function aside({ scene, draw, say }) {
  const { ground: grounds, islet: islets } = scene.content.marsh;
  const { lanterns, played } = scene.view.zones;
  const rows = grounds.map(({ id, copies }, number) => {
    const free = islets.filter((each, at) => each.ground === id && lanterns[at] === -1).length;
    const words = { ground: say(`ground-${id}`), free, left: copies - played.filter((each) => each === number).length };
    const sign = draw("svg", { viewBox: "-30 -30 60 60", width: 34, height: 34 },
      draw("circle", { r: 28, fill: LOOK[id][0] }), glyph(draw, id, { opacity: 0.9 }));
    return draw("li", {}, sign, draw("span", {}, say("face-ground", words)));
  });
  return draw("ul", {}, rows);
}

export const clock = ({ scene, say }) => say("face-left", { n: scene.view.zones.deck.filter((each) => each !== -1).length });
