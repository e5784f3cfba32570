"""What an answer changes that can be counted, and what would be left unused by ending a turn; both from one view.

An answer is tried on a position made from the view alone, up to the next question, a draw or the evaluation; what
differs afterwards is told. So nothing here knows a rule a second time.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludarium.games.voidfall import battle as fight
from ludarium.games.voidfall import ops, verbs
from ludarium.games.voidfall.ahead import unpaid
from ludarium.games.voidfall.atoms import corrupt_places
from ludarium.games.voidfall.choices import Choice
from ludarium.games.voidfall.clean_up import GLORY, CleanUp
from ludarium.games.voidfall.components import Content
from ludarium.games.voidfall.counting import production_yields, scored, scored_at_start, upkeep
from ludarium.games.voidfall.declaration import RESOURCES
from ludarium.games.voidfall.evaluation_phase import UNPAID, Evaluation, Skirmish, Upkeep
from ludarium.games.voidfall.flow import Act, Reveal, Select
from ludarium.games.voidfall.forecasts import falling, skirmish
from ludarium.games.voidfall.moves import cards, fleets, pay, resources, sectors, tokens, tracks
from ludarium.games.voidfall.moves.invade import Declare, Depart, Fight, Gather
from ludarium.games.voidfall.moves.losses import DiscardGlory
from ludarium.games.voidfall.position import fleet_power, glory_tokens, level
from ludarium.games.voidfall.refusals.click import Kinds
from ludarium.games.voidfall.refusals.costs import held, needed
from ludarium.games.voidfall.resolve import Run, possible, possible_here
from ludarium.games.voidfall.state import FIELDS, IMPROVED, SPACES, TECHNOLOGIES, Void
from ludarium.games.voidfall.vocabulary import TRADE_NEXUS
from ludarium.kernel.cells import EMPTY, has, size
from ludarium.kernel.remarks import Card, Remark, Short, Thing, Unused, Value
from ludarium.kernel.verbs import Kind

UNKNOWN: Final = (cards.Offer, cards.Draw, tokens.Foresee, Reveal, Evaluation, Skirmish)
"""Where an answer is followed no further: what is drawn is hidden, and an evaluation has forecasts of its own."""
SEVERAL: Final = (resources.Take, resources.Produce, fleets.Deploy, fleets.DeployYards, sectors.GrowSeveral)
"""What is asked for as often as an effect says, one answer after the other."""
FIGHTING: Final = (Gather, Depart, Declare, Fight)


class Figures(NamedTuple):
    """Everything about a player that can be counted."""

    stock: list[int]
    influence: int
    expected: int
    """Influence for agendas, less unpaid upkeep, if the cycle ended now."""
    upkeep: int
    yields: list[int]
    population: list[int]
    owned: list[bool]
    corruption: int
    strike: int
    """The strength of the void's skirmish if the cycle ended now."""
    falling: list[int]
    """The sectors it would take."""
    active: int
    deployed: int
    tokens: int
    glory: int


def figures(s: Void, seat: int) -> Figures:
    owned = [owner == seat for owner in s.owner]
    due = upkeep(s, seat)
    agendas = scored_at_start(s, seat) + sum(scored(s, seat, field) for field in range(FIELDS))
    return Figures(
        stock=s.stock[seat * 5 : seat * 5 + 5],
        influence=s.influence[seat],
        expected=agendas - UNPAID * unpaid(s, seat, due),
        upkeep=due,
        yields=production_yields(s, seat),
        population=s.population[:],
        owned=owned,
        corruption=len(corrupt_places(s, seat)),
        strike=skirmish(s, seat)[0],
        falling=falling(s, seat),
        active=s.active[seat],
        deployed=sum(fleet_power(s, sector) for sector in range(s.givens.n) if owned[sector]),
        tokens=s.tokens[seat],
        glory=glory_tokens(s, seat),
    )


def follow(s: Void, action: int) -> None:
    """Carry out an answer up to the next question or whatever is unknown."""
    s.stack[-1].answer(s, action)
    while s.stack and not isinstance(s.stack[-1], UNKNOWN) and s.stack[-1].step(s) is None:
        pass


def consequences(s: Void, seat: int, action: int, kinds: Kinds) -> list[Remark]:
    """What an answer of a player changes, the weightiest first. `s` is used up."""
    if EMPTY in s.origins:
        return []
    before, fights = figures(s, seat), isinstance(s.stack[-1], FIGHTING)
    chosen = [payable_actions(s, seat, verbs.select_focus(action))] if isinstance(s.stack[-1], Select) else []
    follow(s, action)
    top = s.stack[-1] if s.stack else None
    found = chosen + changes(before, figures(s, seat), kinds, fights or isinstance(top, FIGHTING))
    if isinstance(top, pay.Pay):
        found.append(price(s, seat, pay.bill(s, seat, top.cost, top.node, top.focus, top.times)))
    return found


