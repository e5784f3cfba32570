"""Find puzzles in games between bots: `python -m tools.puzzles dei --count 50`.

There are two kinds, and a game's `puzzles.toml` has motives for either.

Proved: one plan of this turn brings the most of something. Everything that three choices can come to was looked at,
with several deals and several lucks, and each time the same plan was the only one. Its choices may be given in any
order the rules allow: that is still the same plan.

Best: one answer gives the best chance to win. A first look judges the best answers of the strong bot at the end of the
turn; a search with other deals must prefer the same answer; no other answer may catch up by giving the best one
next, for then only the order differs; and at last the answer and its rivals are given in fresh positions in which
strong bots play on. Few deals show most of those that are not worth more, and only who is still ahead gets more deals.
Its lead in chances to win must be at least `CLEAR` beyond the 95 % interval, against every rival.

How hard a plan is says how rarely somebody finds it who looks one answer ahead; of a best answer how many bots miss it:
what none of them misses is no puzzle. `--rate` rates again what is there. Puzzles go to `puzzles.toml`, the easiest
first, and where they begin to `starts/puzzle.jsonl.gz`; those that are there stay. With `--check` nothing is looked
for: every puzzle that is there, or whose id begins with what follows, is searched again as if it were new, and goes
where the search disagrees.
"""

from __future__ import annotations

import argparse
import gzip
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from ludarium import games
from ludarium.bots.advice import Trial, at_once, is_ahead, mean
from ludarium.bots.bot import Budget
from ludarium.bots.judge import Judge
from ludarium.bots.learned import Learned
from ludarium.bots.levels import OneStep, player
from ludarium.bots.lookahead import finish, give, settle, unseal
from ludarium.bots.odds import scale_in
from ludarium.bots.weighing import Gap, play_on
from ludarium.kernel.asks import Ask
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng, advance, answer, ask_of, random_answer
from ludarium.kernel.game import Game, Match
from ludarium.kernel.levels import PUZZLE, Level, Walk
from ludarium.kernel.puzzles import PUZZLES, Most, Motive, Spotted, most_of, motives_of, puzzle, puzzles_of
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.starts import Start, Stored, path_of, start_of, stored_of
from tools.levels import lines_of, positions

FEW, MANY = 4, 80
"""With fewer answers there is nothing to find, with more nobody looks at all of them."""
PER_GAME = 5
SEATS = (2, 3, 2, 4)
"""How many seats the games have, in turn."""
SAME = 2
"""So many puzzles may have the same answer, or plans that begin alike and go on with the same verbs; in one game no two
have the same answers."""
SAME_VERBS = 20
"""So many in a hundred may be plans of the same verbs."""
RATED_BY = ("novice", "casual", "skilled", "expert")
TRIES = 4

DEEPEST, MOST = 3, 2500
LUCKS = 4
LEAST = 15
"""Among fewer ways there is nothing to find."""
RARE = (0.2, 0.08, 0.03, 0.01)
"""Who looks one answer ahead finds a plan less often than this: each makes it harder."""
LEADING = 1 / 3
"""At most this part of the first answers may belong to the plan."""

CANDIDATES, RIVALS = 8, 3
LOOKS = 3
SEARCH = "learned-mcts:300"
DEALS = (6, 24, 72)
"""How many deals there are after each look."""
ENOUGH = 24
WIDER = 2.24 / 1.96
"""Who looks twice whether something is beyond the 95 % interval needs a wider one."""
CLEAR = 0.02
"""So much of the chance to win must be at stake, whatever luck does."""


class Spot(NamedTuple):
    spotted: Spotted
    stored: Stored

    @property
    def answers(self) -> str:
        """What solves it, in no order."""
        return " / ".join(sorted(line[2:] for line in self.stored.lines if line[0] != "*"))

    @property
    def verbs(self) -> str:
        return " ".join(sorted({line.split()[1] for line in self.stored.lines if line[0] != "*"}))

    @property
    def idea(self) -> str:
        """What there is to find: an answer, or how a plan begins and with which verbs it goes on, wherever that is."""
        first, *others = [line[2:] for line in self.stored.lines if line[0] != "*"]
        return " / ".join([first, *sorted(line.split()[0] for line in others)])

    @property
    def here(self) -> tuple[str, str]:
        """The game it comes from, and what solves it."""
        return self.stored.id.split("-")[0], self.answers


