"""Monte Carlo tree search for games with hidden information, chance and any number of seats.

One simulation: re-deal everything hidden, go down the tree while it is known, add one node, play on at random for a
while, estimate the position, and credit every seat that decided on the way with its own reward (max-n). What the
searching seat does not see does not part the tree: all answers hidden from it lead to one and the same next node, and
sealed answers part it when they are opened. Chance parts the tree where its outcomes are few.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from ludarium.bots.bot import Alternative, Bot, Budget, Choice, Watch, only_answer, question
from ludarium.bots.judge import BY_ESTIMATE, UNKNOWN, Judge
from ludarium.bots.lookahead import give, outlook, unseal
from ludarium.bots.rewards import chances, final_rewards, lead
from ludarium.bots.tree import UNSEEN, Node, fold
from ludarium.kernel.asks import Ask
from ludarium.kernel.engine import Rng, advance, playout, random_answer
from ludarium.kernel.seats import CHANCE, hears
from ludarium.kernel.state import UNANSWERED, State

FEW: Final = 8
"""Chance parts the tree where it has at most this many outcomes."""
TRIALS: Final = 16
"""Trials that measure how far points spread before the search begins; at most a quarter of the simulations."""
SPREAD: Final = 12
"""The least random answers of such a trial."""
FULL: Final = 1 << 40
"""A roll-out length that no game reaches."""
AS_GAME: Final = -1
GLANCE: Final = 64
"""After this many simulations a search checks whether the rest of its time could still change the answer."""


class Style:
    """The few knobs of the search.

    `rollout` is how many random answers are played before a position is estimated: FULL to the end of the game, AS_GAME
    as many as the game asks for.
    `boldness` weighs trying the untried, `evenness` is the part of the bonus that ignores looks, `ordered` is the
    number of visits after which a node's answers are looked at one step ahead (0: never), `follow` how many own
    choices that look follows, and `deal_every` the number of simulations that share one deal.
    """

    def __init__(
        self,
        rollout: int = AS_GAME,
        boldness: float = 0.7,
        evenness: float = 0.25,
        ordered: int = 1,
        follow: int = 0,
        deal_every: int = 4,
    ) -> None:
        self.rollout: Final = rollout
        self.boldness: Final = boldness
        self.evenness: Final = evenness
        self.ordered: Final = ordered
        self.follow: Final = follow
        self.deal_every: Final = deal_every


class Mcts(Bot):
    """Searches for each answer, reusing the tree as long as its own turn brings no surprise."""

    def __init__(self, style: Style, judge: Judge = BY_ESTIMATE) -> None:
        self.style: Final = style
        self.judge: Final = judge
        self.last: Search | None = None
        self.simulations = 0
        """How many simulations the last answer took."""

    def forget(self) -> None:
        self.last = None

    def choose(self, match: Any, state: State, seat: int, rng: Rng, budget: Budget) -> Choice:
        watch = Watch(budget)
        ask = question(state, seat)
        if len(ask.actions) == 1:
            return only_answer(ask)
        search = self.search(match, state, ask, rng)
        if self.last is not None:
            search.inherit(self.last)
        self.last = search
        self.simulations = search.run(watch)
        return search.verdict()

    def search(self, match: Any, state: State, ask: Ask, rng: Rng) -> Search:
        """A search for one answer, at its beginning."""
        return Search(match, state, ask, rng, self.style, self.judge.asked(match, state))


class Search:
    """The search for one answer."""

    def __init__(self, match: Any, state: State, ask: Ask, rng: Rng, style: Style, judge: Judge) -> None:
        self.match: Final = match
        self.ask: Final = ask
        self.seat: Final = ask.seat
        self.rng: Final = rng
        self.style: Final = style
        self.judge: Final = judge
        rollout: int = match.rollout if style.rollout == AS_GAME else style.rollout
        self.rollout: Final = rollout
        self.start: Final = state.clone()
        self.root = Node(ask.seat)
        self.scale = judge.scale(match, state)
        self.chosen = ask.actions[0]
        unseal(self.start, ask.seat)

    def inherit(self, last: Search) -> None:
        """Take over the part of an earlier tree that leads on from here, if its answer led here without a surprise."""
        if last.seat != self.seat or last.match is not self.match or last.judge is not self.judge:
            return
        s = last.start
        sealed: list[int] = []
        key = last.observe(s, last.ask, last.chosen, 0, sealed)
        ask = advance(s)
        while ask is not None and ask.seat == self.seat and len(ask.actions) == 1:
            key = last.observe(s, ask, ask.actions[0], key, sealed)
            ask = advance(s)
        if (
            ask is None
            or ask.seat != self.seat
            or self.match.view(s, self.seat) != self.match.view(self.start, self.seat)
        ):
            return
        key = fold(key, self.seat)
        below = last.root.children.get(key)
        if below is not None:
            self.root = below
            if self.scale == UNKNOWN:
                self.scale = last.scale

    def deal(self) -> State:
        dealt: State = self.match.determinise(self.start, self.seat, self.rng)
        return dealt

    def run(self, watch: Watch) -> int:
        """Simulate at least once, and until the budget is used up or could not change the answer. Returns how often."""
        if self.scale == UNKNOWN:
            self.measure(watch)
        done = 0
        dealt = self.start
        while done == 0 or not watch.over(done):
            if done % self.style.deal_every == 0:
                dealt = self.deal()
            self.simulate(dealt.clone())
            done += 1
            if done % GLANCE == 0 and self.is_settled(watch.room(done)):
                break
        return done

    def is_settled(self, room: float) -> bool:
        """Whether no other answer can catch up with the favourite's visits in the remaining simulations."""
        root = self.root
        most = 0
        second = 0
        for at in root.admit(self.ask.actions):
            tries = root.tries[at]
            if tries > most:
                most, second = tries, most
            elif tries > second:
                second = tries
        return most - second > room

    def measure(self, watch: Watch) -> None:
        """Learn what has to be known before the first simulation: the scale of points in this position."""
        self.scale = self.spread(watch, self.rollout if self.rollout > SPREAD else SPREAD)

    def spread(self, watch: Watch, length: int) -> float:
        """How much the lead varies when everybody plays on at random for so many answers."""
        total = 0.0
        squares = 0.0
        count = 0
        wanted = TRIALS if watch.most == 0 else min(TRIALS, max(4, watch.most // 4))
        while count < wanted and not watch.over(0):
            s = self.deal()
            playout(s, self.rng, length)
            advance(s)
            value = lead(self.judge.points(self.match, s), self.seat)
            total += value
            squares += value * value
            count += 1
        variance = squares / count - (total / count) * (total / count) if count > 0 else 0.0
        return sqrt(variance) if variance > 1e-6 else 1.0

    def simulate(self, s: State) -> None:
        """One walk down the tree, one new node, one estimate, and the lesson for every node on the way."""
        path: list[Node] = []
        places: list[int] = []
        sealed: list[int] = []
        node: Node | None = self.root
        ask: Ask | None = self.ask
        key = 0
        while node is not None and ask is not None:
            at = self.pick(node, s, ask)
            action = node.actions[at]
            path.append(node)
            places.append(at)
            key = self.observe(s, ask, action, 0, sealed)
            ask = advance(s)
            while ask is not None and (ask.seat == CHANCE or len(ask.actions) == 1):
                action = random_answer(ask, self.rng)
                key = self.observe(s, ask, action, key, sealed)
                ask = advance(s)
            if ask is not None:
                node = self.child(node, fold(key, ask.seat), ask.seat)
        rewards = self.rewards(s, ask)
        for depth in range(len(path)):
            path[depth].learn(places[depth], rewards[path[depth].seat])

    def pick(self, node: Node, s: State, ask: Ask) -> int:
        """Which legal answer to try at a node."""
        style = self.style
        places = node.admit(ask.actions)
        if style.ordered > 0 and node.unseen > 0 and node.visits >= style.ordered:
            for at in places:
                if node.looks[at] == UNSEEN:
                    look = outlook(self.match, s.clone(), ask, node.actions[at], self.rng, style.follow, self.judge)
                    node.looks[at] = look
                    node.unseen -= 1
            node.order(style.evenness)
        return node.select(places, style.boldness)

    def child(self, node: Node, key: int, seat: int) -> Node | None:
        """The next node where it is known; where not it is made, and the walk ends."""
        below = node.children.get(key)
        if below is None:
            node.children[key] = Node(seat)
        return below

    def observe(self, s: State, ask: Ask, action: int, key: int, sealed: list[int]) -> int:
        """Give an answer and fold what the searching seat sees of it into the key."""
        give(s, ask, action)
        if ask.seat == CHANCE and len(ask.actions) > FEW:
            return key
        if ask.seat == self.seat or hears(ask.audience, self.seat):
            key = fold(key, action)
        elif ask.sealed:
            sealed.append(action)
        if ask.sealed:
            advance(s)
            if s.sealed[ask.seat] == UNANSWERED:
                for opened in sealed:
                    key = fold(key, opened)
                sealed.clear()
        return key

    def rewards(self, s: State, ask: Ask | None) -> list[float]:
        """Play on at random, then say what the position is worth to each seat."""
        if ask is not None:
            playout(s, self.rng, self.rollout)
        if advance(s) is None:
            return final_rewards(self.match, s, self.scale)
        return chances(self.judge.points(self.match, s), self.scale)

    def verdict(self) -> Choice:
        """The answer tried most often, and the others after it."""
        root = self.root
        found: list[Alternative] = []
        for at in root.admit(self.ask.actions):
            tries = root.tries[at]
            found.append(Alternative(root.actions[at], root.sums[at] / tries if tries > 0 else 0.0, tries))
        found.sort(key=rank_of, reverse=True)
        self.chosen = found[0].action
        return Choice(self.chosen, found)


def rank_of(alternative: Alternative) -> float:
    """By visits; by value among equals, which is never above 1."""
    return alternative.visits + alternative.value / 2.0
