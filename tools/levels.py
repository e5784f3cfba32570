"""Find where a level begins: `python tools/levels.py dei` plays bots against each other and looks through their games.

For each level of `levels.toml` without a start it takes the first position at which the goal needs exactly par choices
and a short search proves that. Starts that exist stay as they are; delete a line of `starts/level.jsonl` to look again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from ludarium import games
from ludarium.bots.driver import ponder, seated
from ludarium.kernel.chance import Dealer, seed_of
from ludarium.kernel.engine import advance, answer, asks, seal
from ludarium.kernel.game import Game, Match
from ludarium.kernel.levels import KIND, Found, Level, Walk, course_of, openings, solve
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.starts import Start, Stored, path_of, starts_of

MOST = 1100
"""Positions a proof may need: `make test` repeats all of them."""
EASY = 0.5
"""At most this part of the first answers may lead to the goal within par, or there is nothing to think about."""
PER_GAME = 3
"""So many levels begin in one game, so that not all of them look alike."""


def positions(match: Match[Any], number: int, bot: str) -> Iterator[tuple[Any, int]]:
    """Every choice of a game between bots, and whose it is."""
    players = seated([bot] * match.seats, number)
    dealer, state, chances = Dealer(seed_of(number)), match.start(), 0
    while (first := advance(state)) is not None:
        if first.seat == CHANCE:
            answer(state, dealer.answer(first, chances))
            chances += 1
            continue
        for ask in asks(state):
            action = ask.actions[0]
            if len(ask.actions) > 1:
                if not ask.sealed:
                    yield state, ask.seat
                action = ponder(match, state, ask, players[ask.seat]).action
            if ask.sealed:
                seal(state, ask.seat, action)
            else:
                answer(state, action)


def tried(level: Level, match: Match[Any], state: Any, seat: int, chance: int) -> tuple[Stored, Found] | None:
    """The start this position makes, if the level is what it should be there."""
    legal = {match.verbs.verb(action).name for ask in asks(state) for action in ask.actions}
    if not {level.asks, level.first} - {""} <= legal:
        return None
    dump = match.dump(state)
    start = Start(KIND, level.id, "", match, dump, (seat,), seed_of(chance), ())
    walk = Walk(level, start)
    if any(there for (there, needed), each in zip(walk.reached, level.goal, strict=True) if each.points or each.event):
        return None
    found = solve(level, start, level.par, MOST)
    if found.path is None or found.choices != level.par or not is_fair(level, start):
        return None
    lines = lines_of(start, level, found.path)
    request = match.request
    stored = Stored(level.id, match.seats, [seat], dump, request.edition, dict(request.options), chance, lines)
    return stored, found


def is_fair(level: Level, start: Start) -> bool:
    """Whether it matters how a level begins: few first answers lead to the goal, all with the verb it wants."""
    leading, answers = openings(level, start, MOST)
    verbs = {start.match.verbs.verb(action).name for action in leading}
    return len(leading) <= EASY * answers and (not level.first or verbs == {level.first})


def lines_of(start: Start, level: Level, path: tuple[int, ...]) -> list[str]:
    """A solution with what chance answers in between."""
    walk, lines, left = Walk(level, start), [], list(path)
    verbs = start.match.verbs
    while not walk.solved:
        ask = advance(walk.state)
        assert ask is not None
        action = walk.dealer.answer(ask, walk.chances) if ask.seat == CHANCE else left.pop(0)
        lines.append(f"{'*' if ask.seat == CHANCE else ask.seat + 1} {verbs.format(action)}")
        walk.give(ask, action)
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="casual")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default="")
    wish = parser.parse_args()
    game: Game = games.get(wish.game)
    match = game.match(edition=wish.edition, seats=wish.seats)
    levels = course_of(game).levels
    kept = starts_of(game, KIND)
    missing = [level for level in levels if level.id not in kept]
    path = path_of(game, KIND)
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    for number in range(wish.seed, wish.seed + wish.games):
        used = fitting = 0
        for state, seat in positions(match, number, wish.bot):
            used += 1
            for level in missing if fitting < PER_GAME else ():
                made = tried(level, match, state, seat, 1 + number)
                if made is None:
                    continue
                stored, found = made
                print(
                    f"{level.id}: game {number}, choice {used}, {found.positions} positions, {stored.lines}", flush=True
                )
                lines.append(msgspec.json.encode(stored).decode())
                missing.remove(level)
                fitting += 1
                break
        if not missing:
            break
    order = [level.id for level in levels]
    lines.sort(key=lambda line: order.index(msgspec.json.decode(line)["id"]))
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    if missing:
        sys.exit(f"nothing was found for {', '.join(level.id for level in missing)}")


if __name__ == "__main__":
    main()
