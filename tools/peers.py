"""How our bots do against peers that play through our adapters. The strength pages have results.

    python tools/peers.py dei learned-mcts:20 --search 20 --games 10
    python examples/masked_ppo.py dei --minutes 4 --save dei.npz
    python tools/peers.py dei learned --trained dei.npz --games 100

OpenSpiel's own IS-MCTS searches each word of an answer with so many simulations and one random play-out for each. A
trained agent says the word its network prefers. Both sides play every seed once from each seat. What is printed is how
often ours won, and the processor time that an answer took either side.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ludarium.adapters.encoding import Encoder
from ludarium.adapters.episode import Interface
from ludarium.adapters.openspiel import register
from ludarium.bots.driver import ponder, seated
from ludarium.bots.levels import Player
from ludarium.kernel.chance import Dealer, seed_of
from ludarium.kernel.seats import CHANCE
from ludarium.lab.stats import wilson

BOLDNESS = 1.4


@dataclass
class Tally:
    """What a contest came to: our part of each win, and the milliseconds of every answer."""

    won: list[float] = field(default_factory=list)
    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        rate = wilson(sum(self.won), len(self.won))
        ours, theirs = fmean(self.ours), fmean(self.theirs)
        return f"{sum(self.won):g} of {len(self.won)}: {rate}; {ours:.0f} ms and {theirs:.0f} ms an answer"


class Trained:
    """What `examples/masked_ppo.py` learned: always the word with the highest odds."""

    def __init__(self, file: Path, interface: Interface) -> None:
        weights = np.load(file)
        self.encoder = Encoder(interface.match, interface.vocabulary.size)
        self.sheet = self.encoder.sheet(1)
        self.row = np.frombuffer(self.sheet.buffer(), np.uint8)
        self.inward, self.bias, self.word = weights["in"], weights["in_bias"], weights["word"]

    def step(self, state: Any) -> int:
        episode = state.episode
        self.encoder.write(self.sheet, 0, episode.state, episode.ask, episode.seat, list(episode.said))
        hidden = np.tanh(self.row.astype(np.float32) / np.float32(255) @ self.inward + self.bias)
        wish, words = hidden @ self.word, episode.words()
        return int(words[int(np.argmax(wish[words]))])


def searching(game: Any, simulations: int, seed: int) -> Any:
    random = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), BOLDNESS, simulations, random_state=random)


def contest(game: Any, at: Player, bot: Any, own: int, seed: int, tally: Tally) -> None:
    """One game, ours in the seat `own`."""
    state, dealer = game.new_initial_state(), Dealer(seed_of(seed))
    episode = state.episode
    match = episode.interface.match
    while (ask := episode.ask) is not None:
        begun = process_time()
        if ask.seat == CHANCE:
            episode.give(dealer.answer(ask, episode.chances))
        elif len(ask.actions) == 1:
            episode.give(ask.actions[0])
        elif ask.seat == own:
            episode.give(ponder(match, episode.state, ask, at).action)
            tally.ours.append(1000 * (process_time() - begun))
        else:
            while episode.ask is ask:
                state.apply_action(int(bot.step(state)))
            tally.theirs.append(1000 * (process_time() - begun))
    tally.won.append(episode.shares()[own])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("bot")
    peer = parser.add_mutually_exclusive_group(required=True)
    peer.add_argument("--search", type=int, metavar="SIMULATIONS", help="IS-MCTS with so many simulations")
    peer.add_argument("--trained", type=Path, metavar="FILE", help="weights of examples/masked_ppo.py")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=5000)
    given = parser.parse_args()
    register()
    game, tally = pyspiel.load_game(f"ludarium_{given.game}(players=2)"), Tally()
    trained = given.trained and Trained(given.trained, game.new_initial_state().episode.interface)
    name = f"IS-MCTS with {given.search}" if given.search else given.trained.name
    for number in range(given.games):
        seed, own = given.seed + number // 2, number % 2
        at = seated([given.bot], seed)[0]
        contest(game, at, trained or searching(game, given.search, seed), own, seed, tally)
        print(f"{given.bot} against {name}: {tally}", flush=True)


if __name__ == "__main__":
    main()
