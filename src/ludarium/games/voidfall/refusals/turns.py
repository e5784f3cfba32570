"""Why not now: houses, focus cards, actions, parts of a line, clean-up and decrees (VF-FOC-04 to VF-FOC-28)."""

from __future__ import annotations

from ludarium.games.voidfall import atoms, ops, verbs
from ludarium.games.voidfall import vocabulary as v
from ludarium.games.voidfall.counting import agendas_at_board, fulfilled, measured
from ludarium.games.voidfall.flow import Act, first_of, goes_with_focus
from ludarium.games.voidfall.givens import TechnologyAction
from ludarium.games.voidfall.moves.fleets import Tax
from ludarium.games.voidfall.packed import USED_AGENDA, USED_DOUBLE, USED_INVASION
from ludarium.games.voidfall.position import glory_tokens, is_preferred, level
from ludarium.games.voidfall.refusals.click import Click, Lack, no
from ludarium.games.voidfall.refusals.costs import unaffordable, unpayable
from ludarium.games.voidfall.resolve import Run
from ludarium.games.voidfall.state import BASIC, EXTRAS, FIELDS, HAND, IMPROVED, IMPROVED_EXTRAS
from ludarium.kernel.cells import EMPTY, has, size
from ludarium.kernel.remarks import Card, Seat, Value


def house(click: Click) -> Lack:
    s, house = click.s, verbs.house_of(click.action)
    name = click.thing("house", house)
    if house in s.houses:
        return no("VF-SET-03", "house-taken", house=name, who=Seat(s.houses.index(house)))
    if house in s.givens.fallen:
        return no("VF-SET-03", "house-fallen", house=name)
    return no(s.givens.houses_rule, "house", house=name, n=len(s.givens.allowed_houses))


def select(click: Click) -> Lack:
    """VF-FOC-04, VF-FOC-06, VF-TRD-03."""
    s, seat, focus = click.s, click.seat, verbs.select_focus(click.action)
    if verbs.SELECT not in click.offered:
        return click.something_else("VF-TRD-03" if verbs.select_token(click.action) else "")
    name = click.thing("focus", focus)
    if has(s.discard[seat], focus):
        return no("VF-FOC-04", "focus-played", focus=name)
    if not has(s.hand[seat], focus):
        return no("VF-EVA-23", "focus-later", focus=name, cycle=s.cycle)
    return no("VF-FOC-06", "token", have=s.tokens[seat])


def play_agenda(click: Click) -> Lack:
    s, seat, agenda = click.s, click.seat, verbs.play_agenda_agenda(click.action)
    if verbs.PLAY_AGENDA not in click.offered:
        return click.something_else("VF-AGE-08")
    name, kind = click.thing("agenda", agenda), s.givens.agenda_kind[agenda]
    if agenda not in s.agenda_hands[seat * HAND : seat * HAND + HAND]:
        return no("VF-FOC-07", "agenda-hand", agenda=name)
    focuses = [focus for focus in range(9) if has(s.givens.kind_focuses[kind], focus)]
    return wrong_focus(click, "VF-AGE-09", "agenda-focus", focuses, agenda=name, kind=click.thing("kind", kind))


def wrong_focus(click: Click, rule: str, message: str, focuses: list[int], **values: Value) -> Lack:
    """Another focus is in play than something goes with."""
    focus = click.thing("focus", click.s.focus)
    return no(rule, message, focuses=click.either("focus", focuses), focus=focus, **values)


# Actions


def act(click: Click) -> Lack:
    s, seat = click.s, click.seat
    if not isinstance(click.top, Act):
        return click.something_else()
    action, double = verbs.act_action(click.action), verbs.act_double(click.action)
    taken, most = size(s.done), 2 + s.flipped
    if has(s.done, action):
        return no("VF-FOC-12", "action-done")
    if taken >= most:
        return no("VF-FOC-10", "actions", taken=taken, most=most)
    card = s.givens.card_of[s.houses[seat]][s.focus]
    cost, node = s.givens.action_cost[card][action], s.givens.action_node[card][action]
    lack = unpayable(click, "VF-FOC-13", cost, node, s.focus)
    if lack is not None or not double:
        assert lack is not None, "an action that can be paid for is offered"
        return lack
    lack = doubling(click) or unpayable(click, "VF-FOC-13", cost, node, s.focus, 2)
    assert lack is not None, "a double action that can be paid for is offered"
    return lack


