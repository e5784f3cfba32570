"""The acts of the effect vocabulary: what each of them does once its target is known."""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import events, verbs, vocabulary
from ludarium.games.xibalba.ark import FOR_EFFECT, ParagonRoll, damage, destroy_occupant, heal, leave
from ludarium.games.xibalba.atoms import (
    cell_at,
    discard,
    gain_paragon,
    gain_resources,
    height,
    lose_paragon,
    lose_resources,
    marked,
    put,
    refresh,
    take,
)
from ludarium.games.xibalba.decks import Refill
from ludarium.games.xibalba.givens import MOST_ATTACK_DICE, MOST_PARAGON_DICE
from ludarium.games.xibalba.packed import (
    attack_dice_attack,
    attack_dice_blank,
    attack_dice_critical,
    cell_title,
    fading_ends,
    fading_modifier,
    lasting,
    lying,
    lying_depth,
    lying_place,
)
from ludarium.games.xibalba.pool import ChangePool
from ludarium.games.xibalba.state import (
    ARK_PLACE,
    MOST_LASTING,
    NO_PLACE,
    NOBODY,
    SEAT_SPOTS,
    SQUAD,
    STACK_SPOTS,
    STACKS,
    Xibalba,
)
from ludarium.games.xibalba.vocabulary import ATTACK, BLANK, CRITICAL_HIT, POOL, UNTIL_END_OF_TURN
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, with_value
from ludarium.kernel.state import Frame