def changed(what: str, before: int, after: int, **values: Value) -> list[Remark]:
    """A number that is another one afterwards."""
    return [] if before == after else [Remark(f"change-{what}", {"before": before, "after": after, **values})]


def changes(before: Figures, after: Figures, kinds: Kinds, fights: bool) -> list[Remark]:
    sector, resource = kinds["sector"], kinds["resource"]
    lost = [at for at, mine in enumerate(before.owned) if mine and not after.owned[at]]
    found = [Remark("change-lost", {"sector": Thing(sector, at)}) for at in lost]
    found += stocks(before.stock, after.stock, resource)
    found += changed("influence", before.influence, after.influence)
    found += changed("expected", before.expected, after.expected)
    doomed = [at for at in after.falling if at not in before.falling]
    found += [Remark("change-falling", {"sector": Thing(sector, at)}) for at in doomed]
    for at in range(len(before.owned)):
        if before.owned[at] and after.owned[at]:
            found += changed("population", before.population[at], after.population[at], sector=Thing(sector, at))
    for at in range(5):
        found += changed("yield", before.yields[at], after.yields[at], resource=Thing(resource, at))
    found += changed("upkeep", before.upkeep, after.upkeep)
    found += changed("corruption", before.corruption, after.corruption)
    found += changed("strike", before.strike, after.strike)
    found += changed("tokens", before.tokens, after.tokens)
    found += changed("glory", before.glory, after.glory)
    if not fights:
        found += changed("active", before.active, after.active)
        found += changed("deployed", before.deployed, after.deployed)
    return found


def stocks(before: list[int], after: list[int], resource: Kind) -> list[Remark]:
    """All resources that change, in one remark."""
    values: dict[str, Value] = {}
    for at, name in enumerate(RESOURCES):
        said = changed("of", before[at], after[at], resource=Thing(resource, at))
        values[name] = said[0] if said else ""
    return [] if before == after else [Remark("change-stock", values)]


def price(s: Void, seat: int, due: list[int]) -> Remark:
    """What has to be paid next."""
    free = due[pay.MIX] + due[pay.ANY]
    return Remark("change-price", {"free": free, **needed(due), **held(s, seat, due)})


def payable_actions(s: Void, seat: int, focus: int) -> Remark:
    """How many actions of a focus can be paid for with what there is."""
    card = s.givens.card_of[s.houses[seat]][focus]
    costs = zip(s.givens.action_cost[card], s.givens.action_node[card], strict=True)
    return Remark("change-payable", {"n": sum(pay.payable(s, seat, cost, node, focus) for cost, node in costs)})


# What led to a question


def background(s: Void, legal: list[int], kinds: Kinds) -> Remark | None:
    """What the player who is asked has to know of the question."""
    top = s.stack[-1]
    if isinstance(top, Fight):
        return damage(s.battle, Thing(kinds["sector"], top.target))
    if isinstance(top, DiscardGlory):
        return glory_goes(s, top.seat)
    if isinstance(top, CleanUp) and verbs.verb(legal[0]) == verbs.PLACE_TOKENS:
        nexus = flag(level(s, top.seat, TRADE_NEXUS) > 0)
        return Remark("background-tokens", {"have": s.tokens[top.seat], "room": len(legal) - 1, "nexus": nexus})
    if isinstance(top, Run) and top.here != EMPTY and possible_here(s, top.seat, top.node, top.here):
        return Remark("background-there", {"sector": Thing(kinds["sector"], top.here)})
    if isinstance(top, Upkeep):
        return Remark("background-upkeep", {"due": upkeep(s, top.seat), "points": UNPAID})
    if isinstance(top, fleets.StepAfterDeploying):
        return Remark("ability-step-after-deploying", {})
    if isinstance(top, SEVERAL) and top.left > 1:
        return Remark("background-several", {"n": top.left})
    return None


def glory_goes(s: Void, seat: int) -> Remark:
    """VF-SPO-19, VF-VOI-12: a turn ends with four tokens at most; otherwise a sector has been lost."""
    have, below = glory_tokens(s, seat), s.stack[-2] if len(s.stack) > 1 else None
    if isinstance(below, CleanUp) and have > GLORY:
        return Remark("background-glory-limit", {"have": have, "most": GLORY})
    return Remark("background-glory-lost", {})