def doubling(click: Click) -> Lack | None:
    """What keeps Robotics from doubling an action of this focus."""
    s, seat = click.s, click.seat
    robotics, owned = click.thing("technology", v.ROBOTICS), level(s, seat, v.ROBOTICS)
    if not owned:
        return no("VF-TEC-20", "technology", technology=robotics)
    if s.used & USED_DOUBLE:
        return no("VF-TEC-20", "extra-used", technology=robotics)
    focuses = [v.DEVELOPMENT]
    if owned == IMPROVED:
        focuses += [focus for focus in range(9) if focus != v.DEVELOPMENT and is_preferred(s, seat, focus)]
    if s.focus in focuses:
        return None
    return wrong_focus(click, "VF-TEC-20", "extra-focus", focuses, technology=robotics)


def extra(click: Click) -> Lack:
    s, seat = click.s, click.seat
    if not isinstance(click.top, Act):
        return click.something_else()
    technology, way = verbs.extra_technology(click.action), verbs.extra_way(click.action)
    name, owned = click.thing("technology", technology), level(s, seat, technology)
    if not owned:
        return no("VF-FOC-19", "technology", technology=name)
    listed = s.givens.improved_actions if owned == IMPROVED else s.givens.technology_actions
    ways = [action for action in listed if action.technology == technology]
    if way >= len(ways):
        return no("VF-FOC-19", "extra-ways", technology=name, n=len(ways))
    if has(s.used, (EXTRAS if owned == BASIC else IMPROVED_EXTRAS) + first_of(listed, technology)):
        return no("VF-FOC-19", "extra-used", technology=name)
    if technology == v.HYPERDRIVE and s.used & USED_INVASION:
        return no("VF-FOC-19", "extra-invaded", technology=name)
    return extra_way(click, ways[way])


def extra_way(click: Click, action: TechnologyAction) -> Lack:
    s, seat = click.s, click.seat
    if not goes_with_focus(s, seat, action):
        preferred = s.givens.preferred[s.houses[seat]] if action.preferred else 0
        focuses = [focus for focus in range(9) if has(action.focuses | preferred, focus)]
        technology = click.thing("technology", action.technology)
        return wrong_focus(click, "VF-FOC-19", "extra-focus", focuses, technology=technology)
    lack = unpayable(click, "VF-FOC-19", action.cost, action.node, EMPTY)
    assert lack is not None, "an extra action that can be paid for is offered"
    return lack


def agenda_action(click: Click) -> Lack:
    if not isinstance(click.top, Act):
        return click.something_else()
    if click.s.used & USED_AGENDA:
        return no("VF-FOC-20", "agenda-used", agenda=click.thing("agenda", click.s.playing))
    return no("VF-FOC-20", "agenda-none")


def use(click: Click) -> Lack:
    """A part of a line that is done, or that would do nothing."""
    s, top = click.s, click.top
    if isinstance(top, Tax) and verbs.use_effect(click.action) == ops.LABEL_MATERIALS:
        lack = unaffordable(click, "VF-EVT-18", [*s.givens.costs[s.givens.tax_cost].resources, 0, 0])
        if lack is not None:
            return lack
    if not isinstance(top, Run) or s.givens.op[top.node] == ops.SAME:
        return click.something_else()
    op = s.givens.op[top.node]
    rule = "VF-RES-14" if op == ops.PAY else "VF-FOC-16" if op == ops.ONE_OF else "VF-FOC-15"
    for at, kid in enumerate(s.givens.kids[top.node]):
        if op != ops.PAY and s.givens.label[kid] == verbs.use_effect(click.action):
            if has(top.mask, at):
                return no(rule, "part-done", effect=click.thing("effect", s.givens.label[kid]))
            return impossible(click, rule, kid)
    return no(rule, "part", effect=click.thing("effect", verbs.use_effect(click.action)))


