"""How long the answers of a bot take, in processor time; forced ones are not counted.

    python -m tools.answer_times dei novice --seats 2 --games 3
    LUDARIUM_PURE=1 python -m tools.answer_times dei novice

The bot plays every seat. Without the compiled core it says what a machine without a compiler makes of it.
"""

from __future__ import annotations

import argparse
from statistics import fmean
from time import process_time
from typing import Any

from ludarium import _compiled, games
from ludarium.bots.driver import ponder, seated
from ludarium.kernel.chance import seed_of
from ludarium.kernel.game import Match
from ludarium.kernel.play import Play

SEED = 900_000


def answer_times(match: Match[Any], bot: str, number: int) -> list[float]:
    """The milliseconds of every choice in the game with this number."""
    play, players = Play(match, seed_of(number)), seated([bot] * match.seats, number)
    took: list[float] = []
    while asked := play.asks:
        ask = asked[0]
        action = ask.actions[0]
        if len(ask.actions) > 1:
            begun = process_time()
            action = ponder(match, play.state, ask, players[ask.seat]).action
            took.append(1000.0 * (process_time() - begun))
        play.do(ask.seat, action)
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("bot")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=3)
    given = parser.parse_args()
    match = games.get(given.game).match(seats=given.seats)
    took = sorted(each for number in range(given.games) for each in answer_times(match, given.bot, SEED + number))
    over, most = sum(each > 5.0 for each in took) / len(took), took[len(took) * 99 // 100]
    print(f"{given.game}, {given.seats} seats, {given.bot}, {_compiled.mode()}: {len(took)} answers")
    print(f"{fmean(took):.1f} ms on average, 99 % within {most:.0f}, all within {took[-1]:.0f}; {over:.1%} over 5 ms")


if __name__ == "__main__":
    main()
