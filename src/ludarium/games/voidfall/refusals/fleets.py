"""Why not this fleet power: deploying, recalling, regrouping, invading, and choices in a combat."""

from __future__ import annotations

from ludarium.games.voidfall import battle as fight
from ludarium.games.voidfall import combat, ops, verbs
from ludarium.games.voidfall import vocabulary as v
from ludarium.games.voidfall.choices import Choice
from ludarium.games.voidfall.clean_up import FORMATIONS, CleanUp
from ludarium.games.voidfall.moves import invade
from ludarium.games.voidfall.moves.fleets import TECHNOLOGY_OF, Deploy, DeployYards, formations, yards
from ludarium.games.voidfall.position import fleet_power, level
from ludarium.games.voidfall.refusals.click import Click, Lack, no
from ludarium.games.voidfall.refusals.costs import fleet_type, unaffordable
from ludarium.games.voidfall.refusals.sectors import no_room_to_build, reach, scope
from ludarium.games.voidfall.state import IMPROVED, NOBODY
from ludarium.kernel.remarks import Seat

# Deploying and moving


def deploy(click: Click) -> Lack:
    """VF-FLT-04 to VF-FLT-08, VF-TEC-17: the sector, active fleet power, the type, and what it costs."""
    s, seat, top = click.s, click.seat, click.top
    sector, fleet = verbs.deploy_sector(click.action), verbs.deploy_fleet(click.action)
    if isinstance(top, Deploy):
        lack = reach(click, "VF-FLT-05", sector, top.where, top.here)
        if lack is None and top.where == ops.AT_YARD and not yards(s, seat, sector):
            lack = no("VF-BAS-02", "yard", sector=click.sector(sector), have=0)
        only = top.only
    elif isinstance(top, DeployYards):
        lack, only = reach(click, "VF-FLT-05", sector, ops.HERE, top.sector), -1
    else:
        return sentry(click, sector, fleet)
    if lack is not None:
        return lack
    if only not in (-1, fleet):
        return no("VF-FLT-05", "fleet-type", fleet=click.thing("fleet", only))
    technology = TECHNOLOGY_OF[fleet]
    if technology >= 0 and not level(s, seat, technology):
        return no("VF-TEC-17", "technology", technology=click.thing("technology", technology))
    lack = fleet_type(click, "VF-FLT-07", fleet)
    assert lack is not None, "a type that can be paid for is offered"
    return lack


def sentry(click: Click, sector: int, fleet: int) -> Lack:
    """Sentries may be deployed instead of an installation."""
    s, seat, top = click.s, click.seat, click.top
    if not isinstance(top, Choice) or s.givens.op[top.node] != ops.BUILD or fleet != fight.SENTRY:
        return click.something_else()
    if not level(s, seat, v.SENTRIES):
        return no("VF-TEC-17", "technology", technology=click.thing("technology", v.SENTRIES))
    if not s.active[seat]:
        return no("VF-FLT-08", "active", have=0, more=s.inactive[seat])
    where, kind, here = scope(click)
    return reach(click, "VF-FLT-05", sector, where, here) or no_room_to_build(click, sector, max(0, kind))


def recall(click: Click) -> Lack:
    s, sector, fleet = click.s, verbs.recall_sector(click.action), verbs.recall_fleet(click.action)
    cleaning = isinstance(click.top, CleanUp)
    rule = "VF-FLT-20" if cleaning else "VF-FLT-10"
    lack = click.not_own(rule, sector) or absent(click, rule, sector, fleet, 1)
    if lack is not None:
        return lack
    tokens = formations(s, click.seat, sector)
    return no("VF-FLT-20", "formations", sector=click.sector(sector), have=tokens, most=FORMATIONS)


def absent(click: Click, rule: str, sector: int, fleet: int, need: int) -> Lack | None:
    """Whether a sector has less fleet power of a type than is asked for."""
    have = click.s.fleets[sector * 5 + fleet]
    if have >= need:
        return None
    return no(rule, "fleet", sector=click.sector(sector), fleet=click.thing("fleet", fleet), need=need, have=have)


def regroup(click: Click) -> Lack:
    s, action = click.s, click.action
    src, dst, fleet = verbs.regroup_src(action), verbs.regroup_dst(action), verbs.regroup_fleet(action)
    lack = click.not_own("VF-FLT-26", src) or click.not_own("VF-FLT-26", dst) or apart(click, src, dst)
    lack = lack or absent(click, "VF-FLT-26", src, fleet, 1)
    return lack or no("VF-FLT-26", "last-fleet", sector=click.sector(src), have=fleet_power(s, src))


def apart(click: Click, src: int, dst: int) -> Lack | None:
    """VF-SEC-02: why two sectors are not adjacent, if they are not."""
    givens = click.s.givens
    if dst in givens.near[src]:
        return None
    word = "storm" if dst in givens.touching[src] else "apart"
    return no("VF-SEC-02", word, src=click.sector(src), dst=click.sector(dst))


