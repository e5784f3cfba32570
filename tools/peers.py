"""How our bots do against peers that play through our adapters. The strength pages have results.

    python tools/peers.py dei learned-mcts:20 --search 20 --games 10
    python examples/sb3_ppo.py dei --save dei.zip
    python tools/peers.py dei learned --trained dei.zip --games 100

OpenSpiel's own IS-MCTS searches each word of an answer with so many simulations and one random play-out for each. A
trained agent says the word its network prefers. Both sides play every seed once from each seat. What is printed is how
often ours won, and the processor time that an answer took either side. Games are kept in a file as they end: the same
command takes up a contest where it was stopped.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from pathlib import Path
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
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import CHANCE
from ludarium.lab.jobs import make_job
from ludarium.lab.stats import wilson

BOLDNESS = 1.4
MOST_ANSWERS = 1000
"""After so many a game that does not end is stopped, and ours has lost it."""


@dataclass
class Side:
    """What one side's answers took."""

    answers: int = 0
    seconds: float = 0.0

    def row(self) -> dict[str, Any]:
        return {"answers": self.answers, "seconds": round(self.seconds, 4)}


@dataclass
class Contest:
    """The games that have been played, one line for each in the file below a line that says what was played."""

    file: Path
    about: dict[str, Any]
    rows: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.file.exists():
            about, *self.rows = (json.loads(line) for line in self.file.read_text().splitlines())
            if about != json.loads(json.dumps(self.about)):
                raise SystemExit(f"{self.file} has another contest: {about}")
        else:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(self.about) + "\n")

    def keep(self, row: dict[str, Any]) -> None:
        self.rows.append(row)
        with self.file.open("a") as stream:
            stream.write(json.dumps(row) + "\n")

    def _milliseconds(self, side: str) -> float:
        seconds, answers = (sum(float(row[side][what]) for row in self.rows) for what in ("seconds", "answers"))
        return 1000 * seconds / answers

    def __str__(self) -> str:
        won, games = sum(row["won"] for row in self.rows), len(self.rows)
        ours, theirs = (sum(row["points"][side] for row in self.rows) / games for side in (0, 1))
        times = f"{self._milliseconds('ours'):.2f} and {self._milliseconds('theirs'):.2f} ms an answer"
        stopped = sum(not row["finished"] for row in self.rows)
        more = f"; {stopped} stopped" if stopped else ""
        return f"{won:g} of {games}: {wilson(won, games)}; points {ours:.1f} : {theirs:.1f}; {times}{more}"


class Network:
    """An agent that has learned: always the word that it likes best."""

    def __init__(self, interface: Interface) -> None:
        self.encoder = Encoder(interface.match, interface.vocabulary.size)
        self.sheet = self.encoder.sheet(1)
        self.row = np.frombuffer(self.sheet.buffer(), np.uint8)

    def step(self, state: Any) -> int:
        episode = state.episode
        self.encoder.write(self.sheet, 0, episode.state, episode.ask, episode.seat, list(episode.said))
        return self.best(self.row.astype(np.float32) / np.float32(255), episode.words())

    def best(self, row: Any, words: list[int]) -> int:
        raise NotImplementedError


class Ours(Network):
    """What `examples/masked_ppo.py` learned."""

    def __init__(self, file: Path, interface: Interface) -> None:
        super().__init__(interface)
        weights = np.load(file)
        self.inward, self.bias, self.word = weights["in"], weights["in_bias"], weights["word"]

    def best(self, row: Any, words: list[int]) -> int:
        wish = np.tanh(row @ self.inward + self.bias) @ self.word
        return words[int(np.argmax(wish[words]))]


class Library(Network):
    """What `examples/sb3_ppo.py` learned, with the code of its library."""

    def __init__(self, file: Path, interface: Interface) -> None:
        super().__init__(interface)
        import torch
        from sb3_contrib import MaskablePPO

        torch.set_num_threads(1)
        self.model = MaskablePPO.load(file, device="cpu")
        self.mask = np.zeros(interface.vocabulary.size, np.bool_)

    def best(self, row: Any, words: list[int]) -> int:
        self.mask[:] = False
        self.mask[words] = True
        return int(self.model.predict(row, action_masks=self.mask, deterministic=True)[0])


def searching(game: Any, simulations: int, seed: int) -> Any:
    random = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), BOLDNESS, simulations, random_state=random)


def play(game: Any, at: Player, bot: Any, own: int, seed: int) -> dict[str, Any]:
    """One game, ours in the seat `own`: our part of the win, and what is worth knowing about either side."""
    state, dealer, ours, theirs = game.new_initial_state(), Dealer(seed_of(seed)), Side(), Side()
    episode = state.episode
    match = episode.interface.match
    while (ask := episode.ask) is not None and ours.answers + theirs.answers < MOST_ANSWERS:
        begun = process_time()
        if ask.seat == CHANCE:
            episode.give(dealer.answer(ask, episode.chances))
        elif len(ask.actions) == 1:
            episode.give(ask.actions[0])
        else:
            side = ours if ask.seat == own else theirs
            if side is ours:
                episode.give(ponder(match, episode.state, ask, at).action)
            else:
                while episode.ask is ask:
                    state.apply_action(int(bot.step(state)))
            side.answers += 1
            side.seconds += process_time() - begun
    scores = match.scores(episode.state)
    return {
        "seed": seed,
        "seat": own,
        "won": episode.shares()[own],
        "finished": episode.over,
        "points": [scores[own], scores[1 - own]],
        "ours": ours.row(),
        "theirs": theirs.row(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("bot")
    peer = parser.add_mutually_exclusive_group(required=True)
    peer.add_argument("--search", type=int, metavar="SIMULATIONS", help="IS-MCTS with so many simulations")
    peer.add_argument("--trained", type=Path, metavar="FILE", help="what an example of examples/ saved")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--out", type=Path, default=Path("build/peers"), help="folder of the result files")
    given = parser.parse_args()
    register()
    game = pyspiel.load_game(f"ludarium_{given.game}(players=2)")
    interface = game.new_initial_state().episode.interface
    trained = given.trained and (Library if given.trained.suffix == ".zip" else Ours)(given.trained, interface)
    name = f"ismcts-{given.search}" if given.search else given.trained.stem
    job = make_job(TableRequest(given.game, seats=2), [given.bot], seed=given.seed)
    file = given.out / f"peers-{given.game}-{given.bot}-{name}.jsonl".replace(":", "-")
    contest = Contest(file, {**job.header(), "peer": name})
    for number in range(len(contest.rows), given.games):
        seed, own = given.seed + number // 2, number % 2
        at = seated([given.bot], seed, job.player)[0]
        contest.keep(play(game, at, trained or searching(game, given.search, seed), own, seed))
        print(f"{given.bot} against {name}: {contest}", flush=True)


if __name__ == "__main__":
    main()
