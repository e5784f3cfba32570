/* What `player.py` asks of the page. */
(() => {
  const PATIENCE = 30_000;

  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const answers = () => document.querySelector("[data-answers]")?.dataset.answers;

  const hits = (one, shown) => one.contains(shown) && (!one.dataset.kind || shown.closest("[data-kind]") === one);

  /* A point at which a thing lies on top: regions are crooked, and pieces stand on them. */
  const spot = (one) => {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    for (let k = 1; k < 24; k += 1) {
      for (let j = 1; j < 24; j += 1) {
        const x = left + (width * ((k * 11) % 24)) / 24;
        const y = top + (height * ((j * 11) % 24)) / 24;
        if (hits(one, document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return null;
  };

  /* A thing may move before the click arrives: then nothing else is clicked instead. */
  const watch = (goal) => {
    window.missed = false;
    const over = new AbortController();
    const check = (event) => {
      if (event.type === "pointerdown") window.missed = !hits(goal, event.target);
      if (window.missed) event.stopImmediatePropagation();
      if (event.type === "click") over.abort();
    };
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
      window.addEventListener(type, check, { capture: true, signal: over.signal });
    }
  };
  const missed = () => window.missed;

  /* What a step is about. With a count so many things are to be pressed: the next to press or to let go. */
  const find = ({ any, open, unless, count }) => {
    const kinds = document.querySelector(".decision")?.dataset.open ?? "";
    if ((open && !kinds.split(" ").includes(open)) || (unless && all(unless).length)) return undefined;
    if (count === undefined) return all(any)[0];
    const pressed = (yes) => all(any).filter((one) => (one.ariaPressed === "true") === yes);
    if (pressed(true).length === count) return undefined;
    return pressed(pressed(true).length > count)[0];
  };

  /* The first of some steps that can be taken now: where to click once it no longer moves, and which step comes next.

     A step is a selector (`any`) and may wait until it is there (`must`), only look (`look`), or be left out: where no
     such kind of thing may be chosen (`open`), or something else is there (`unless`). */
  const next = async (steps) => {
    const end = performance.now() + PATIENCE;
    for (const [at, step] of steps.entries()) {
      const wanted = () => step.must && !(step.unless && all(step.unless).length);
      let goal = find(step);
      let point = null;
      while (goal ? !step.look : wanted()) {
        const before = point;
        point = goal ? spot(goal) : null;
        if (point && before && point.x === before.x && point.y === before.y) break;
        if (performance.now() > end) throw new Error(`${step.any} ${goal ? "cannot be clicked" : "is missing"}`);
        await new Promise(requestAnimationFrame);
        goal = find(step);
      }
      if (!goal || step.look) continue;
      window.goal = goal;
      watch(goal);
      return { ...point, answers: answers(), next: step.count === undefined ? at + 1 : at };
    }
    return null;
  };

  const gone = async (selector) => {
    const end = performance.now() + PATIENCE;
    while (document.querySelector(selector)) {
      if (performance.now() > end) throw new Error(`${selector} is still there`);
      await new Promise(requestAnimationFrame);
    }
  };

  /* The next key, and how often: among regions the arrow that leads nearer, as long as it does; otherwise Tab there or
     back, half of the way at once; and Enter where that has led. */
  const way = (turn) => {
    const here = document.activeElement;
    const { goal } = window;
    if (here === goal) return ["Enter", 1];
    if (here?.dataset.kind !== "region" || goal.dataset.kind !== "region" || turn % 20 > 12) {
      const stops = all("a[href], button:enabled, input:enabled, [tabindex]").filter((one) => one.tabIndex >= 0);
      const ahead = stops.indexOf(goal) - stops.indexOf(here);
      if (!stops.includes(here) || turn % 20 > 12) return ["Tab", 1];
      return [ahead < 0 ? "Shift+Tab" : "Tab", Math.max(1, Math.floor(Math.abs(ahead) / 2))];
    }
    const [a, b] = [here, goal].map((one) => one.getBoundingClientRect());
    const [dx, dy] = [b.left + b.right - a.left - a.right, b.top + b.bottom - a.top - a.bottom];
    const across = dx > 0 ? "ArrowRight" : "ArrowLeft";
    const along = dy > 0 ? "ArrowDown" : "ArrowUp";
    return [Math.abs(dx) > Math.abs(dy) !== (turn % 3 === 2) ? across : along, 1];
  };

  return { answers, spot, next, missed, gone, way };
})()
