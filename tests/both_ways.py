"""Plays fixed seeds of every game and edition and prints a fingerprint of each record: the same for both cores."""

from __future__ import annotations

import hashlib
import json

from ludarium import games
from ludarium._compiled import mode
from ludarium.kernel.chance import seed_of
from ludarium.kernel.conformance import tables
from ludarium.kernel.engine import Rng, random_answer
from ludarium.kernel.game import Game
from ludarium.kernel.play import Play
from ludarium.kernel.record import record_of, write


def fingerprints(game: Game, number: int) -> dict[str, str]:
    """One random game with this number at every table of the kit, and what its record hashes to."""
    found = {}
    for edition, seats, options in tables(game):
        play = Play(game.match(edition, seats, options), seed_of(number))
        rng = Rng(number)
        while not play.over:
            ask = play.asks[rng.below(len(play.asks))]
            play.do(ask.seat, random_answer(ask, rng))
        text = write(record_of(play))
        found[f"{game.id} {edition} {seats} {options} {number}"] = hashlib.sha256(text.encode()).hexdigest()
    return found


if __name__ == "__main__":
    every = {
        key: value for name in games.names() for n in (1, 2) for key, value in fingerprints(games.get(name), n).items()
    }
    print(json.dumps({"compiled": mode().compiled, "records": every}))