# Proved


def proved(match: Match[Any], state: Any, seat: int, id: str, wanted: list[Motive]) -> Iterator[Spot]:
    """The puzzles in which one plan of this turn brings the most of something that is wanted."""
    ask = ask_of(state, seat)
    assert ask is not None
    offered = {match.verbs.verb(action).name for action in ask.actions}
    motives = [motive for motive in wanted if motive.asks in offered]
    if not motives or len(ask.actions) < FEW:
        return
    starts = [imagined(match, state, seat, luck) for luck in range(LUCKS)]
    first = mosts(motives, starts[0])
    fitting = [motive for motive in motives if fits(match, motive, first.get(motive.id))]
    others = [mosts(fitting, start) for start in starts[1:]] if fitting else []
    for motive in fitting:
        most = first[motive.id]
        if all(alike(most, other.get(motive.id)) for other in others):
            level = puzzle(motive, id, Spotted(motive.id, most.number, most.choices, 1), {})
            spotted = Spotted(motive.id, most.number, most.choices, hardness(level, starts[0]))
            yield Spot(spotted, stored(match, starts[0], id, lines_of(starts[0], level, most.path)))


def imagined(match: Match[Any], state: Any, seat: int, luck: int) -> Start:
    """A position as it is, or as the seat may imagine it, with one luck."""
    s: Any = match.determinise(state, seat, Rng(luck)) if luck else state
    return Start(PUZZLE, "", "", match, match.dump(s), (seat,), seed_of(1 + luck), ())


def mosts(motives: list[Motive], start: Start) -> dict[str, Most]:
    goal = tuple(motive.goal(1, "") for motive in motives)
    level = Level("", 0, 1, goal, (), {}, {}, {}, {})
    found = most_of(level, start, DEEPEST, MOST) or []
    return {motive.id: most for motive, most in zip(motives, found, strict=False)}


def fits(match: Match[Any], motive: Motive, most: Most | None) -> bool:
    if most is None or most.number < motive.least or most.choices < motive.fewest:
        return False
    if motive.without in {match.verbs.verb(action).name for action in most.path}:
        return False
    return most.plans == 1 and most.among >= LEAST and most.firsts <= LEADING * most.answers


def hardness(level: Level, start: Start) -> int:
    return 1 + sum(found_by_looking(Walk(level, start), level.par, {}) < rare for rare in RARE)


def found_by_looking(walk: Walk, left: int, known: dict[tuple[bytes, int], float]) -> float:
    """How likely a goal is reached within so many choices by somebody who gives the answer that brings most of it at
    once, or any where none brings anything."""
    ask = walk.settle()
    if walk.solved:
        return 1.0
    if ask is None or left == 0:
        return 0.0
    key = walk.key(), left
    if key not in known:
        had, ways = walk.reached[0][0], list(walk.onward(ask))
        gains = [brought(way) - had for way in ways]
        most = max(gains)
        tried = [way for way, gain in zip(ways, gains, strict=True) if gain == most > 0] or ways
        known[key] = sum(found_by_looking(way, left - 1, known) for way in tried) / len(tried)
    return known[key]


def brought(walk: Walk) -> int:
    """How much of what is wanted there is once chance has answered."""
    there = walk.copy()
    there.settle()
    return there.reached[0][0]


def alike(most: Most, other: Most | None) -> bool:
    return other is not None and (most.number, most.choices, most.plans, sorted(most.path)) == (
        other.number,
        other.choices,
        other.plans,
        sorted(other.path),
    )


# Best


