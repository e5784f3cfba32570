"""What is missing to pay: resources, deeds, and payments that do not add up (VF-RES-14, VF-RES-21)."""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall import counting, effects, packed, verbs
from ludarium.games.voidfall import vocabulary as v
from ludarium.games.voidfall.declaration import RESOURCES
from ludarium.games.voidfall.evaluation_phase import coverable
from ludarium.games.voidfall.moves import pay
from ludarium.games.voidfall.position import level
from ludarium.games.voidfall.refusals.click import Click, Lack, no
from ludarium.games.voidfall.state import IMPROVED, Void
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.remarks import Remark, Value

KINDS: Final = [*RESOURCES, "mix", "any", "goods"]
"""What can be missing, as `pay.shortfall` numbers it."""
DEEDS: Final = {
    packed.COST_RECALL: "recall",
    packed.COST_DEACTIVATE: "deactivate",
    packed.COST_CORRUPTION: "place",
    packed.COST_SHRINK: "shrinkable",
    packed.COST_DESTROY: "destructible",
    packed.COST_AGENDA: "agenda",
    packed.COST_BOUNTY: "bounty",
    packed.COST_RECLAIM: "reclaim",
    packed.COST_GLORY: "any-glory",
    packed.COST_TOKEN: "token",
    packed.COST_FIELD: "field",
}
"""What each deed needs; a player who cannot do it has none of it."""


def gap(s: Void, seat: int, cost: int, node: int, focus: int) -> tuple[str, int] | None:
    """What is missing for a cost, as costs are written, and how much of it; None exactly where it can be paid."""
    short = pay.shortfall(s, seat, pay.bill(s, seat, cost, node, focus))
    if short:
        return KINDS[packed.short_what(short)], packed.short_missing(short)
    deed = pay.impossible_deed(s, seat, cost, focus)
    return (effects.DEEDS[deed.bit_length() - 1], 1) if deed else None


def unpayable(click: Click, rule: str, cost: int, node: int, focus: int, times: int = 1) -> Lack | None:
    """What is missing for a cost, if it cannot be paid."""
    s, seat = click.s, click.seat
    found = unaffordable(click, rule, pay.bill(s, seat, cost, node, focus, times))
    if found is not None:
        return found
    deed = pay.impossible_deed(s, seat, cost, focus)
    return no(rule, DEEDS[deed], have=0) if deed else None


def unaffordable(click: Click, rule: str, due: list[int]) -> Lack | None:
    """What is missing for a bill, if it cannot be paid."""
    short = pay.shortfall(click.s, click.seat, due)
    if not short:
        return None
    what, missing = packed.short_what(short), packed.short_missing(short)
    if what in (pay.MIX, pay.ANY):
        need = due[pay.MIX] if what == pay.MIX else due[pay.MIX] + due[pay.ANY]
        return no(rule, KINDS[what], need=need, have=need - missing)
    return no(rule, "bill", **needed(due), **held(click.s, click.seat, due))


def needed(due: list[int]) -> dict[str, Value]:
    return {name: due[i] for i, name in enumerate(RESOURCES)}


def held(s: Void, seat: int, due: list[int]) -> dict[str, Value]:
    """What a player has of the resources of a bill; credits count for the first three."""
    wanted = [due[v.FOOD], due[v.ENERGY], due[v.MATERIALS], sum(due[:4]), due[v.SCIENCE]]
    stock = s.stock[seat * 5 : seat * 5 + 5]
    values: dict[str, Value] = {f"has-{name}": stock[i] for i, name in enumerate(RESOURCES)}
    return values | {f"wants-{name}": "yes" if wanted[i] else "no" for i, name in enumerate(RESOURCES)}


# Payments


def payment(click: Click, due: list[int]) -> Lack:
    """A payment of something else than is due, or of more than there is."""
    action = click.action
    paid = [
        verbs.pay_food(action), verbs.pay_energy(action), verbs.pay_materials(action), verbs.pay_credits(action),
        verbs.pay_science(action),
    ]  # fmt: skip
    rule = "VF-RES-06" if paid[v.SCIENCE] != due[v.SCIENCE] and not due[pay.ANY] else "VF-RES-21"
    free = due[pay.MIX] + due[pay.ANY]
    if sum(paid) == sum(due) and paid[v.SCIENCE] >= due[v.SCIENCE]:
        found = _beyond_stock(click, paid)
        if found is not None:
            return found
    return no(rule, "payment", free=free, paid=Remark("goods-paid", needed(paid)), **needed(due))


def _beyond_stock(click: Click, paid: list[int]) -> Lack | None:
    for i, amount in enumerate(paid):
        have = click.s.stock[click.seat * 5 + i]
        if amount > have:
            return no("VF-RES-15", "stock", resource=click.thing("resource", i), need=amount, have=have)
    return None


def paying(click: Click) -> Lack:
    top = click.top
    if isinstance(top, pay.Spend):
        return payment(click, [0, top.energy, top.materials, 0, 0, 0, 0])
    assert isinstance(top, pay.Pay)
    return payment(click, pay.bill(click.s, click.seat, top.cost, top.node, top.focus, top.times))


def upkeep(click: Click) -> Lack:
    s, seat, action = click.s, click.seat, click.action
    food, energy = verbs.upkeep_food(action), verbs.upkeep_energy(action)
    materials, credits = verbs.upkeep_materials(action), verbs.upkeep_credits(action)
    refines = level(s, seat, v.DATA_REFINERY) == IMPROVED
    if credits and not refines:
        return no("VF-EVA-09", "upkeep-credits", technology=click.thing("technology", v.DATA_REFINERY))
    found = _beyond_stock(click, [food, energy, materials, credits, 0])
    if found is not None:
        return found
    due = counting.upkeep(s, seat)
    covered, need = food + (energy + materials) // 2 + 2 * credits, coverable(s, seat, due)
    if covered == need:
        return no("VF-EVA-08", "upkeep-pairs", n=energy + materials)
    return no("VF-EVA-11", "upkeep", need=need, due=due, covered=covered)


def fleet_type(click: Click, rule: str, fleet: int) -> Lack | None:
    """What is missing to pay for the type of a fleet."""
    cost = click.s.givens.fleet_costs[fleet]
    return unaffordable(click, rule, pay.bill(click.s, click.seat, cost, 0, EMPTY)) if cost else None