def impossible(click: Click, rule: str, node: int) -> Lack:
    """Why a part of a line would do nothing now."""
    s, seat = click.s, click.seat
    op = s.givens.op[node]
    if op == ops.PAY:
        lack = unpayable(click, "VF-RES-14", s.givens.a[node], node, EMPTY)
        if lack is not None:
            return lack
    if op == ops.DEPLOY and not s.active[seat]:
        return no("VF-FLT-08", "active", have=0, more=s.inactive[seat])
    if op in (ops.ACTIVATE, ops.ACTIVATE_PER):
        return no("VF-FLT-14", "inactive", have=0)
    if op in (ops.TRADE, ops.TOKEN):
        return no("VF-TRD-11", "trade-board", have=0)
    effect = click.thing("effect", s.givens.label[node])
    return scarce(click, op) or full(click, node) or no(rule, "effect", effect=effect)


def scarce(click: Click, op: int) -> Lack | None:
    """What there is nothing of for a word that needs some of it."""
    s, seat = click.s, click.seat
    if op == ops.UPGRADE:
        return no("VF-SPO-16", "glory-top") if glory_tokens(s, seat) else no("VF-SPO-16", "any-glory", have=0)
    if op == ops.EXCHANGE:
        return no("VF-RES-15", "stock", resource=click.thing("resource", v.SCIENCE), need=1, have=0)
    if op == ops.SCORE and agendas_at_board(s, seat) == 1:
        return no("VF-AGE-17", "agenda", have=0)
    if op == ops.PURIFY and not atoms.corrupt_places(s, seat):
        return no("VF-COR-11", "no-corruption", have=0)
    if op == ops.RESEARCH and s.cycle < s.givens.research_from:
        return no("VF-TUT-08", "research-cycle", need=s.givens.research_from, have=s.cycle)
    return None


def full(click: Click, node: int) -> Lack | None:
    """No sector of the player's has room for what a word would do in any of them."""
    s, op = click.s, click.s.givens.op[node]
    if s.givens.a[node] != ops.ANYWHERE:
        return None
    own = s.domains[click.seat]
    if op == ops.GROW:
        return no("VF-POP-11", "growable", have=0)
    if op == ops.FOUND:
        return no("VF-GLD-05", "guild-slots", most=sum(atoms.guild_limit(s, sector) for sector in own))
    if op == ops.BUILD and not any(atoms.installation_room(s, sector) for sector in own):
        return no("VF-BAS-07", "installation-slots", most=sum(s.givens.installation_slots[sector] for sector in own))
    return None


def at(click: Click) -> Lack:
    sector = verbs.at_sector(click.action)
    rule = "VF-FOC-14" if isinstance(click.top, Run) else "VF-FOC-26"
    return click.not_own(rule, sector) or no(rule, "nothing-there", sector=click.sector(sector))


# The end of a turn and of a cycle


def attach(click: Click) -> Lack:
    s, seat, field = click.s, click.seat, verbs.attach_field(click.action)
    fields = atoms.field_count(s, seat)
    if not 0 < field <= fields:
        return no("VF-AGE-14" if field == 0 else "VF-AGE-11", "fields", n=fields)
    kind = s.givens.agenda_kind[s.playing]
    held = s.agendas[seat * FIELDS : seat * FIELDS + FIELDS]
    twin = next(i for i, other in enumerate(held) if other != EMPTY and s.givens.agenda_kind[other] == kind)
    other = click.thing("agenda", held[twin])
    return no("VF-AGE-12", "kind-twice", agenda=other, kind=click.thing("kind", kind), field=twin + 1)


def place_tokens(click: Click) -> Lack:
    s, seat, kept = click.s, click.seat, verbs.place_tokens_tokens(click.action)
    if kept > s.tokens[seat]:
        return no("VF-TRD-06", "tokens", need=kept, have=s.tokens[seat])
    room = agendas_at_board(s, seat) + (1 if level(s, seat, v.ESCAPE_PODS) else 0)
    return no("VF-TRD-16", "token-room", need=kept, have=room)


def decree(click: Click) -> Lack:
    s, number = click.s, verbs.decree_number(click.action)
    for i, condition in enumerate(s.givens.decree_conditions[s.event][number]):
        if not fulfilled(s, click.seat, [condition]):
            text = Card(f"event-{click.kinds['event'].text(s.event)}-decree-{number}-if-{i}")
            have = measured(s, click.seat, condition.measure)
            return no("VF-EVA-13", "decree", number=number, condition=text, have=have)
    return impossible(click, "VF-EVT-16", s.givens.decree_node[s.event][number])