class Contest:
    """An answer against others, deal by deal with the same luck for all. Each other one is given by itself, and where
    the rules allow it followed at once by the answer."""

    def __init__(self, match: Match[Any], state: Any, seat: int, best: int, others: list[int], rng: Rng) -> None:
        self.match, self.state, self.seat, self.rng = match, state, seat, rng
        self.learned = Learned()
        self.bot = OneStep(self.learned)
        self.scale = self.learned.scale(match, state) or scale_in(match, state)
        self.best = Trial(best, match.seats)
        lines: list[tuple[int, ...]] = [(other,) for other in others]
        lines += [(other, best) for other in others if self.given(state.clone(), (other, best), Rng(1))]
        self.others = {line: Trial(line[0], match.seats) for line in lines}

    def given(self, s: Any, line: tuple[int, ...], rng: Rng) -> bool:
        """Give answers one after the other, with what chance says in between; whether all could be given."""
        ask: Ask | None = ask_of(s, self.seat)
        for action in line:
            while ask is not None and (ask.seat == CHANCE or (ask.seat == self.seat and len(ask.actions) == 1)):
                answer(s, random_answer(ask, rng))
                ask = advance(s)
            if ask is None or ask.seat != self.seat or action not in ask.actions:
                return False
            give(s, ask, action)
            ask = advance(s)
        return True

    def judged(self, deals: int) -> bool:
        """Judge all at the end of the turn; whether the answer is clearly ahead of all."""
        judge: Judge = self.learned.asked(self.match, self.state)

        def ended(s: Any, rng: Rng) -> bool:
            then = settle(self.match, s, self.seat, rng, judge)
            if then is not None and then.seat == self.seat:
                then = finish(self.match, s, then, max(2, judge.follow(self.match)), rng, judge)
            return then is None

        self.deal(deals, ended, judge)
        ahead = mean(self.best.chances)
        return all(ahead - mean(each.chances) >= CLEAR for each in self.others.values())

    def played(self) -> float:
        """Play on until the seat's next turn; by how much of the chance to win the answer is ahead, or 0."""

        def ended(s: Any, rng: Rng) -> bool:
            return play_on(self.match, s, self.seat, rng, 0, self.bot)

        worth = 1.0
        done = 0
        for deals in DEALS:
            self.deal(deals - done, ended, self.learned)
            done = deals
            for line, trial in list(self.others.items()):
                gap = Gap(self.best, trial)
                assert gap.chance is not None
                least = gap.chance - WIDER * gap.chance_wide
                if done >= ENOUGH and least >= CLEAR:
                    worth = min(worth, least)
                    del self.others[line]
                elif gap.chance < CLEAR or done == DEALS[-1]:
                    return 0.0
        return worth

    def deal(self, deals: int, ended: Any, judge: Judge) -> None:
        for _ in range(deals if self.others else 0):
            dealt: Any = self.match.determinise(self.state, self.seat, self.rng)
            unseal(dealt, self.seat)
            luck = self.rng.below(1 << 30)
            for line, trial in {(self.best.action,): self.best, **self.others}.items():
                s, rng = dealt.clone(), Rng(luck)
                self.given(s, line, rng)
                trial.learn(self.match, s, self.seat, ended(s, rng), self.scale, judge)


def clearly_best(match: Match[Any], state: Any, seat: int, seed: int) -> tuple[int, float] | None:
    """The answer that is clearly best, and the least that it is worth in chances, if there is such an answer."""
    ask = ask_of(state, seat)
    assert ask is not None
    rng, judge = Rng(seed), Learned()
    scale = judge.scale(match, state) or scale_in(match, state)
    if scale is None:
        raise SystemExit("nobody has measured how far a lead counts here: see tools/odds.py")
    liked = OneStep(judge).choose(match, state, seat, rng, Budget(2.0)).alternatives[:CANDIDATES]
    seen = at_once(match, state, seat, [each.action for each in liked], rng, LOOKS, scale, judge)
    if not is_ahead(seen[0].values, seen[1].values) or Gap(seen[0], seen[1]).sure < CLEAR:
        return None
    best = seen[0].action
    if not Contest(match, state, seat, best, [each for each in ask.actions if each != best], rng).judged(LOOKS):
        return None
    at = player(SEARCH, seed)
    found = at.bot.choose(match, match.determinise(state, seat, at.rng), seat, at.rng, at.budget)
    if found.action != best:
        return None
    rivals = {each.action for each in seen[1 : 1 + RIVALS]} | {each.action for each in found.alternatives[:RIVALS]}
    worth = Contest(match, state, seat, best, sorted(rivals - {best}), rng).played()
    return (best, worth) if worth else None