def carry_out(s: Xibalba, seat: int, title: int, place: int, act: int, amount: int, detail: int, spot: int) -> None:
    """One act of a seat's card. What ends the game comes last, as in `gain_paragon`."""
    if act <= vocabulary.OTHERS_GAIN_RESOURCES:
        goods(s, seat, act, amount, spot - SEAT_SPOTS)
    elif act <= vocabulary.HEAL or act in (vocabulary.DESTROY_ARK, vocabulary.RECALL):
        in_the_ark(s, seat, act, amount)
    elif spot >= STACK_SPOTS:
        strike(s, seat, act, (spot - STACK_SPOTS) // STACKS, (spot - STACK_SPOTS) % STACKS)
    elif act == vocabulary.DESTROY_THIS:
        destroy_this(s, seat, whereabouts(s, seat, title, place))
    elif act == vocabulary.REFRESH:
        refresh_market(s, detail)
    elif act == vocabulary.LASTING:
        last(s, seat, amount, fading_modifier(detail), fading_ends(detail))
    else:
        change_dice(s, seat, act, amount, detail)


def goods(s: Xibalba, seat: int, act: int, amount: int, other: int) -> None:
    """Resources and paragon."""
    if act == vocabulary.GAIN_RESOURCES:
        gain_resources(s, seat, amount)
    elif act == vocabulary.LOSE_RESOURCES:
        lose_resources(s, seat, amount)
    elif act == vocabulary.LOSE_PARAGON:
        lose_paragon(s, seat, amount)
    elif act == vocabulary.GAIN_PARAGON:
        gain_paragon(s, seat, amount)
    elif act == vocabulary.ROLL_PARAGON:
        dice = amount if amount < MOST_PARAGON_DICE else MOST_PARAGON_DICE
        s.call(ParagonRoll(seat, dice, FOR_EFFECT, NOBODY))
    elif act == vocabulary.STEAL_RESOURCES:
        taken = lose_resources(s, other, amount)
        events.stole(s, seat, other, taken)
        gain_resources(s, seat, taken)
    elif act == vocabulary.STEAL_PARAGON:
        taken = lose_paragon(s, other, amount)
        events.looted(s, seat, other, taken)
        gain_paragon(s, seat, taken)
    else:
        for rival in range(s.givens.seats):
            if rival != seat and act == vocabulary.OTHERS_LOSE_RESOURCES:
                lose_resources(s, rival, amount)
            elif rival != seat:
                gain_resources(s, rival, amount)


def in_the_ark(s: Xibalba, seat: int, act: int, amount: int) -> None:
    """XIB-ARK-28, XIB-ARK-34: if a soldier leaves the ark by an effect, nobody enters and nobody rolls."""
    if act == vocabulary.DAMAGE_ARK:
        damage(s, amount)
    elif act == vocabulary.HEAL:
        heal(s, amount)
    elif act == vocabulary.DESTROY_ARK:
        destroy_occupant(s)
    else:
        cell = leave(s)
        put(s, seat, SQUAD, cell)
        events.recalled(s, seat, cell_title(cell))


def destroy(s: Xibalba, seat: int, stack: int, depth: int) -> None:
    """XIB-DES-01, XIB-DES-07, XIB-DES-09: a card of a seat goes to its discard pile."""
    cell = take(s, seat, stack, depth)
    discard(s, cell)
    events.destroyed(s, cell_title(cell))


def whereabouts(s: Xibalba, seat: int, title: int, place: int) -> int:
    """XIB-DES-10: where the card is whose effect is carried out, place and depth; EMPTY if it has left the base.

    Others may have been laid upon it since. Of equal cards the marked one is meant: newcomers bear no mark.
    """
    if place == NO_PLACE:
        return EMPTY
    if place == ARK_PLACE:
        if s.controller == seat:
            return ARK_PLACE
        place = ARK_PLACE + 1 + SQUAD  # it has been recalled
    found = EMPTY
    for depth in range(height(s, seat, place - 1)):
        cell = cell_at(s, seat, place - 1, depth)
        if cell_title(cell) == title and (found == EMPTY or marked(cell)):
            found = lying(place, depth)
            if marked(cell):
                break
    return found


def destroy_this(s: Xibalba, seat: int, at: int) -> None:
    """XIB-ARK-28, XIB-DES-09, XIB-DES-10: a card destroys itself, also in the ark."""
    if at == ARK_PLACE:
        destroy_occupant(s)
    else:
        destroy(s, seat, lying_place(at) - 1, lying_depth(at))


def strike(s: Xibalba, seat: int, act: int, other: int, stack: int) -> None:
    """The top card of a stack of another seat is destroyed, put under its stack, or changes sides."""
    if act == vocabulary.WIN_OVER_SOLDIER:
        cell = cell_title(take(s, other, stack, 0))
        put(s, seat, SQUAD, cell)
        events.won_over(s, seat, other, cell)
    elif act in (vocabulary.DEMOTE_SOLDIER, vocabulary.DEMOTE_UPGRADE):
        cell = take(s, other, stack, 0)
        put(s, other, stack, cell, under=True)
        events.demoted(s, other, cell_title(cell))
    else:
        destroy(s, other, stack, 0)


def refresh_market(s: Xibalba, kind: int) -> None:
    """The open cards of a type are discarded and replaced."""
    first = kind * s.givens.open_cards
    for at in range(first, first + s.givens.open_cards):
        if s.market[at] != EMPTY:
            discard(s, s.market[at])
            s.market = with_value(s.market, at, EMPTY)
    s.call(Refill())


def last(s: Xibalba, seat: int, amount: int, modifier: int, ends: int) -> None:
    """XIB-EVT-05: a modifier with its end."""
    amount = MOST_LASTING if amount > MOST_LASTING else -MOST_LASTING if amount < -MOST_LASTING else amount
    s.lasting = (*s.lasting, lasting(seat, modifier, amount, ends))
    refresh(s, seat)


def change_dice(s: Xibalba, seat: int, act: int, amount: int, detail: int) -> None:
    """Dice, faces and re-rolls."""
    if act == vocabulary.REROLLS:
        s.rerolls += amount
    elif act == vocabulary.ADD_SYMBOL:
        s.dice[detail] += amount
    elif act == vocabulary.TURN_BLANK:
        turned = amount if amount < s.dice[BLANK] else s.dice[BLANK]
        s.dice[BLANK] -= turned
        s.dice[detail] += turned
    elif act == vocabulary.ROLL_ATTACK:
        s.call(AttackRoll(seat, amount if amount < MOST_ATTACK_DICE else MOST_ATTACK_DICE))
    else:
        last(s, seat, amount, POOL, UNTIL_END_OF_TURN)
        s.call(ChangePool(seat))


class AttackRoll(Frame[Xibalba]):
    """XIB-GEN-08 to XIB-GEN-10, XIB-ACT-13: attack dice rolled once in the action phase join the pool."""

    def __init__(self, seat: int, dice: int) -> None:
        self.seat: Final = seat
        self.dice: Final = dice

    def step(self, s: Xibalba) -> Ask | None:
        return s.givens.attack_rolls[self.dice]

    def answer(self, s: Xibalba, action: int) -> None:
        dice = verbs.roll_attack_dice(action)
        s.dice[BLANK] += attack_dice_blank(dice)
        s.dice[ATTACK] += attack_dice_attack(dice)
        s.dice[CRITICAL_HIT] += attack_dice_critical(dice)
        events.rolled_attack(s, self.seat, dice)
        s.finish()