def damage(b: list[int], sector: Thing) -> Remark:
    """VF-CMB-07, VF-CMB-43, VF-CMB-48: how much damage is to be taken and what taking it means; or what the destroyers
    would add."""
    if b[fight.STAGE] != fight.TAKE:
        return Remark("background-destroyers", {"n": b[fight.DESTROYER]})
    side = fight.chooser(b)
    absorbs = not b[fight.TOOK] and any(fight.usable(b, side, source) for source in range(fight.SOURCES))
    flags = {"absorbs": flag(absorbs), "pods": flag(b[fight.PODS + side] > 0)}
    return Remark("background-damage", {"sector": sector, "n": b[fight.DUE + side], "salvo": b[fight.SALVO], **flags})


def flag(holds: bool) -> str:
    """As messages take it."""
    return "yes" if holds else "no"


# What is out of reach


def shortages(s: Void) -> list[Short]:
    """Technologies and tracks that the player who is asked could choose with more levels or fleet power."""
    top = s.stack[-1]
    if not isinstance(top, Choice):
        return []
    seat, op, which = top.seat, s.givens.op[top.node], s.givens.a[top.node]
    if op == ops.RESEARCH and which:
        missing = cards.owned(s, seat, IMPROVED) + 1 - cards.improved_limit(s, seat)
        improvable = [each for each in range(TECHNOLOGIES) if cards.improvable(s, seat, each)]
        return [Short("technology", each, "levels", missing) for each in improvable] if missing > 0 else []
    if op == ops.ADVANCE:
        open_ends = [track for track in range(3) if s.tracks[seat * 3 + track] < SPACES]
        meant = [track for track in open_ends if tracks.meant(s, seat, track, which)]
        return [Short("track", track, "deactivate", 1) for track in meant if not tracks.can_step(s, seat, track)]
    return []


# What is left


def unused(s: Void, legal: list[int], content: Content, kinds: Kinds) -> Unused | None:
    """What a player could still do, who may end their turn or give back trade tokens now."""
    top = s.stack[-1]
    if isinstance(top, Act):
        left = actions_left(s, top.seat, legal, content, kinds) + others_left(s, legal, kinds)
        return Unused([verbs.DONE], left) if left else None
    if isinstance(top, Run):
        given_up = gifts(s, top) if verbs.DONE in legal else []
        return Unused([verbs.DONE], given_up) if given_up else None
    kept = [action for action in legal if verbs.verb(action) == verbs.PLACE_TOKENS]
    if isinstance(top, CleanUp) and len(kept) > 1:
        most = verbs.place_tokens_tokens(kept[-1])
        return Unused(kept[:-1], [Remark("unused-tokens", {"n": most})])
    return None


def actions_left(s: Void, seat: int, legal: list[int], content: Content, kinds: Kinds) -> list[Remark]:
    """Actions of the focus that would still do something."""
    card = s.givens.card_of[s.houses[seat]][s.focus]
    names: list[Value] = []
    for action in legal:
        if verbs.verb(action) == verbs.ACT and not verbs.act_double(action):
            number = verbs.act_action(action)
            if useful(s, seat, s.givens.action_cost[card][number], s.givens.action_node[card][number]):
                action_name = content.focus_actions[card][number].name
                names.append(Thing(kinds["action"], kinds["action"].index[action_name]))
    if not names:
        return []
    first, second, third = (*names, "", "")[:3]
    left = min(len(names), 2 + s.flipped - size(s.done))
    return [Remark("unused-actions", {"n": left, "first": first, "second": second, "third": third})]


def gifts(s: Void, line: Run) -> list[Remark]:
    """Of a line of which each part may be had: whether something is left that asks for nothing in return."""
    kids, op = s.givens.kids[line.node], s.givens.op
    if op[line.node] not in (ops.ANY_OF, ops.ONE_OF):
        return []
    left = [kid for at, kid in enumerate(kids) if not has(line.mask, at) and possible(s, line.seat, kid, line.here)]
    free = any(ops.GAIN <= op[kid] < ops.FIRST_CHOICE for kid in left)
    return [Remark("unused-part", {"line": Card(f"line-{line.node}")})] if free else []


def useful(s: Void, seat: int, cost: int, node: int) -> bool:
    """Whether an effect would do anything; one that happens where its cost is paid is taken to."""
    return bool(s.givens.costs[cost].deeds & pay.NAMES_SECTOR) or possible(s, seat, node, s.givens.homes[seat])


def others_left(s: Void, legal: list[int], kinds: Kinds) -> list[Remark]:
    """Extra actions of technologies, and that of the agenda."""
    technologies = {verbs.extra_technology(action) for action in legal if verbs.verb(action) == verbs.EXTRA}
    found = [Remark("unused-extra", {"technology": Thing(kinds["technology"], each)}) for each in sorted(technologies)]
    if verbs.AGENDA_ACTION in legal:
        found.append(Remark("unused-agenda", {"agenda": Thing(kinds["agenda"], s.playing)}))
    return found
