"""The greedy bot: it picks the answer that is best for its seat by the game's own estimate, or by another judge.

Every answer is tried on several re-dealt copies of the position, with the same luck for each answer, so that only the
answers differ. After an answer the bot follows its own next choices greedily, because in most games one move is made
of several answers and pays only with the last.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.bots.bot import Alternative, Bot, Budget, Choice, Watch, only_answer, question
from ludarium.bots.judge import BY_ESTIMATE, Judge
from ludarium.bots.lookahead import outlook, unseal
from ludarium.kernel.engine import Rng
from ludarium.kernel.state import State


class Greedy(Bot):
    """Looks one step ahead, or as far as it follows its own choices: then in a single deal."""

    def __init__(self, deals: int = 2, follow: int = 0, judge: Judge = BY_ESTIMATE) -> None:
        self.deals: Final = deals
        self.follow: Final = follow
        self.judge = judge

    def choose(self, match: Any, state: State, seat: int, rng: Rng, budget: Budget) -> Choice:
        ask = question(state, seat)
        if len(ask.actions) == 1:
            return only_answer(ask)
        actions = ask.actions[:]
        rng.shuffle(actions)
        judge = self.judge.asked(match, state)
        follow = max(self.follow, judge.follow(match))
        sums = [0.0] * len(actions)
        tries = [0] * len(actions)
        watch = Watch(budget)
        done = 0
        for _ in range(self.deals if follow == 0 else 1):
            dealt = match.determinise(state, seat, rng)
            unseal(dealt, seat)
            luck = rng.below(1 << 30)
            for at in range(len(actions)):
                if done > 0 and watch.over(done):
                    return ranked(actions, sums, tries)
                sums[at] += outlook(match, dealt.clone(), ask, actions[at], Rng(luck), follow, judge)
                tries[at] += 1
                done += 1
        return ranked(actions, sums, tries)


def ranked(actions: list[int], sums: list[float], tries: list[int]) -> Choice:
    """The tried answers, best average first; the order of `actions` decides between equals."""
    found: list[Alternative] = []
    for at in range(len(actions)):
        if tries[at] > 0:
            found.append(Alternative(actions[at], sums[at] / tries[at], tries[at]))
    found.sort(key=value_of, reverse=True)
    return Choice(found[0].action, found)


def value_of(alternative: Alternative) -> float:
    return alternative.value
