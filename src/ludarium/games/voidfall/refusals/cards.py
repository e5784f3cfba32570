"""Why not this card, track or token: agendas, technologies, civilization, trade, bounty and glory."""

from __future__ import annotations

from ludarium.games.voidfall import effects, verbs
from ludarium.games.voidfall import vocabulary as v
from ludarium.games.voidfall.atoms import free_places, stack_size
from ludarium.games.voidfall.choices import Choice
from ludarium.games.voidfall.moves import cards, resources, sectors, tokens, tracks
from ludarium.games.voidfall.position import is_preferred, level
from ludarium.games.voidfall.refusals.click import Click, Lack, no
from ludarium.games.voidfall.refusals.costs import unpayable
from ludarium.games.voidfall.state import BASIC, FIELDS, IMPROVED, SPACES, STOCK_LIMIT
from ludarium.kernel.cells import EMPTY, has

# Agendas


def agenda(click: Click) -> Lack:
    """VF-AGE-03 to VF-AGE-06, VF-AGE-21: a kind that the effect does not give, or of which nothing is left."""
    s, opened = click.s, click.verb == verbs.OPEN_AGENDA
    if not click.offered & {verbs.OPEN_AGENDA, verbs.DRAW_AGENDA}:
        return click.something_else()
    kind = verbs.open_agenda_kind(click.action) if opened else verbs.draw_agenda_kind(click.action)
    if isinstance(click.top, Choice) and s.givens.a[click.top.node] not in (-1, kind):
        return no("VF-AGE-03", "kind", kind=click.thing("kind", s.givens.a[click.top.node]))
    if opened and s.agenda_offer[kind] != EMPTY and s.offer_corrupt[kind] and not free_places(s, click.seat):
        return no("VF-AGE-21", "place", have=0)
    assert opened or not stack_size(s, kind), "what is there is offered"
    return no("VF-AGE-06", "offer" if opened else "stack", kind=click.thing("kind", kind))


def drawn(click: Click) -> Lack:
    """A card or token that is not among those that were drawn."""
    rules = {verbs.KEEP: "VF-AGE-05", verbs.KEEP_BOUNTY: "VF-SPO-07", verbs.FORESEE: "VF-CYC-06"}
    if click.verb == verbs.KEEP:
        name = click.thing("agenda", verbs.keep_agenda(click.action))
    elif click.verb == verbs.FORESEE:
        name = click.thing("event", verbs.foresee_event(click.action))
    else:
        name = click.thing("bounty", verbs.keep_bounty_bounty(click.action))
    return no(rules[click.verb], "drawn", card=name, n=len(click.ask.actions))


def score(click: Click) -> Lack:
    s, seat, agenda = click.s, click.seat, verbs.score_agenda(click.action)
    held = s.agendas[seat * FIELDS : seat * FIELDS + FIELDS]
    if agenda not in held:
        return no("VF-AGE-17", "agenda-board", agenda=click.thing("agenda", agenda))
    return no("VF-AGE-17", "field-corrupt", agenda=click.thing("agenda", agenda), field=held.index(agenda) + 1)


def remove_agenda(click: Click) -> Lack:
    field = verbs.remove_agenda_field(click.action)
    return no("VF-RES-14", "field-empty", field=field)


def borrow(click: Click) -> Lack:
    s, seat = click.s, click.seat
    focus, action = verbs.borrow_focus(click.action), verbs.borrow_action(click.action)
    name = click.thing("focus", focus)
    if not is_preferred(s, seat, focus):
        return no("VF-AGE-20", "preferred", focus=name)
    if not has(s.hand[seat] | s.discard[seat], focus):
        return no("VF-AGE-20", "focus-away", focus=name)
    card = s.givens.card_of[s.houses[seat]][focus]
    lack = unpayable(click, "VF-AGE-20", s.givens.action_cost[card][action], s.givens.action_node[card][action], focus)
    assert lack is not None, "an action that can be paid for is offered"
    return lack


# Technologies


def technology(click: Click) -> Lack:
    """VF-TEC-02 to VF-TEC-15, VF-TEC-22, VF-TUT-08."""
    s = click.s
    if not click.offered & {verbs.RESEARCH, verbs.IMPROVE}:
        if s.cycle < s.givens.research_from:
            return no("VF-TUT-08", "research-cycle", need=s.givens.research_from, have=s.cycle)
        return click.something_else()
    return improving(click) if click.verb == verbs.IMPROVE else researching(click)


