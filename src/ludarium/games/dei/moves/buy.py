"""Buy: a card of a market for its price (DEI-MKT-01 to DEI-MKT-25, DEI-ACT-38, DEI-ACT-39), also through the Delivery
Bot (DEI-FEA-17).

A purchase names what is paid, so that every way of paying is one action. Chance draws the card that refills the market:
the cards of its colour still in the deck, and the drone cards mixed in; nobody knows which are where.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import events, packed, verbs
from ludarium.games.dei.feats import has
from ludarium.games.dei.givens import BLACK, DRONE_BLOCK
from ludarium.games.dei.lack import Refused, named, no_cubes, no_feat, not_asked, not_in_hand, refused
from ludarium.games.dei.majority import cubes
from ludarium.games.dei.pad import gain, pay, score
from ludarium.games.dei.state import HAND, SLOTS, TECHNOLOGY, Dei
from ludarium.games.dei.vocabulary import ALTERNATIVE_ENERGY, DELIVERY_BOT, LOW_ENERGY_REMOTE_CONTROL, TRADING_POST
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, joined, plus, put, take, with_value
from ludarium.kernel.remarks import Value
from ludarium.kernel.seats import CHANCE, EVERYONE, only
from ludarium.kernel.state import Frame

LEFT: Final = 0
RIGHT: Final = 2
MOST: Final = 15
"""More than any card costs of a resource."""


def slot_open(s: Dei, seat: int, at: int, wild: int) -> bool:
    """Whether the slot's requirement is met: 2 cubes left, 1 in the middle, none right (DEI-MKT-03 to DEI-MKT-08,
    DEI-MKT-20)."""
    return at // 3 == BLACK or cubes(s, seat, at // 3) + wild >= 2 - at % 3


def payments(s: Dei, seat: int, at: int, fee: int) -> list[int]:
    """Every way to pay for a card of the markets, as in `packed.price`; `fee` is energy on top."""
    return ways_to_pay(s, seat, at, s.technology[seat], s.energy[seat] - fee)


def ways_to_pay(s: Dei, seat: int, at: int, most_technology: int, most_energy: int) -> list[int]:
    """Every price of a card of the markets for a seat that a purse can pay."""
    card = s.market[at]
    technology, energy = s.givens.card_technology[card], s.givens.card_energy[card]
    if at == BLACK * 3 + LEFT:
        technology += 1  # DEI-MKT-09
    feat = s.learned[seat * 3 + 2]
    ways: list[int] = []
    if feat == LOW_ENERGY_REMOTE_CONTROL and s.givens.card_drone[card] != EMPTY and technology + energy:
        # DEI-FEA-16, DEI-MKT-23
        _way(technology - 1, energy, most_technology, most_energy, ways)
        _way(technology, energy - 1, most_technology, most_energy, ways)
        return ways
    _way(technology, energy, most_technology, most_energy, ways)
    if feat == ALTERNATIVE_ENERGY and not s.used & packed.USED_PAID_OTHERWISE:
        # DEI-FEA-15
        _way(technology + 1, energy - 1, most_technology, most_energy, ways)
        if s.givens.pay_both_ways:
            _way(technology - 1, energy + 1, most_technology, most_energy, ways)
    return ways


def _way(technology: int, energy: int, most_technology: int, most_energy: int, ways: list[int]) -> None:
    if 0 <= technology <= most_technology and 0 <= energy <= most_energy:
        ways.append(packed.price(technology, energy))


def affordable(s: Dei, seat: int, wild: int) -> list[int]:
    """The market cards whose slots are open and that could be paid for; `wild` is the cube of an outpost boost."""
    cards: list[int] = []
    for at in range(12):
        if s.market[at] != EMPTY and slot_open(s, seat, at, wild) and payments(s, seat, at, 0):
            cards.append(s.market[at])
    return cards


def can_purchase(s: Dei, seat: int, wild: int) -> bool:
    """Whether a face-down card could buy anything now; `wild` as above."""
    return not s.used & packed.USED_BOUGHT and len(affordable(s, seat, wild)) > 0


def add_purchases(s: Dei, seat: int, wild: int, out: list[int], fee: int = 0) -> None:
    """Every way to buy a card, or to order it for a fee; `wild` as above."""
    for at in range(12):
        card = s.market[at]
        if card != EMPTY and slot_open(s, seat, at, wild):
            for way in payments(s, seat, at, fee):
                out.append(verbs.order(card, way) if fee else verbs.buy(card, way))


def add_orders(s: Dei, seat: int, out: list[int]) -> None:
    """DEI-FEA-17: a purchase by Delivery Bot, which costs 1 energy more and no candy boost helps with (DEI-CDY-11)."""
    if can_order(s, seat):
        add_purchases(s, seat, 0, out, fee=1)


def can_order(s: Dei, seat: int) -> bool:
    if s.learned[seat * 3 + 2] != DELIVERY_BOT or s.used & packed.USED_ORDERED or not s.energy[seat]:
        return False
    if s.used & packed.USED_BOUGHT and not s.givens.bot_extra_buy:
        return False
    return not s.givens.bot_spends_card or s.hands[seat * HAND] != EMPTY


def refusal(s: Dei, seat: int, action: int) -> Refused:
    """What keeps a purchase from being legal: the offer, the slot, then the price."""
    ordered = verbs.verb(action) == verbs.ORDER
    if ordered and not can_order(s, seat):
        return no_order(s, seat)
    wild = packed.used_wild_cube(s.used)
    if not ordered:
        return out_of_reach(s, seat, verbs.buy_card(action), wild, 0)
    missing = out_of_reach(s, seat, verbs.order_card(action), 0, 1)
    if missing.rule == "DEI-MKT-04" and slot_open(s, seat, s.market.index(verbs.order_card(action)), wild):
        return Refused("DEI-CDY-11", missing.lack)
    return missing


def out_of_reach(s: Dei, seat: int, card: int, wild: int, fee: int) -> Refused:
    """What is missing to buy a card: the offer, cubes, or resources; `wild` and `fee` as above."""
    if card not in s.market:
        return refused("DEI-MKT-02", "lack-on-offer", card=named(s, "card", card))
    at = s.market.index(card)
    if not slot_open(s, seat, at, wild):
        return no_cubes("DEI-MKT-04", at // 3, 2 - at % 3, cubes(s, seat, at // 3) + wild)
    technology, energy, missing = nearest_price(s, seat, at, fee)
    price: dict[str, Value] = {"card": named(s, "card", card), "technology": technology, "energy": energy + fee}
    if not missing:
        return refused("DEI-MKT-12", "lack-price", **price)
    have_technology, have_energy = s.technology[seat], s.energy[seat]
    return refused("DEI-MKT-12", "lack-means", have_technology=have_technology, have_energy=have_energy, **price)


def nearest_price(s: Dei, seat: int, at: int, fee: int) -> tuple[int, int, int]:
    """Of the prices of a card of the markets the one of which least is missing: technology, energy, and how much is
    missing of both."""
    best = (0, 0, MOST + 1)
    for way in ways_to_pay(s, seat, at, MOST, MOST):
        technology, energy = packed.price_technology(way), packed.price_energy(way)
        missing = max(0, technology - s.technology[seat]) + max(0, energy + fee - s.energy[seat])
        if missing < best[2]:
            best = (technology, energy, missing)
    return best


def no_order(s: Dei, seat: int) -> Refused:
    """Why the Delivery Bot cannot be sent."""
    if not has(s, seat, DELIVERY_BOT):
        return no_feat(s, "DEI-FEA-17", DELIVERY_BOT)
    if s.used & packed.USED_ORDERED:
        return refused("DEI-FEA-17", "lack-order")
    if s.used & packed.USED_BOUGHT and not s.givens.bot_extra_buy:
        return refused("DEI-FEA-17", "lack-buy")
    if not s.energy[seat]:
        return refused("DEI-FEA-17", "lack-fee")
    return refused("DEI-FEA-17", "lack-hand")


def resolve(s: Dei, seat: int, action: int) -> None:
    """Pay, take the card, slide and refill (DEI-MKT-12, DEI-MKT-14, DEI-MKT-21)."""
    ordered = verbs.verb(action) == verbs.ORDER
    card = verbs.order_card(action) if ordered else verbs.buy_card(action)
    way = verbs.order_price(action) if ordered else verbs.buy_price(action)
    technology, energy = packed.price_technology(way), packed.price_energy(way)
    at = s.market.index(card)
    if has(s, seat, ALTERNATIVE_ENERGY) and energy != s.givens.card_energy[card]:
        s.used |= packed.USED_PAID_OTHERWISE
    s.used |= packed.USED_ORDERED if ordered else packed.USED_BOUGHT
    if ordered and not s.givens.bot_extra_buy:
        # DEI-MKT-18: it was the one buy action of the phase, so a face-down card has none left.
        s.used |= packed.USED_BOUGHT
        if packed.ICON_BUY in s.pool:
            s.pool.remove(packed.ICON_BUY)
    fee = 1 if ordered else 0
    pay(s, seat, technology, energy + fee)
    events.paid(s, seat, technology, energy + fee)
    events.bought(s, seat, card)
    market, slot = at // 3, at % 3
    s.market = (*s.market[: market * 3], EMPTY, *s.market[market * 3 : at], *s.market[at + 1 :])
    put(s.hands, seat * HAND, seat * HAND + HAND, card)
    s.call(Refill(market))
    if ordered and s.givens.bot_spends_card:
        s.call(SpendCard(seat, card))
    if has(s, seat, TRADING_POST):
        score(s, seat, 1)
    if market == BLACK and slot == RIGHT:
        gain(s, seat, TECHNOLOGY, 1)  # DEI-MKT-10, DEI-MKT-24


class Refill(Frame[Dei]):
    """DEI-MKT-14 to DEI-MKT-16: a new card from the deck fills the left slot; nothing when the deck is empty."""

    def __init__(self, market: int) -> None:
        self.market: Final = market

    def step(self, s: Dei) -> Ask | None:
        ask = draw(s, self.market)
        if ask is None:
            s.finish()
        return ask

    def answer(self, s: Dei, action: int) -> None:
        s.finish()
        lay_open(s, self.market, LEFT, verbs.reveal_card(action))


def draw(s: Dei, market: int) -> Ask | None:
    """Chance turns over the top card of a deck, if there is one.

    Which drone cards are in which outpost deck is unknown, so every undrawn drone card is equally likely.
    """
    mixed_in = s.deck_drones[market] if market != BLACK else 0
    actions = _undrawn(s, market)
    drones = _undrawn(s, DRONE_BLOCK) if mixed_in else []
    if not actions and not drones:
        return None
    weights = [len(drones) if drones else 1] * len(actions) + [mixed_in] * len(drones)
    return Ask(CHANCE, actions + drones, weights)


def _undrawn(s: Dei, block: int) -> list[int]:
    """The answers of chance that turn over a card of a block."""
    undrawn = s.undrawn
    found: list[int] = []
    for card in s.givens.decks[block]:
        if undrawn[card]:
            found.append(verbs.reveal(card))
    return found


def lay_open(s: Dei, market: int, slot: int, card: int) -> None:
    """A card from the deck fills a slot."""
    s.undrawn = with_value(s.undrawn, card, 0)
    if s.givens.card_block[card] == DRONE_BLOCK:
        s.deck_drones = plus(s.deck_drones, market, -1)
    s.market = with_value(s.market, market * 3 + slot, card)
    events.revealed(s, market, card)


class SpendCard(Frame[Dei]):
    """DEI-FEA-17: a hand card is spent for the Delivery Bot; it goes to the recycle bin at clean-up."""

    def __init__(self, seat: int, bought: int) -> None:
        self.seat: Final = seat
        self.bought: Final = bought

    def step(self, s: Dei) -> Ask | None:
        actions: list[int] = []
        for i in range(self.seat * HAND, self.seat * HAND + HAND):
            if s.hands[i] == EMPTY:
                break
            if s.hands[i] != self.bought:
                actions.append(verbs.discard(s.hands[i]))
        return Ask(self.seat, actions, None, only(self.seat) if s.givens.planning else EVERYONE)

    def answer(self, s: Dei, action: int) -> None:
        s.finish()
        card = verbs.discard_card(action)
        take(s.hands, self.seat * HAND, self.seat * HAND + HAND, card)
        at = self.seat * SLOTS + s.phase * 3 + 2
        s.played[at] = card
        s.down = joined(s.down, at)
        events.discarded(s, self.seat)

    def refusal(self, s: Dei, action: int) -> Refused:
        if verbs.verb(action) != verbs.DISCARD:
            return not_asked(s, action, "SpendCard", "DEI-FEA-17")
        card = verbs.discard_card(action)
        if card == self.bought:
            return refused("DEI-FEA-17", "lack-other-card", card=named(s, "card", card))
        return not_in_hand(s, self.seat, "DEI-FEA-17", card)
