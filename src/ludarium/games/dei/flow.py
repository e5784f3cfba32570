"""The course of the game: start placement, rounds, phases, turns, what ends them, and clean-up.

`Round > Phase > Turn > Card` is how the stack reads. Feats are learned at the end of the second phase's turn, missions
chosen at the end of the third's.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.games.dei import events, lack, verbs
from ludarium.games.dei.card import can_buy_face_down, open_pool
from ludarium.games.dei.card_refusals import NEEDED, no_boost
from ludarium.games.dei.ending import EndTurn, Missions
from ludarium.games.dei.majority import refresh
from ludarium.games.dei.moves.buy import add_orders, affordable, out_of_reach, resolve
from ludarium.games.dei.moves.buy import refusal as order_refusal
from ludarium.games.dei.packed import USED_BOUGHT
from ludarium.games.dei.position import face_down
from ludarium.games.dei.scoring import count_cards, supply_count
from ludarium.games.dei.state import BIN, BOOSTS, HAND, PHASES, ROUNDS, SLOTS, Dei
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, joined, plus, put, take, with_thing, with_value
from ludarium.kernel.seats import only
from ludarium.kernel.state import Frame, Together


class Place(Frame[Dei]):
    """DEI-SET-35 to DEI-SET-37, DEI-NPL-06, DEI-NPL-09: the start figures, in turn order, at the neutral refuges.

    The answer says what starts at the first refuge; the rest starts at the other.
    """

    def __init__(self, placed: int) -> None:
        self.placed: Final = placed

    def step(self, s: Dei) -> Ask | None:
        if self.placed == s.givens.seats:
            s.become(Round(1, 0))
            return None
        first = s.terrain.refuges[0]
        scrappers = s.givens.start_scrappers[self.placed]
        if len(s.terrain.refuges) == 1:
            self.stand(s, scrappers, 1)
            return None
        actions: list[int] = []
        for number in range(scrappers + 1):
            for champion in range(2):
                if s.givens.free_split or self.fixed_split(scrappers, number, champion):
                    actions.append(verbs.place(first, number, champion))
        return Ask(s.order[self.placed], actions)

    def fixed_split(self, scrappers: int, number: int, champion: int) -> bool:
        """1: apart from the champion; 2: one each; 3: two, and one with the champion; 4: two each."""
        if scrappers % 2 == 0:
            return number == scrappers // 2
        return number == scrappers // 2 + (0 if champion else 1)

    def answer(self, s: Dei, action: int) -> None:
        self.stand(s, verbs.place_scrappers(action), verbs.place_champion(action))

    def stand(self, s: Dei, number: int, champion: int) -> None:
        seat, scrappers = s.order[self.placed], s.givens.start_scrappers[self.placed]
        regions = s.terrain.refuges
        first, other = regions[0], regions[-1]
        s.reserve = plus(s.reserve, seat, -scrappers)
        s.scrappers[seat * s.terrain.n + first] += number
        s.scrappers[seat * s.terrain.n + other] += scrappers - number
        s.champions = with_value(s.champions, seat, first if champion else other)
        events.placed(s, seat, first, number, champion)
        if other != first:
            events.placed(s, seat, other, scrappers - number, 1 - champion)
        refresh(s, first)
        refresh(s, other)
        s.become(Place(self.placed + 1))

    def refusal(self, s: Dei, action: int) -> lack.Refused:
        if verbs.verb(action) != verbs.PLACE:
            return lack.not_asked(s, action, "Place")
        first, have = s.terrain.refuges[0], s.givens.start_scrappers[self.placed]
        if verbs.place_region(action) != first:
            return lack.refused("DEI-SET-36", "lack-first-refuge", region=lack.region_named(first))
        if verbs.place_scrappers(action) > have:
            return lack.refused("DEI-SET-36", "lack-start", need=verbs.place_scrappers(action), have=have)
        return lack.refused("DEI-SET-36", "lack-split", scrappers=have)


class Round(Frame[Dei]):
    """DEI-PHS-01, DEI-PHS-02, DEI-PHS-15, DEI-CLN-07, DEI-CLN-08: three action phases, then clean-up; four rounds."""

    def __init__(self, number: int, phases: int) -> None:
        self.number: Final = number
        self.phases: Final = phases

    def step(self, s: Dei) -> Ask | None:
        if self.phases == 0:
            s.round = self.number
            events.round(s, self.number)
        if self.phases < PHASES:
            s.become(Round(self.number, self.phases + 1))
            s.phase = self.phases
            events.phase(s, self.phases + 1)
            s.call(Phase(0))
            if s.givens.planning:
                s.call(Plan())
        elif self.phases == PHASES and s.givens.confrontation:
            s.become(Round(self.number, PHASES + 1))
            s.call(Missions(0))
        else:
            self.end(s)
        return None

    def end(self, s: Dei) -> None:
        clean_up(s)
        if self.number < ROUNDS:
            s.order = next_order(s)
            for i, seat in enumerate(s.order):
                events.priority(s, i + 1, seat)
            s.become(Round(self.number + 1, 0))
            return
        if s.givens.confrontation:
            for seat in s.order:
                supply_count(s, seat)
        count_cards(s)
        s.finish()


def clean_up(s: Dei) -> None:
    """DEI-CLN-01 to DEI-CLN-03: face-down cards to the recycle bin, face-up ones back, boosts to the pile or out of the
    game."""
    recycled = list(s.recycled)
    for at in range(len(s.played)):
        card, boost, seat = s.played[at], s.boosted[at], at // SLOTS
        if card == EMPTY:
            continue
        if face_down(s, at):
            put(recycled, seat * BIN, seat * BIN + BIN, card)
            events.recycled(s, seat, card)
        else:
            put(s.hands, seat * HAND, seat * HAND + HAND, card)
        if boost == EMPTY:
            continue
        if s.givens.boosts_return:
            s.pile = with_thing(s.pile, 0, BOOSTS, boost)
        else:
            s.gone = with_thing(s.gone, 0, BOOSTS, boost)
    s.recycled = tuple(recycled)
    s.played = [EMPTY] * len(s.played)
    s.boosted = (EMPTY,) * len(s.boosted)
    s.down = 0


def next_order(s: Dei) -> tuple[int, ...]:
    """The turn order of the next round."""
    seats = s.givens.seats
    if s.givens.order_by_score:
        # DEI-CLN-04 to DEI-CLN-06: fewest supplies first; of equals the one who played later.
        later_first = [s.order[seats - 1 - i] for i in range(seats)]
        return tuple(sorted(later_first, key=lambda seat: s.score[seat]))
    first = s.order[1]
    if s.givens.fewest_first_in_last_round and s.round == ROUNDS - 1:
        # DEI-NPL-08: a tie goes to the one earlier in the normal order.
        for i in range(1, seats):
            if s.score[(s.order[1] + i) % seats] < s.score[first]:
                first = (s.order[1] + i) % seats
        if s.givens.confrontation:
            first = (first + 1) % seats
    return tuple([(first + i) % seats for i in range(seats)])


class Plan(Together[Dei]):
    """DEI-OPT-05, DEI-OPT-07, DEI-OPT-08: every seat lays two cards face down at the same time, lower slot first."""

    def seats(self, s: Dei) -> list[int]:
        return [seat for seat in range(s.givens.seats) if s.hands[seat * HAND] != EMPTY]

    def ask_of(self, s: Dei, seat: int) -> Ask:
        hand = [card for card in s.hands[seat * HAND : seat * HAND + HAND] if card != EMPTY]
        if len(hand) == 1:
            return Ask(seat, [verbs.plan_one(hand[0])], None, only(seat), True)
        actions: list[int] = []
        for first in hand:
            for second in hand:
                if first != second:
                    actions.append(verbs.plan(first, second))
        return Ask(seat, actions, None, only(seat), True)

    def open(self, s: Dei, answers: list[int]) -> None:
        seats = self.seats(s)
        s.finish()
        for i in range(len(seats)):
            seat, action = seats[i], answers[i]
            if verbs.verb(action) == verbs.PLAN_ONE:
                self.lay(s, seat, 0, verbs.plan_one_card(action))
            else:
                self.lay(s, seat, 0, verbs.plan_first(action))
                self.lay(s, seat, 1, verbs.plan_second(action))
            events.planned(s, seat)

    def lay(self, s: Dei, seat: int, slot: int, card: int) -> None:
        take(s.hands, seat * HAND, seat * HAND + HAND, card)
        s.planned = with_value(s.planned, seat * 2 + slot, card)

    def refusal_to(self, s: Dei, seat: int, action: int) -> lack.Refused:
        verb, hand = verbs.verb(action), s.hands[seat * HAND : seat * HAND + HAND]
        if verb not in (verbs.PLAN, verbs.PLAN_ONE):
            return lack.not_asked(s, action, "Plan")
        cards = [verbs.plan_one_card(action)]
        if verb == verbs.PLAN:
            cards = [verbs.plan_first(action), verbs.plan_second(action)]
        for card in cards:
            if card not in hand:
                return lack.not_in_hand(s, seat, "DEI-OPT-05", card)
        need = min(2, sum(1 for card in hand if card != EMPTY))
        return lack.refused("DEI-OPT-05", "lack-planned-cards", need=need, have=len(set(cards)))


class Phase(Frame[Dei]):
    """DEI-PHS-03, DEI-PHS-14: every seat takes its whole turn, in the order of this round."""

    def __init__(self, turns: int) -> None:
        self.turns: Final = turns

    def step(self, s: Dei) -> Ask | None:
        if self.turns == s.givens.seats:
            s.finish()
            return None
        seat = s.order[self.turns]
        s.become(Phase(self.turns + 1))
        s.used = 0
        events.turn(s, seat)
        s.call(Turn(seat, 0))
        return None


@mypyc_attr(free_list_len=1)
class Turn(Frame[Dei]):
    """DEI-CRD-02 to DEI-CRD-15: two cards, one after the other, at most one of them face down."""

    def __init__(self, seat: int, played: int) -> None:
        self.seat: Final = seat
        self.played: Final = played

    def step(self, s: Dei) -> Ask | None:
        actions: list[int] = []
        if self.played < 2:
            down = not self.down_forbidden(s)
            if s.givens.planning:
                if s.planned[self.seat * 2 + self.played] != EMPTY:
                    actions.append(verbs.TURN_UP)
                    if down:
                        actions.append(verbs.KEEP_DOWN)
            else:
                hands = s.hands
                for i in range(self.seat * HAND, self.seat * HAND + HAND):
                    card = hands[i]
                    if card == EMPTY:
                        break
                    actions.append(verbs.play(card, 0))
                    if down:
                        actions.append(verbs.play(card, 1))
            if not actions:
                actions.append(verbs.DONE)
            before = len(actions)
            add_orders(s, self.seat, actions)
            if len(actions) > before:
                actions.sort()
        if not actions or (actions[0] == verbs.DONE and len(actions) == 1):
            # DEI-CRD-15: no card left, but the end of the turn still happens.
            s.become(EndTurn(self.seat, 0))
            return None
        return Ask(self.seat, actions)

    def down_forbidden(self, s: Dei) -> str:
        """The rule that forbids a face-down card now, or ""."""
        if self.played == 1 and face_down(s, self.seat * SLOTS + s.phase * 3):
            return "DEI-CRD-09"
        if s.givens.strict_buy and not can_buy_face_down(s, self.seat, s.phase * 3 + self.played):
            return "DEI-CRD-14"
        return ""

    def answer(self, s: Dei, action: int) -> None:
        verb = verbs.verb(action)
        if verb == verbs.ORDER:
            resolve(s, self.seat, action)
            return
        if verb == verbs.DONE:
            s.become(EndTurn(self.seat, 0))
            return
        at = s.phase * 3 + self.played
        seat = self.seat
        if verb == verbs.PLAY:
            card, down = verbs.play_card(action), verbs.play_down(action)
            take(s.hands, seat * HAND, seat * HAND + HAND, card)
            if down:
                events.played_down(s, seat, card)
        else:
            card, down = s.planned[seat * 2 + self.played], 1 if verb == verbs.KEEP_DOWN else 0
            s.planned = with_value(s.planned, seat * 2 + self.played, EMPTY)
            if down:
                events.kept_down(s, seat)
        if not down:
            events.played(s, seat, card)
        s.played[seat * SLOTS + at] = card
        if down:
            s.down = joined(s.down, seat * SLOTS + at)
        s.become(Turn(seat, self.played + 1))
        open_pool(s, seat, at)

    def refusal(self, s: Dei, action: int) -> lack.Refused:
        verb = verbs.verb(action)
        if verb == verbs.ORDER:
            return order_refusal(s, self.seat, action)
        if verb == verbs.PLAY or (verb == verbs.KEEP_DOWN and s.givens.planning):
            return self.play_refusal(s, action)
        if verb == verbs.BUY:
            return self.buy_refusal(s, verbs.buy_card(action))
        if verb == verbs.BOOST:
            held = s.boosts[self.seat * BOOSTS : self.seat * BOOSTS + BOOSTS]
            if verbs.boost_of(action) not in held:
                return no_boost(s, action, "DEI-CDY-17")
            return lack.refused("DEI-CDY-17", "lack-card")
        if verb == verbs.DONE:
            return lack.refused("DEI-CRD-13", "lack-cards-played", need=lack.CARDS_OF_A_TURN, have=self.played)
        if verb in NEEDED:
            return lack.refused(verbs.not_now(action), "lack-card-up")
        return lack.not_asked(s, action, "Turn")

    def buy_refusal(self, s: Dei, card: int) -> lack.Refused:
        """Why a card cannot be bought: not in this phase any more, not with what there is, or not yet."""
        if s.used & USED_BOUGHT:
            return lack.refused("DEI-MKT-18", "lack-buy")
        if card not in affordable(s, self.seat, 0):
            return out_of_reach(s, self.seat, card, 0, 0)
        return self.no_down(s) if self.down_forbidden(s) else lack.refused("DEI-CRD-08", "lack-card-down")

    def no_down(self, s: Dei) -> lack.Refused:
        rule = self.down_forbidden(s)
        if rule == "DEI-CRD-14":
            technology, energy = s.technology[self.seat], s.energy[self.seat]
            return lack.refused(rule, "lack-something-to-buy", technology=technology, energy=energy)
        first = s.played[self.seat * SLOTS + s.phase * 3]
        return lack.refused(rule, "lack-second-down", card=lack.named(s, "card", first))

    def play_refusal(self, s: Dei, action: int) -> lack.Refused:
        """Why a card cannot be played, or not so."""
        if verbs.verb(action) == verbs.KEEP_DOWN:
            return self.no_down(s)
        if s.givens.planning:
            left = sum(1 for card in s.planned[self.seat * 2 : self.seat * 2 + 2] if card != EMPTY)
            return lack.refused("DEI-OPT-08", "lack-planned", left=left)
        card = verbs.play_card(action)
        if card in s.hands[self.seat * HAND : self.seat * HAND + HAND]:
            return self.no_down(s)
        played = s.played[self.seat * SLOTS : self.seat * SLOTS + SLOTS]
        return lack.not_in_hand(s, self.seat, "DEI-CRD-12" if card in played else "DEI-CRD-01", card)
