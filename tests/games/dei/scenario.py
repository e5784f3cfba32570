"""Positions for tests, written in the words of the game: put figures, give cards, then play canonical text.

    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=3)
    game.card("ravagers", "move", "collect")
    game.do(f"move {here} {there} scrappers=2")

Chance is scripted (`game.chance`), never seeded. After every answer the conservation laws are checked.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludarium.games.dei import GAME
from ludarium.games.dei.card import Card
from ludarium.games.dei.components import tokens_of
from ludarium.games.dei.declaration import DRONES, FEATS
from ludarium.games.dei.ending import EndTurn
from ludarium.games.dei.faces import ROOF
from ludarium.games.dei.flow import Phase, Round, Turn
from ludarium.games.dei.game import DeiMatch
from ludarium.games.dei.majority import cubes, rebuild
from ludarium.games.dei.state import BIN, BOOSTS, HAND, KIND, SCRAPPERS, SLOTS, Dei
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, put, take, with_thing, with_value, without_thing
from ludarium.kernel.engine import advance, answer, ask_of, seal
from ludarium.kernel.seats import CHANCE
from tests.games.dei.places import COLOURS, Places
from tests.games.matches import match_of
from tests.games.recording import RECORDER

FACTIONS = ["ravagers", "refuge-42", "farm-z", "auxilia"]
MARKETS = ["tactic", "logistic", "machinery", "black"]


class Scenario(Places):
    """A game whose set-up is done (everything at the first answer) and whose board is then cleared of figures."""

    def __init__(
        self,
        edition: str = "de",
        seats: int = 4,
        factions: list[str] | None = None,
        content: Path | None = None,
        **options: str,
    ) -> None:
        chosen = {key.replace("_", "-"): value for key, value in options.items()}
        match = match_of(GAME, edition, seats, chosen, content)
        assert isinstance(match, DeiMatch)
        self.match = match
        self.names = FACTIONS if factions is None else factions
        self.s: Dei = match.start()
        self.script: list[str] = []
        while not self.top("Place") and not self.top("Turn"):
            ask = self.ask
            wanted = self.code(f"faction {self.names[self.s.factions.index(EMPTY)]}") if self.top("Factions") else 0
            answer(self.s, wanted if wanted in ask.actions else ask.actions[0])
        self.s.scrappers = [0] * len(self.s.scrappers)
        self.s.reserve = (SCRAPPERS,) * seats
        self.s.round = 1
        self.s.stack = [Round(1, 1), Phase(1), Turn(self.s.order[0], 0)]
        for faction in self.names[:seats]:
            # A champion is never off the board once the game has started; these are out of the way.
            self.s.champions = with_value(self.s.champions, self.seat(faction), self.far(self.seat(faction)))
        self.update()
        RECORDER.begun(self)

    def seat(self, faction: str) -> int:
        return self.s.factions.index(FACTIONS.index(faction))

    # Given

    def update(self) -> None:
        rebuild(self.s)
        self.s.pending = None

    def put(self, faction: str, region: str, scrappers: int = 0, champion: bool = False, refuges: int = 0) -> None:
        seat, r = self.seat(faction), self.number(region)
        self.s.scrappers[seat * self.s.terrain.n + r] += scrappers
        self.s.reserve = with_value(self.s.reserve, seat, self.s.reserve[seat] - scrappers)
        if champion:
            self.s.champions = with_value(self.s.champions, seat, r)
        for _ in range(refuges):
            self.s.refuges = with_thing(self.s.refuges, seat * KIND, seat * KIND + KIND, r)
        self.update()

    def park(self, faction: str, left: int = 0) -> str:
        """Put all but so many of the reserve out of the way; returns where."""
        far = f"r{self.plain(ROOF)[-6]}"
        self.put(faction, far, self.s.reserve[self.seat(faction)] - left)
        return far

    def elevator(self, faction: str, ground: str, roof: str) -> None:
        seat, edge = self.seat(faction), self.s.terrain.board.elevator_between(self.number(ground), self.number(roof))
        self.s.elevators = with_thing(self.s.elevators, seat * KIND, seat * KIND + KIND, edge)
        self.update()

    def bridge(self, faction: str, first: str, second: str, over: str) -> None:
        seat, board = self.seat(faction), self.s.terrain.board
        wanted = (self.number(first), self.number(second), self.number(over))
        places = list(zip(board.span_a, board.span_b, board.span_under, strict=True))
        self.s.bridges = with_thing(self.s.bridges, seat * KIND, seat * KIND + KIND, places.index(wanted))
        self.update()

    def lying(self, region: str, amount: int) -> None:
        """So many resources in a region."""
        r = self.number(region)
        level = self.s.terrain.level[r]
        self.s.common = with_value(self.s.common, level, self.s.common[level] + self.s.resources[r] - amount)
        self.s.resources[r] = amount
        self.update()

    def pad(self, faction: str, technology: int = 0, energy: int = 0) -> None:
        seat = self.seat(faction)
        self.s.common = with_value(self.s.common, 0, self.s.common[0] + self.s.technology[seat] - technology)
        self.s.common = with_value(self.s.common, 1, self.s.common[1] + self.s.energy[seat] - energy)
        self.s.technology = with_value(self.s.technology, seat, technology)
        self.s.energy = with_value(self.s.energy, seat, energy)
        self.update()

    def empty_reserve(self, resource: str) -> None:
        """The common reserve has none of a resource left: the rest lies in one region."""
        level = ["technology", "energy"].index(resource)
        self.s.resources[self.plain(level)[-1]] += self.s.common[level]
        self.s.common = with_value(self.s.common, level, 0)
        self.update()

    def learn(self, faction: str, feat: str) -> None:
        """A seat has learned a feat; whoever held it gets the one it replaces."""
        seat, number = self.seat(faction), FEATS.index(feat)
        at = seat * 3 + number // 6
        former = self.s.feats[at]
        if number in self.s.feats:
            self.s.feats = with_value(self.s.feats, self.s.feats.index(number), former)
        elif number != former:
            name = ["red_feats", "blue_feats", "green_feats"][number // 6]
            setattr(self.s, name, with_thing(without_thing(getattr(self.s, name), 0, 6, number), 0, 6, former))
        self.s.feats = with_value(self.s.feats, at, EMPTY)
        self.s.learned = with_value(self.s.learned, at, number)
        self.update()

    def feat(self, faction: str, feat: str) -> None:
        """A seat holds a feat it has not learned."""
        self.learn(faction, feat)
        at = self.seat(faction) * 3 + FEATS.index(feat) // 6
        self.s.learned = with_value(self.s.learned, at, EMPTY)
        self.s.feats = with_value(self.s.feats, at, FEATS.index(feat))
        self.update()

    def drone(self, name: str, region: str) -> None:
        self.s.drones = with_value(self.s.drones, DRONES.index(name), self.number(region))
        self.update()

    def boost(self, faction: str, kind: str) -> None:
        seat, boost = self.seat(faction), [b.id for b in self.match.content.boosts].index(kind)
        self.s.pile = without_thing(self.s.pile, 0, BOOSTS, boost)
        self.s.boosts = with_thing(self.s.boosts, seat * BOOSTS, seat * BOOSTS + BOOSTS, boost)
        self.update()

    def hoard(self, faction: str, left: int = 0) -> None:
        """A faction holds the whole pile of candy boosts, but for so many."""
        kinds = [boost.id for boost in self.match.content.boosts]
        for boost in [b for b in self.s.pile if b != EMPTY][left:]:
            self.boost(faction, kinds[boost])

    def market(self, market: str, *cards: str) -> None:
        """The open cards of a market, left to right; what lay there goes back into the deck."""
        first = MARKETS.index(market) * 3
        for slot in range(3):
            self._to_deck(market, self.s.market[first + slot])
            self.s.market = with_value(self.s.market, first + slot, EMPTY)
        for slot, card in enumerate(cards):
            number = self.card_number(card)
            if number in self.s.market:
                at = self.s.market.index(number)
                self._to_deck(MARKETS[at // 3], number)
                self.s.market = with_value(self.s.market, at, EMPTY)
            self._from_deck(market, number)
            self.s.market = with_value(self.s.market, first + slot, number)
        self.update()

    def _to_deck(self, market: str, card: int, change: int = 1) -> None:
        if card == EMPTY:
            return
        self.s.undrawn = with_value(self.s.undrawn, card, 1 if change == 1 else 0)
        if self.match.givens.card_block[card] == 4:
            m = MARKETS.index(market)
            self.s.deck_drones = with_value(self.s.deck_drones, m, self.s.deck_drones[m] + change)

    def _from_deck(self, market: str, card: int) -> None:
        self._to_deck(market, card, -1)

    def own(self, faction: str, *cards: str) -> None:
        """Market cards come into a hand."""
        seat = self.seat(faction)
        for card in cards:
            number = self.card_number(card)
            if number in self.s.market:
                at = self.s.market.index(number)
                self.s.market = with_value(self.s.market, at, EMPTY)
            else:
                m = next((m for m in range(3) if self.s.deck_drones[m]), 0)
                self._from_deck(MARKETS[m], number)
            put(self.s.hands, seat * HAND, seat * HAND + HAND, number)
        self.update()

    def score(self, **points: int) -> None:
        """Supplies by faction; write refuge_42 and farm_z."""
        for faction, number in points.items():
            self.s.score = with_value(self.s.score, self.seat(faction.replace("_", "-")), number)

    def missions(self, upper: str, lower: str = "") -> None:
        """The mission board: the names of the upper and of the lower row, column 1 first."""
        ids = [mission.id for mission in self.match.content.missions]
        rows = [*(ids.index(name) for row in (upper, lower) for name in row.split())]
        self.s.missions = (*rows, *(EMPTY for _ in range(8 - len(rows))))
        self.update()

    def used(self, faction: str, *columns: int) -> None:
        """A faction has a token in these columns, in the upper row."""
        for column in columns:
            self.s.tokens = with_value(self.s.tokens, self.seat(faction) * 4 + column - 1, 0)

    def control(self, faction: str, red: int = 0, blue: int = 0, green: int = 0) -> None:
        """A scrapper on so many outposts of each colour where the faction has none yet."""
        for colour, number in (("red", red), ("blue", blue), ("green", green)):
            free = [r for r in self.outposts(colour) if not self.scrappers(faction, r)]
            for region in free[:number]:
                self.put(faction, region, scrappers=1)

    def recycle(self, faction: str, *cards: str) -> None:
        """Cards of a hand lie in the recycle bin."""
        seat = self.seat(faction)
        for card in cards:
            take(self.s.hands, seat * HAND, seat * HAND + HAND, self.card_number(card))
            self.s.recycled = with_thing(self.s.recycled, seat * BIN, seat * BIN + BIN, self.card_number(card))
        self.update()

    # Whose turn it is

    def begin(self, phase: int, round: int = 1) -> None:
        """A phase begins; the fourth is clean-up."""
        self.s.round, self.s.phase, self.s.used = round, min(phase, 3) - 1, 0
        self.s.pool.clear()
        self.s.stack = [Round(round, phase - 1)]
        self.update()

    def end(self, faction: str, phase: int, round: int = 1) -> None:
        """A faction has just finished its second card."""
        self.turn(faction, phase, round)
        self.s.stack[-1] = EndTurn(self.seat(faction), 0)
        self.update()

    def order(self, *factions: str) -> None:
        self.s.order = tuple(self.seat(faction) for faction in factions)

    def turn(self, faction: str, phase: int = 1, round: int = 1) -> None:
        """The turn of a faction begins."""
        seat = self.seat(faction)
        self.s.round, self.s.phase, self.s.used = round, phase - 1, 0
        self.s.pool.clear()
        self.s.stack = [Round(round, phase), Phase(self.s.order.index(seat) + 1), Turn(seat, 0)]
        self.update()

    def card(self, faction: str, *actions: str, phase: int = 1, round: int = 1) -> None:
        """A faction has just played its first card, and that card shows these actions."""
        seat = self.seat(faction)
        if not self.top("Turn") or self.s.phase != phase - 1 or self.s.stack[-1].ints() != [seat, 0]:
            self.turn(faction, phase, round)
        at = (phase - 1) * 3
        card = self.s.hands[seat * HAND]
        take(self.s.hands, seat * HAND, seat * HAND + HAND, card)
        self.s.played[seat * SLOTS + at] = card
        self.s.pool = sorted(tokens_of(actions))
        self.s.used, self.s.search = 0, EMPTY
        self.s.stack[-1] = Turn(seat, 1)
        self.s.call(Card(seat, at))
        self.update()

    def shows(self, *rules: str, look: str = "") -> None:
        """What comes next is the example of these rules, in this pane of the table or at these places."""
        RECORDER.shows(*rules, look=look)

    def pictured(self, *rules: str, look: str = "") -> None:
        """The position shows these rules by itself, in this pane of the table or at these places."""
        RECORDER.shows(*rules, look=look)
        RECORDER.note("seen", self, "")

    # When

    def code(self, text: str) -> int:
        return self.match.verbs.parse(text)

    @property
    def ask(self) -> Ask:
        found = advance(self.s)
        assert found is not None, "the game is over"
        return found

    def chance(self, *answers: str) -> None:
        """What chance will answer, in this order; without a script it gives its first answer."""
        self.script += answers

    def do(self, *texts: str) -> None:
        """Give answers for whoever is asked; chance answers in between."""
        for text in texts:
            self.settle()
            ask, code = self.ask, self.code(text)
            assert code in ask.actions, f"{text!r} is not legal ({self.refused(text)}): {self.legal()}"
            RECORDER.given(self, text)
            answer(self.s, code)
            self.settle()
            problems = self.match.laws(self.s)
            assert not problems, problems

    def settle(self) -> None:
        """Let chance answer everything it is asked now."""
        while (ask := advance(self.s)) is not None and ask.seat == CHANCE:
            if self.script:
                code = self.code(self.script.pop(0))
                assert code in ask.actions, f"chance cannot answer that: {[self.text(a) for a in ask.actions]}"
            else:
                code = ask.actions[0]
            RECORDER.chance(self.text(code))
            answer(self.s, code)

    def seal(self, faction: str, text: str) -> None:
        """A secret answer to a question that is put to several seats at once."""
        ask = ask_of(self.s, self.seat(faction))
        assert ask is not None
        assert self.code(text) in ask.actions
        seal(self.s, self.seat(faction), self.code(text))
        self.settle()

    def pass_cards(self) -> None:
        """Play cards face up without using them, until somebody is asked something else than a card."""
        while True:
            self.settle()
            if self.top("Card"):
                self.do("done")
            elif self.top("Turn"):
                self.do(next(text for text in self.legal() if text.startswith("play") and "down" not in text))
            else:
                return

    def finish_turn(self) -> None:
        """Play on without using anything until another faction is asked."""
        faction = self.asked()
        while self.asked() == faction:
            self.do(self.least())

    def finish_round(self) -> None:
        """Play on without using anything until the next round."""
        number = self.s.round
        while self.s.round == number:
            self.do(self.least())
            self.settle()

    def least(self) -> str:
        """The answer that does least: done, a card face up, any mission."""
        return "done" if self.allows("done") else self.legal()[0]

    def unused(self, *cards: str) -> None:
        """Play these cards face up and use none of their actions."""
        for card in cards:
            self.do(f"play {card}")
            if self.top("Card"):
                self.do("done")

    # Then

    def top(self, name: str) -> bool:
        """Whether the question is one of this kind."""
        advance(self.s)
        return bool(self.s.stack) and type(self.s.stack[-1]).__name__ == name

    def text(self, action: int) -> str:
        return self.match.verbs.format(action)

    def legal(self, start: str = "") -> list[str]:
        """The legal answers that begin with a text."""
        self.settle()
        found = [text for action in self.ask.actions if (text := self.text(action)).startswith(start)]
        RECORDER.offered(self, found)
        return found

    def legal_after(self, text: str, start: str = "") -> list[str]:
        """The legal answers that would follow an answer."""
        copy = self.s.clone()
        self.do(text)
        found = self.legal(start)
        self.s = copy
        return found

    def asked(self) -> str:
        """The faction that is asked."""
        self.settle()
        return FACTIONS[self.s.factions[self.ask.seat]]

    def allows(self, text: str) -> bool:
        self.settle()
        found = self.code(text) in self.ask.actions
        if found:
            RECORDER.offered(self, [text])
        return found

    def refused(self, text: str) -> str:
        """The rule that forbids an answer now."""
        self.settle()
        refusal = self.match.why_not(self.s, self.ask.seat, self.code(text))
        assert refusal is not None, f"{text!r} is legal"
        RECORDER.refused(self, text, refusal.rule)
        return refusal.rule

    def strength(self, faction: str, region: str) -> int:
        return self.s.strength[self.seat(faction) * self.s.terrain.n + self.number(region)]

    def holder(self, region: str) -> str:
        seat = self.s.holder[self.number(region)]
        return "" if seat == EMPTY else FACTIONS[self.s.factions[seat]]

    def cubes(self, faction: str, colour: str) -> int:
        return cubes(self.s, self.seat(faction), COLOURS.index(colour))

    def scrappers(self, faction: str, region: str) -> int:
        return self.s.scrappers[self.seat(faction) * self.s.terrain.n + self.number(region)]

    def reserve(self, faction: str) -> int:
        return self.s.reserve[self.seat(faction)]

    def champion(self, faction: str) -> str:
        return f"r{self.s.champions[self.seat(faction)]}"

    def resources(self, faction: str) -> tuple[int, int]:
        """Technology and energy on a pad."""
        return self.s.technology[self.seat(faction)], self.s.energy[self.seat(faction)]

    def points(self, faction: str) -> int:
        return self.s.score[self.seat(faction)]

    def learned(self, faction: str) -> list[str]:
        seat = self.seat(faction)
        return [FEATS[feat] for feat in self.s.learned[seat * 3 : seat * 3 + 3] if feat != EMPTY]

    def pile(self) -> int:
        """How many candy boosts can still be drawn."""
        return sum(boost != EMPTY for boost in self.s.pile)

    def boosts(self, faction: str) -> list[str]:
        seat = self.seat(faction)
        kinds = [boost.id for boost in self.match.content.boosts]
        return [kinds[b] for b in self.s.boosts[seat * BOOSTS : seat * BOOSTS + BOOSTS] if b != EMPTY]

    def hand(self, faction: str) -> list[str]:
        seat = self.seat(faction)
        return [self.card_id(c) for c in self.s.hands[seat * HAND : seat * HAND + HAND] if c != EMPTY]

    def buildings(self, faction: str) -> int:
        seat = self.seat(faction)
        bags: list[Any] = [self.s.refuges, self.s.elevators, self.s.bridges]
        return sum(at != EMPTY for bag in bags for at in bag[seat * KIND : seat * KIND + KIND])

    def bin(self, faction: str) -> list[str]:
        seat = self.seat(faction)
        return [self.card_id(c) for c in self.s.recycled[seat * BIN : seat * BIN + BIN] if c != EMPTY]

    def columns(self, faction: str) -> list[int]:
        """The columns of the mission board in which a faction has a token."""
        return [c + 1 for c in range(4) if self.s.tokens[self.seat(faction) * 4 + c] != EMPTY]

    def turn_order(self) -> list[str]:
        return [FACTIONS[self.s.factions[seat]] for seat in self.s.order]

    def over(self) -> bool:
        self.settle()
        return advance(self.s) is None

    def refused_after_the_end(self) -> str:
        """Why no answer is possible any more."""
        refusal = self.match.why_not(self.s, 0, self.code("done"))
        assert refusal is not None
        return refusal.reason

    def seen(self, zone: str, faction: str) -> list[int | None]:
        """A zone as a faction sees it; None means a hidden thing."""
        found: list[int | None] = self.match.view(self.s, self.seat(faction))["zones"][zone]
        return found

    def card_number(self, card: str) -> int:
        return [entry.id for entry in self.match.content.cards].index(card)

    def card_id(self, card: int) -> str:
        return self.match.content.cards[card].id
