"""Find puzzles in games between bots: `python -m tools.puzzles dei --count 50`.

A puzzle is a position in which one answer is clearly best. Three looks must agree on it. A first one judges the best
answers of the strong bot at the end of the turn, a search with other deals must prefer the same answer, and at last
the answer and its rivals are given in fresh positions in which strong bots play on: there its lead in chances to win
must be at least `CLEAR` beyond the 95 % interval, against every rival. The rating says how many bots miss the answer.

Puzzles go to `puzzles.toml`, the easiest first, and where they begin to `starts/puzzle.jsonl.gz`; those that are there
stay.
"""

from __future__ import annotations

import argparse
import gzip
import re
from collections import Counter
from typing import Any, NamedTuple

import msgspec

from ludarium import games
from ludarium.bots.advice import is_ahead
from ludarium.bots.bot import Budget
from ludarium.bots.learned import Learned
from ludarium.bots.levels import OneStep, player
from ludarium.bots.odds import scale_in
from ludarium.bots.weighing import Gap, at_once, played_on
from ludarium.kernel.engine import Rng, ask_of
from ludarium.kernel.game import Game, Match
from ludarium.kernel.levels import PUZZLE
from ludarium.kernel.puzzles import PUZZLES, Motive, Spotted, motives_of, puzzles_of
from ludarium.kernel.starts import Stored, path_of, stored_of
from tools.levels import positions

FEW, MANY = 4, 80
"""With fewer answers there is nothing to find, with more nobody looks at all of them."""
CANDIDATES, RIVALS = 8, 2
LOOKS = 3
SEARCH = "learned-mcts:300"
DEALS, TURNS = (6, 24), 0
"""A few deals show most answers that are not worth more. Bots play on until the seat's next turn."""
CLEAR = 0.02
"""So much of the chance to win must be at stake, whatever luck does."""
PER_GAME = 4
SAME = 2
"""So many puzzles may have the same answer, and so many in a hundred the same verb."""
SAME_VERB = 30
RATED_BY = ("novice", "casual", "skilled", "expert")
TRIES = 4


class Spot(NamedTuple):
    spotted: Spotted
    stored: Stored


def clearly_best(match: Match[Any], state: Any, seat: int, seed: int) -> tuple[int, float] | None:
    """The answer that is clearly best, and the least that it is worth in chances, if there is such an answer."""
    rng, judge = Rng(seed), Learned()
    bot = OneStep(judge)
    scale = judge.scale(match, state) or scale_in(match, state)
    if scale is None:
        raise SystemExit("nobody has measured how far a lead counts here: see tools/odds.py")
    liked = bot.choose(match, state, seat, rng, Budget(2.0)).alternatives[:CANDIDATES]
    seen = at_once(match, state, seat, [each.action for each in liked], rng, LOOKS, scale, judge)
    if not is_ahead(seen[0].values, seen[1].values) or Gap(seen[0], seen[1]).sure < CLEAR:
        return None
    best = seen[0].action
    at = player(SEARCH, seed)
    found = at.bot.choose(match, match.determinise(state, seat, at.rng), seat, at.rng, at.budget)
    if found.action != best:
        return None
    rivals = {each.action for each in seen[1:RIVALS]} | {each.action for each in found.alternatives[:RIVALS]}
    answers = [best, *sorted(rivals - {best})]
    least = 0.0
    for deals in DEALS:
        tried = played_on(match, state, seat, answers, rng, deals, TURNS, scale, judge, bot, Budget(simulations=deals))
        gaps = [Gap(tried[0], other) for other in tried[1:]]
        least = min(gap.sure if deals == DEALS[-1] else gap.chance or 0.0 for gap in gaps)
        if tried[0].action != best or least < CLEAR:
            return None
    return best, least


