"""The search of the strongest bots: it judges where a judge can be trusted, and never loses sight of small differences.

It grows the same tree as `mcts`, with four differences. Positions are judged instead of played on at random: before
chance that the judge weighs, and at the end of a turn where only that says what a turn was good for. What an answer
looks like one step ahead is its first value, not only the order in which answers are tried. Lines end after `horizon`
changes of turn, so that all of them are judged at comparable moments. And a reward tells leads apart around the one
in the position searched, so it does not fade where one side is far ahead; half of it is the chance to win. A game that
is over counts for its result, as in `rewards`.

Most of a longer budget goes to a play-off between the answers tried most (`play_off`).
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ludarium.bots.bot import Choice, Watch
from ludarium.bots.judge import UNKNOWN, Judge
from ludarium.bots.lookahead import finish, outlook
from ludarium.bots.mcts import SPREAD, Mcts, Search, Style
from ludarium.bots.play_off import ENOUGH, LOOKS, Ahead, favourites, play_round
from ludarium.bots.rewards import BY_POINTS, lead
from ludarium.bots.tree import UNSEEN, Node, fold
from ludarium.kernel.asks import Ask
from ludarium.kernel.engine import Rng, advance, random_answer
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import State

BY_CHANCE: Final = 0.5
"""The part of a reward that is the chance to win; the rest tells leads apart near the one in the position searched."""
UNDECIDED: Final = -1
FIRST_LOOKS: Final = 2
"""So many deals are looked at before the search begins."""
CONVERGED: Final = 200
"""So many simulations at least belong to the tree; with more it finds hardly anything else."""
KNOWN: Final = 2
"""A play-off follows the tree along answers that were tried this often."""


class Planner(Mcts):
    """Plans each answer, reusing the tree as long as its own turn brings no surprise."""

    def __init__(self, style: Style, judge: Judge, horizon: int) -> None:
        super().__init__(style, judge)
        self.horizon: Final = horizon

    def search(self, match: Any, state: State, ask: Ask, rng: Rng) -> Search:
        return Plan(match, state, ask, rng, self.style, self.judge, self.horizon)


class Plan(Search):
    """The search for one answer."""

    def __init__(self, match: Any, state: State, ask: Ask, rng: Rng, style: Style, judge: Judge, horizon: int) -> None:
        super().__init__(match, state, ask, rng, style, judge.asked(match, state))
        self.horizon: Final = horizon
        self.reader: Final = judge
        """Judges the answers to any question, `judge` those to the one that is searched."""
        self.follow: Final = judge.follow(match)
        self.far = self.scale
        """The lead that makes a seat e times as likely to win."""
        self.scale = UNKNOWN
        self.bases: list[float] = []
        """Each seat's lead in the position searched."""
        self.preferred = UNDECIDED
        """The answer that won the play-off."""

    def inherit(self, last: Search) -> None:
        own = self.root
        super().inherit(last)
        if self.root is not own and isinstance(last, Plan):
            self.bases = last.bases
            self.far = last.far
            self.scale = last.scale

    def run(self, watch: Watch) -> int:
        done = super().run(watch.quarter(CONVERGED))
        return done if watch.over(done) else self.play_off(watch, done)

    def play_off(self, watch: Watch, done: int) -> int:
        """Play the favourites on while the budget lasts; another than the first must be ahead beyond the noise."""
        actions = self.root.actions
        places = favourites(self.root.tries, self.root.admit(self.ask.actions))
        ahead = [Ahead() for _ in places]
        for _ in range(ENOUGH if len(places) > 1 else 0):
            dealt = self.deal()
            luck = self.rng.below(1 << 30)
            first = 0.0
            for each in range(len(places)):
                if watch.over(done):
                    break
                reward, looks = self.played_on(dealt.clone(), places[each], Rng(luck))
                if each == 0:
                    first = reward
                ahead[each].learn(reward - first)
                done += 1 + looks // LOOKS
            if watch.over(done):
                break
        most = 0.0
        for each in range(len(places)):
            if ahead[each].surely > most:
                most = ahead[each].surely
                self.preferred = actions[places[each]]
        return done

    def played_on(self, s: State, at: int, rng: Rng) -> tuple[float, int]:
        """What an answer is worth at the beginning of the seat's next turn, and how many positions were looked at: the
        rest of this turn is played as the tree knows it."""
        node: Node | None = self.root
        ask: Ask | None = self.ask
        sealed: list[int] = []
        while node is not None and ask is not None:
            key = self.observe(s, ask, node.actions[at], 0, sealed)
            ask = advance(s)
            while ask is not None and (ask.seat == CHANCE or len(ask.actions) == 1):
                key = self.observe(s, ask, random_answer(ask, rng), key, sealed)
                ask = advance(s)
            node = node.children.get(fold(key, ask.seat)) if ask is not None and ask.seat == self.seat else None
            if node is not None and ask is not None:
                at = favourites(node.tries, node.admit(ask.actions))[0]
                if node.tries[at] < KNOWN:
                    break
        ask, looks = play_round(self.match, s, ask, self.seat, rng, self.reader)
        return self.judged(s, ask, CHANCE, False)[self.seat], looks

    def verdict(self) -> Choice:
        choice = super().verdict()
        if self.preferred == UNDECIDED:
            return choice
        self.chosen = self.preferred
        won = [each for each in choice.alternatives if each.action == self.chosen]
        return Choice(self.chosen, won + [each for each in choice.alternatives if each.action != self.chosen])

    def measure(self, watch: Watch) -> None:
        """The scale of points in this position, and what every answer looks like at first."""
        points = self.judge.points(self.match, self.start)
        self.bases = [lead(points, seat) for seat in range(len(points))]
        self.scale = self.spread(watch, SPREAD)
        if self.far == UNKNOWN:
            self.far = self.scale
        self.look_first(watch)

    def look_first(self, watch: Watch) -> None:
        """Look at every answer as a bot without a search would, on the same deals and with the same luck."""
        root = self.root
        places = root.admit(self.ask.actions)
        for deal in range(FIRST_LOOKS):
            dealt = self.deal()
            luck = self.rng.below(1 << 30)
            for at in places:
                if watch.over(0):
                    return
                look = outlook(
                    self.match, dealt.clone(), self.ask, root.actions[at], Rng(luck), self.follow, self.judge
                )
                if deal == 0:
                    root.looks[at] = look
                    root.unseen -= 1
                else:
                    root.looks[at] += (look - root.looks[at]) / (deal + 1)
        for at in places:
            root.guesses[at] = self.reward(self.seat, root.looks[at])
        root.order(self.style.evenness)

    def reward(self, seat: int, ahead: float) -> float:
        """What a lead is worth to a seat."""
        near = squash((ahead - self.bases[seat]) / self.scale)
        return BY_CHANCE * squash(ahead / self.far) + (1.0 - BY_CHANCE) * near

    def simulate(self, s: State) -> None:
        path: list[Node] = []
        places: list[int] = []
        sealed: list[int] = []
        node: Node | None = self.root
        ask: Ask | None = self.ask
        before: State | None = None
        turns = 0
        while node is not None and ask is not None:
            at = self.pick(node, s, ask)
            action = node.actions[at]
            path.append(node)
            places.append(at)
            key = self.observe(s, ask, action, 0, sealed)
            before = None
            ask = advance(s)
            while ask is not None and (ask.seat == CHANCE or len(ask.actions) == 1):
                if before is None and ask.seat == CHANCE and self.judge.weighs_chance(self.match, s):
                    before = s.clone()
                key = self.observe(s, ask, random_answer(ask, self.rng), key, sealed)
                ask = advance(s)
            if ask is not None:
                if ask.seat != node.seat and not ask.sealed:
                    turns += 1
                    if turns >= self.horizon:
                        break
                node = self.child(node, fold(key, ask.seat), ask.seat)
        rewards = self.judged(s if before is None else before, ask, path[len(path) - 1].seat, before is not None)
        for depth in range(len(path)):
            path[depth].learn(places[depth], rewards[path[depth].seat])

    def judged(self, s: State, ask: Ask | None, seat: int, early: bool) -> list[float]:
        """What a position is worth to each seat, after the rest of the turn under way where that has to be known."""
        if not early and ask is not None and ask.seat == seat:
            choices = 1 if self.follow == 0 and self.judge.goes_on(self.match, s) else self.follow
            ask = finish(self.match, s, ask, choices, self.rng, self.judge)
        points = self.judge.points(self.match, s)
        rewards: list[float] = []
        for own in range(len(points)):
            rewards.append(self.reward(own, lead(points, own)))
        if ask is None and not early:
            winners: list[int] = self.match.winners(s)
            for own in range(len(points)):
                rewards[own] = BY_POINTS * rewards[own]
                if own in winners:
                    rewards[own] += (1.0 - BY_POINTS) / len(winners)
        return rewards

    def pick(self, node: Node, s: State, ask: Ask) -> int:
        style = self.style
        places = node.admit(ask.actions)
        if style.ordered > 0 and node.unseen > 0 and node.visits >= style.ordered:
            for at in places:
                if node.looks[at] == UNSEEN:
                    look = outlook(self.match, s.clone(), ask, node.actions[at], self.rng, 0, self.judge)
                    node.looks[at] = look
                    node.unseen -= 1
                    if self.follow == 0:
                        node.guesses[at] = self.reward(node.seat, look)
            node.order(style.evenness)
        return node.select(places, style.boldness)


def squash(x: float) -> float:
    """Any number as one between 0 and 1."""
    if x < -40.0:
        return 0.0
    if x > 40.0:
        return 1.0
    return 1.0 / (1.0 + exp(-x))