# Invasions


def invasion(click: Click) -> Lack:
    """VF-INV-01 to VF-INV-06: what may be invaded, and from where."""
    s, seat, target, top = click.s, click.seat, verbs.invade_sector(click.action), click.top
    assert isinstance(top, Choice)
    if target >= s.givens.n:
        return no("VF-INV-01", "no-sector", number=s.givens.n)
    name, home = click.sector(target), s.givens.home_of[target]
    if s.owner[target] == seat:
        return no("VF-INV-01", "own", sector=name)
    if home >= 0:
        return no("VF-SEC-06", "home-of", sector=name, who=Seat(home))
    if s.owner[target] != NOBODY and not s.givens.invade_players:
        return no("VF-TUT-03", "peace", sector=name, who=click.owner(target))
    if not invade.valid(s, seat, target, s.givens.a[top.node]):
        return no("VF-INV-06", "pure", place=click.thing("place", target))
    for sector in s.givens.touching[target]:
        if s.owner[sector] == seat and fleet_power(s, sector) and target not in s.givens.near[sector]:
            return no("VF-SEC-02", "storm", src=click.sector(sector), dst=name)
    return no("VF-INV-01", "no-source", sector=name, have=0)


def send(click: Click) -> Lack:
    s, action, top = click.s, click.action, click.top
    sector, fleet, power = verbs.send_sector(action), verbs.send_fleet(action), verbs.send_power(action)
    assert isinstance(top, invade.Gather)
    lack = click.not_own("VF-INV-07", sector)
    if lack is None and sector not in invade.sources(s, click.seat, top.target):
        lack = apart(click, sector, top.target)
    lack = lack or absent(click, "VF-INV-07", sector, fleet, max(1, power))
    if lack is not None:
        return lack
    if power == 0:
        return no("VF-INV-08", "send-none", need=1)
    return no("VF-INV-07", "sent", sector=click.sector(sector), fleet=click.thing("fleet", fleet))


def attack(click: Click) -> Lack:
    if not isinstance(click.top, invade.Gather):
        return click.something_else()
    return no("VF-INV-08", "send", need=1, have=sum(click.s.attack))


def abandon(click: Click) -> Lack:
    s, sector = click.s, verbs.abandon_sector(click.action)
    lack = click.not_own("VF-INV-10", sector)
    if lack is None and s.givens.home_of[sector] >= 0:
        lack = no("VF-INV-11", "home", sector=click.sector(sector))
    return lack or no("VF-INV-10", "not-empty", sector=click.sector(sector), have=fleet_power(s, sector))


# Combat


def launch(click: Click) -> Lack:
    s, need = click.s, verbs.launch_power(click.action)
    return no("VF-CMB-11", "launch", need=need, carriers=s.attack[fight.CARRIER], active=s.active[click.seat])


def fire(click: Click) -> Lack:
    """VF-CMB-18, VF-CMB-38, VF-CMB-40: missiles, drones and bombs, and what they cost."""
    s, seat, top, action = click.s, click.seat, click.top, click.action
    missiles, drones, bombs = verbs.fire_missiles(action), verbs.fire_drones(action), verbs.fire_bombs(action)
    if not isinstance(top, invade.Declare):
        return click.something_else()
    if bombs and top.way != ops.BOMBARDING:
        return no("VF-CMB-40", "bombs")
    if missiles:
        owned = level(s, seat, v.DEEP_SPACE_MISSILES)
        if owned == IMPROVED:
            return no("VF-CMB-19", "missiles", damage=combat.missile_damage(s, seat, top.target))
        if not owned:
            return no("VF-CMB-18", "technology", technology=click.thing("technology", v.DEEP_SPACE_MISSILES))
        if not combat.bases_near(s, seat, top.target):
            return no("VF-CMB-18", "base", sector=click.sector(top.target), have=0)
    if drones:
        if not level(s, seat, v.AUTONOMOUS_DRONES):
            return no("VF-CMB-38", "technology", technology=click.thing("technology", v.AUTONOMOUS_DRONES))
        if not s.tokens[seat]:
            return no("VF-CMB-38", "token", have=0)
    lack = unaffordable(click, "VF-CMB-40", [0, missiles, invade.BOMB * bombs, 0, 0, 0, 0])
    assert lack is not None, "what can be paid for is offered"
    return lack


def combat_choice(click: Click) -> Lack:
    s, verb = click.s, click.verb
    if verb == verbs.ABSORB:
        return no("VF-CMB-10", "absorb", source=click.thing("source", verbs.absorb_source(click.action)))
    fleet = verbs.lose_fleet(click.action) if verb == verbs.LOSE else verbs.escape_fleet(click.action)
    have = s.battle[fight.chooser(s.battle) * fight.SIDE + fleet]
    return no("VF-CMB-07", "in-combat", fleet=click.thing("fleet", fleet), have=have)