def rating_of(match: Match[Any], state: Any, seat: int, best: int, seed: int) -> int:
    """From 1, if nearly all bots find the answer, to 5, if nearly all miss it."""
    missed = 0
    for name in RATED_BY:
        for each in range(TRIES):
            at = player(name, seed * 100 + each)
            imagined: Any = match.determinise(state, seat, at.rng)
            missed += at.bot.choose(match, imagined, seat, at.rng, at.budget).action != best
    return 1 + round(4 * missed / (TRIES * len(RATED_BY)))


def spot(game: Game, match: Match[Any], state: Any, seat: int, id: str, had: Counter[str]) -> Spot | None:
    ask = ask_of(state, seat)
    if ask is None or not FEW <= len(ask.actions) <= MANY:
        return None
    seed = int.from_bytes(id.encode(), "big") % (1 << 30)
    found = clearly_best(match, state, seat, seed)
    motive = None if found is None else motive_for(game, match.verbs.verb(found[0]).name)
    if found is None or motive is None:
        return None
    answer = match.verbs.format(found[0])
    if had[answer] >= SAME:
        return None
    spotted = Spotted(motive.id, 1, 1, rating_of(match, state, seat, found[0], seed), answer, round(found[1], 3))
    request, line = match.request, f"{seat + 1} {answer}"
    stored = Stored(id, match.seats, [seat], match.dump(state), request.edition, dict(request.options), 1, [line])
    return Spot(spotted, stored)


def motive_for(game: Game, verb: str) -> Motive | None:
    """What a puzzle with such an answer is about."""
    return next((motive for motive in motives_of(game) if motive.best and motive.asks in (verb, "")), None)


def kept(game: Game) -> list[Spot]:
    """The puzzles a game has already."""
    path = game.folder / PUZZLES
    listed = msgspec.toml.decode(path.read_bytes()).get("puzzle", {})
    stored = {each.id: each for each in stored_of(game, PUZZLE)}
    assert len(listed) == len(puzzles_of(game))
    return [Spot(msgspec.convert(each, Spotted), stored[id]) for id, each in listed.items()]


def write(game: Game, spots: list[Spot]) -> None:
    spots.sort(key=lambda each: each.spotted.rating)
    path = game.folder / PUZZLES
    head = re.split(r"\n\[puzzle\]\n", path.read_text("utf-8"))[0].rstrip("\n")
    rows = []
    for each in spots:
        fields = {name: getattr(each.spotted, name) for name in Spotted.__struct_fields__}
        told = ", ".join(f"{name} = {msgspec.json.encode(value).decode()}" for name, value in fields.items() if value)
        rows.append(f"{each.stored.id} = {{ {told} }}")
    path.write_text(f"{head}\n\n[puzzle]\n" + "".join(f"{row}\n" for row in rows), "utf-8")
    lines = "".join(f"{msgspec.json.encode(each.stored).decode()}\n" for each in spots)
    starts = path_of(game, PUZZLE)
    starts.unlink(missing_ok=True)
    starts.with_name(f"{starts.name}.gz").write_bytes(gzip.compress(lines.encode(), mtime=0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--bot", default="casual")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--edition", default="")
    parser.add_argument("--seed", type=int, default=1000)
    wish = parser.parse_args()
    game = games.get(wish.game)
    match = game.match(edition=wish.edition, seats=wish.seats)
    spots = kept(game)
    answers = Counter(each.spotted.answer for each in spots)
    verbs = Counter(each.spotted.motive for each in spots)
    number = wish.seed
    while len(spots) < wish.count:
        found = looked = 0
        for state, seat in positions(match, number, wish.bot):
            looked += 1
            if found == PER_GAME or len(spots) >= wish.count:
                break
            made = spot(game, match, state, seat, f"q{number}-{looked}", answers)
            if made is None or verbs[made.spotted.motive] >= SAME_VERB * wish.count // 100:
                continue
            spots.append(made)
            answers[made.spotted.answer] += 1
            verbs[made.spotted.motive] += 1
            found += 1
            print(f"{len(spots)}: {made.stored.id} {made.spotted}", flush=True)
        number += 1
        write(game, spots)


if __name__ == "__main__":
    main()