def best(match: Match[Any], state: Any, seat: int, id: str, wanted: list[Motive]) -> Iterator[Spot]:
    """The puzzle in which one answer is clearly best, if this is one."""
    ask = ask_of(state, seat)
    if ask is None or not wanted or not FEW <= len(ask.actions) <= MANY:
        return
    found = clearly_best(match, state, seat, number_of(id))
    motive = None if found is None else motive_for(match.game, match.verbs.verb(found[0]).name)
    if found is None or motive not in wanted:
        return
    rating = rated(sum(misses(match, state, seat, found[0], at) for at in attempts(id)))
    if rating:
        answer = match.verbs.format(found[0])
        start = imagined(match, state, seat, 0)
        spotted = Spotted(motive.id, 1, 1, rating, answer, round(found[1], 3))
        yield Spot(spotted, stored(match, start, id, [f"{seat + 1} {answer}"]))


def motive_for(game: Game, verb: str) -> Motive | None:
    """What a puzzle with such an answer is about."""
    return next((motive for motive in motives_of(game) if motive.best and motive.asks in (verb, "")), None)


def misses(match: Match[Any], state: Any, seat: int, best: int, at: Any) -> bool:
    s: Any = match.determinise(state, seat, at.rng)
    return bool(at.bot.choose(match, s, seat, at.rng, at.budget).action != best)


# Either


def number_of(id: str) -> int:
    return int.from_bytes(id.encode(), "big") % (1 << 30)


def attempts(id: str) -> Iterator[Any]:
    """The bots that try a puzzle."""
    for name in RATED_BY:
        for each in range(TRIES):
            yield player(name, number_of(id) * 100 + each)


def rated(missed: int) -> int:
    """From 1, if nearly all bots find it, to 5, if nearly all miss it; 0 if all find it: then it is no puzzle."""
    return 1 + round(4 * missed / (TRIES * len(RATED_BY))) if missed else 0


def stored(match: Match[Any], start: Start, id: str, lines: list[str]) -> Stored:
    request = match.request
    return Stored(id, match.seats, [start.seat], start.position, request.edition, dict(request.options), 1, lines)


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


def confirmed(game: Game, spot: Spot) -> Spot | None:
    """A puzzle as the search of today finds it, with what it is worth now; None where it does not find it."""
    start = start_of(game, PUZZLE, spot.stored.id)
    if not spot.spotted.answer:
        motives = [motive for motive in motives_of(game) if motive.id == spot.spotted.motive]
        again = proved(start.match, start.state(), start.seat, spot.stored.id, motives)
        return next((each for each in again if each.answers == spot.answers), None)
    found = clearly_best(start.match, start.state(), start.seat, number_of(spot.stored.id))
    if found is None or start.match.verbs.format(found[0]) != spot.spotted.answer:
        return None
    return spot._replace(spotted=msgspec.structs.replace(spot.spotted, worth=round(found[1], 3)))


def rate(game: Game) -> None:
    """Rate every plan again."""
    spots = kept(game)
    for at, spot in enumerate(spots):
        if not spot.spotted.answer:
            level = next(each for each in puzzles_of(game) if each.id == spot.stored.id)
            rating = hardness(level, start_of(game, PUZZLE, level.id))
            spots[at] = spot._replace(spotted=msgspec.structs.replace(spot.spotted, rating=rating))
    write(game, spots)
    print(f"{game.id}: {dict(sorted(Counter(spot.spotted.rating for spot in spots).items()))}")