def improving(click: Click) -> Lack:
    s, seat, technology = click.s, click.seat, verbs.improve_technology(click.action)
    name, owned = click.thing("technology", technology), level(s, seat, technology)
    if owned == IMPROVED:
        return no("VF-TEC-22", "improved", technology=name)
    if owned != BASIC:
        return no("VF-TEC-07", "technology", technology=name)
    if isinstance(click.top, Choice) and not s.givens.a[click.top.node]:
        return no("VF-TEC-05", "basic-only")
    improved, most = cards.owned(s, seat, IMPROVED), cards.improved_limit(s, seat)
    if improved >= most:
        return no("VF-TEC-08", "improved-limit", have=improved, most=most)
    if s.improved[technology] and s.cycle == 1:
        return no("VF-TEC-14", "barrier", need=2, have=1)
    # The cards of other houses' start technologies are nowhere, those on the board are taken once (VF-TEC-30).
    return no("VF-TEC-14" if s.cycle == 1 else "VF-TEC-13", "improved-gone", technology=name)


def researching(click: Click) -> Lack:
    s, seat = click.s, click.seat
    technology, copy = verbs.research_technology(click.action), verbs.research_copy(click.action)
    name = click.thing("technology", technology)
    if level(s, seat, technology):
        return no("VF-TEC-22", "owned", technology=name)
    owned, most = cards.owned(s, seat, 0), cards.technology_limit(s, seat)
    if owned >= most:
        return no("VF-TEC-02", "technologies", have=owned, most=most)
    left = [s.copies[technology * 2], s.copies[technology * 2 + 1]]
    if not sum(left):
        return no("VF-TEC-05", "no-copy", technology=name)
    return no("VF-TEC-23", "copy", technology=name, n=copy, left=cards.BASIC_INFLUENCE if left[0] else 0)


# Civilization


def advance(click: Click) -> Lack:
    s, seat, track = click.s, click.seat, verbs.advance_track(click.action)
    name, space = click.thing("track", track), s.tracks[seat * 3 + track]
    if isinstance(click.top, tracks.Onward):
        return no("VF-CIV-13", "track", track=click.thing("track", click.top.track))
    which = s.givens.a[click.top.node] if isinstance(click.top, Choice) else track
    if which < 3 and which != track:
        return no("VF-CIV-12", "track", track=click.thing("track", which))
    if space >= SPACES:
        return no("VF-CIV-12", "track-end", track=name, space=space)
    least = min(s.tracks[seat * 3 : seat * 3 + 3])
    if which == effects.LEAST and space > least:
        return no("VF-CIV-12", "track-least", track=name, space=space, least=least)
    return no("VF-CIV-12", "deactivate", have=0)


# Resources and tokens


def take(click: Click) -> Lack:
    s, resource = click.s, verbs.take_resource(click.action)
    name = click.thing("resource", resource)
    if isinstance(click.top, sectors.Yielding):
        guild, sector = click.thing("guild", resource), click.sector(click.top.sector)
        return no("VF-TEC-21", "guild-there", guild=guild, sector=sector, have=0)
    if isinstance(click.top, resources.Take) and click.top.mix and resource > v.MATERIALS:
        return no("VF-RES-08", "basic-goods", resource=name)
    return no("VF-RES-13", "stock-full", resource=name, have=s.stock[click.seat * 5 + resource], most=STOCK_LIMIT)


def produce(click: Click) -> Lack:
    if isinstance(click.top, sectors.FoundAndProduce):
        return no("VF-AGE-22", "produce", resource=click.thing("resource", click.top.kind))
    return no("VF-POP-08", "produced", resource=click.thing("resource", verbs.produce_resource(click.action)))


def exchange(click: Click) -> Lack:
    science, have = verbs.exchange_science(click.action), click.s.stock[click.seat * 5 + v.SCIENCE]
    assert isinstance(click.top, resources.Exchange)
    if science > have:
        return no("VF-RES-15", "stock", resource=click.thing("resource", v.SCIENCE), need=science, have=have)
    return no("VF-FOC-14", "exchange", most=click.top.most, n=science)


def bonus(click: Click) -> Lack:
    assert isinstance(click.top, tokens.Bonus)
    return no("VF-TRD-10", "bonus", slot=verbs.bonus_slot(click.action) + 1, most=click.top.slot + 1)


def glory(click: Click) -> Lack:
    """VF-SPO-16, VF-SPO-19: a value of which the player has no token, or that does not rise."""
    s, upgraded = click.s, click.verb == verbs.UPGRADE
    rule = "VF-SPO-16" if upgraded else "VF-SPO-19"
    value = verbs.upgrade_value(click.action) if upgraded else verbs.discard_glory_value(click.action)
    if isinstance(click.top, tokens.Rise):
        return no("VF-SPO-17", "new-glory", value=click.top.value)
    if upgraded and value == 5:
        return no("VF-SPO-16", "glory-top")
    held = s.glory[click.seat * 5 : click.seat * 5 + 5]
    return no(rule, "glory", value=value, have=held[value - 1] if value else 0)
