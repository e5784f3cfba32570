"""Plays fixed seeds of every game and edition and prints a fingerprint of each record, of what learned bots choose, and
of the rows that learners see: the same for both cores.

One game with every set of options in every edition, for two players, three and so on in turn; the nightly run plays
four for every number of players.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from typing import Any

from ludarium import games
from ludarium._compiled import mode
from ludarium.adapters.encoding import Encoder
from ludarium.adapters.episode import interface_of
from ludarium.adapters.tables import EVERY_SEAT, Tables
from ludarium.bots.bot import Budget
from ludarium.bots.driver import ponder, seated
from ludarium.bots.greedy import Greedy
from ludarium.bots.judge import LearnedJudge
from ludarium.bots.mcts import Style
from ludarium.bots.planner import Planner
from ludarium.kernel.conformance import fingerprint, option_sets, tables
from ludarium.kernel.engine import Rng, advance, answer, playout
from ludarium.kernel.game import Game
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.traits import STAGES

NIGHTLY = "LUDARIUM_GAMES" in os.environ
SEEDS = range(1, 5 if NIGHTLY else 2)


def chosen(game: Game) -> Iterator[TableRequest]:
    """Tables of the kit in which every seat count, every edition and every pair of options occurs."""
    sets, counts = len(option_sets(game)), len(game.seats)
    for number, table in enumerate(tables(game)):
        if NIGHTLY or sets < counts or number % sets % counts == number // sets % counts:
            yield table


def fingerprints(name: str) -> dict[str, str]:
    """Random games at the chosen tables, and what their records hash to."""
    return {
        f"{name}, {table}, seed {seed}": fingerprint(games.resolve(table), seed)
        for table in chosen(games.get(name))
        for seed in SEEDS
    }


def judgements(name: str) -> dict[str, str]:
    """What bots with learned weights think of all answers in a few positions of a game that has traits."""
    match: Any = games.get(name).match(seats=2)
    size = len(match.traits.every)
    if size == 0:
        return {}
    judge = LearnedJudge([[(at % 7 - 3) / 7 for at in range(size)]] * (STAGES + 1), [5.0] * (STAGES + 1))
    rng, s, found = Rng(1), match.start(), hashlib.sha256()
    for _ in range(4):
        playout(s, rng, 40)
        ask = advance(s)
        while ask is not None and (ask.seat == CHANCE or len(ask.actions) == 1):
            playout(s, rng, 1)
            ask = advance(s)
        if ask is None:
            break
        for bot in (Greedy(deals=1, judge=judge), Planner(Style(), judge, 2)):
            choice = bot.choose(match, s, ask.seat, Rng(2), Budget(simulations=12))
            found.update(repr([(one.action, one.value) for one in choice.alternatives]).encode())
    return {f"{name}, learned judgements": found.hexdigest()}


def bots_choices(name: str, most: int = 200 if NIGHTLY else 40) -> dict[str, str]:
    """What the learned and the patient bot that ship think of the first choices of a game."""
    match: Any = games.get(name).match(seats=2)
    players = seated(["learned", "patient"], 3)
    s, rng, found = match.start(), Rng(3), hashlib.sha256()
    while most > 0 and (ask := advance(s)) is not None:
        if ask.seat == CHANCE or len(ask.actions) == 1 or ask.sealed:
            playout(s, rng, 1)
            continue
        most -= 1
        players[ask.seat].budget = Budget(simulations=12)
        choice = ponder(match, s, ask, players[ask.seat])
        found.update(repr([(one.action, one.value) for one in choice.alternatives]).encode())
        answer(s, choice.action)
    return {f"{name}, choices of bots": found.hexdigest()}


def rows(name: str, steps: int = 60) -> dict[str, str]:
    """What the bytes hash to that learners see in two random games."""
    interface = interface_of(TableRequest.of(name, "", 2, None, None))
    encoder = Encoder(interface.match, interface.vocabulary.size)
    tables = Tables(interface.match, interface.vocabulary, encoder, [EVERY_SEAT, 1], [7, 8])
    seen = hashlib.sha256()
    for step in range(steps):
        seen.update(tables.rows.buffer())
        masks, width = bytes(tables.masks.buffer()), interface.vocabulary.size
        legal = [[at for at in range(width) if masks[game * width + at]] for game in range(2)]
        tables.say([words[step % len(words)] for words in legal])
    return {f"{name}, rows": seen.hexdigest()}


if __name__ == "__main__":
    kinds = (fingerprints, judgements, bots_choices, rows)
    every = {key: value for name in games.names() for kind in kinds for key, value in kind(name).items()}
    print(json.dumps({"compiled": mode().compiled, "records": every}))