def check(game: Game, prefix: str) -> None:
    """Drop the puzzles that the search of today does not find, of those whose ids begin so; written after each."""
    spots = kept(game)
    for spot in [each for each in spots if each.stored.id.startswith(prefix)]:
        again = confirmed(game, spot)
        print(f"{spot.stored.id}: {'gone' if again is None else again.spotted.worth or 'proved'}", flush=True)
        at = spots.index(spot)
        spots[at : at + 1] = [] if again is None else [again]
        write(game, spots)


class Collection:
    """The puzzles of a game, of which no kind may be too frequent."""

    def __init__(self, spots: list[Spot], count: int, kinds: str) -> None:
        self.spots, self.count, self.kinds = spots, count, kinds

    @property
    def full(self) -> bool:
        return len(self.spots) >= self.count

    def wants(self, motive: Motive) -> bool:
        if ("best" if motive.best else "proved") not in self.kinds:
            return False
        had = sum(each.spotted.motive == motive.id for each in self.spots)
        return had < motive.share * self.count // 100

    def take(self, spots: list[Spot]) -> Spot | None:
        """Take one of the puzzles of a turn, of the rarest motive, if there is room for it."""
        motives = Counter(each.spotted.motive for each in self.spots)
        ideas = Counter(each.idea for each in self.spots)
        verbs = Counter(each.verbs for each in self.spots if each.spotted.par > 1)
        here = {each.here for each in self.spots}
        for spot in sorted(spots, key=lambda each: motives[each.spotted.motive]):
            few = ideas[spot.idea] < SAME and verbs[spot.verbs] < SAME_VERBS * self.count // 100
            if few and spot.here not in here:
                self.spots.append(spot)
                return spot
        return None


def searched(game: Game, match: Match[Any], number: int, bot: str, found: Collection) -> Iterator[list[Spot]]:
    """The puzzles of a game between bots, turn by turn, as far as they are still wanted."""
    last, planned = -1, False
    for looked, (state, seat) in enumerate(positions(match, number, bot), 1):
        if seat != last:
            last, planned = seat, False
        wanted = [motive for motive in motives_of(game) if found.wants(motive)]
        yield list(best(match, state, seat, f"q{number}-{looked}", [each for each in wanted if each.best]))
        if not planned:
            plans = [each for each in wanted if not each.best]
            yield list(proved(match, state, seat, f"p{number}-{looked}", plans))
        planned = planned or acts(game, match, state, seat)


def acts(game: Game, match: Match[Any], state: Any, seat: int) -> bool:
    """Whether this is a question of a turn in which a plan is looked for: its first one is enough."""
    ask = ask_of(state, seat)
    assert ask is not None
    offered = {match.verbs.verb(action).name for action in ask.actions}
    return any(motive.asks in offered for motive in motives_of(game) if not motive.best)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--bot", default="casual")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--edition", default="")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--kinds", default="best proved", help="best, proved or both")
    parser.add_argument("--hard", type=int, default=1, help="take only puzzles with this rating or more")
    parser.add_argument("--check", nargs="?", const="", metavar="PREFIX")
    parser.add_argument("--rate", action="store_true")
    wish = parser.parse_args()
    game = games.get(wish.game)
    if wish.check is not None:
        check(game, wish.check)
        return
    if wish.rate:
        rate(game)
        return
    found = Collection(kept(game), wish.count, wish.kinds)
    number = wish.seed
    while not found.full:
        match = game.match(edition=wish.edition, seats=wish.seats or SEATS[number % len(SEATS)])
        taken = 0
        for spots in searched(game, match, number, wish.bot, found):
            spot = found.take([each for each in spots if each.spotted.rating >= wish.hard])
            if spot is not None:
                taken += 1
                print(f"{len(found.spots)}: {spot.stored.id} {spot.spotted} {spot.answers}", flush=True)
                write(game, found.spots)
                if taken == PER_GAME or found.full:
                    break
        number += 1


if __name__ == "__main__":
    main()
