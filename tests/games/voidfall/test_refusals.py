"""A refusal says what is needed and what there is, both as they are on the table, and cites a rule."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.moves.pay import payable
from ludarium.games.voidfall.refusals.costs import gap
from ludarium.kernel.wording import Wording
from tests.games.voidfall.clicks import illegal_clicks, positions
from tests.games.voidfall.facts import FACTS, Said
from tests.games.voidfall.refused import (
    AGENDA,
    EVERYWHERE,
    Row,
    alone,
    check,
    fleets,
    goods,
    home,
    outpost,
    outpost_back,
    owning,
    poor,
    settle,
    several,
    spoilt,
    zone,
)

CLICKS = 2_000


def test_two_thousand_refused_clicks_tell_the_truth() -> None:
    """Given random games, when something illegal is clicked, then the sentence is true of the zones."""
    rng, told = Random(19), Counter[str]()
    wrong: list[str] = []
    for match, s, ask in positions(rng):
        words = Wording(match, "en", board=match.board_name(match.view(s, ask.seat)))
        for code in illegal_clicks(rng, match, ask):
            refusal = match.why_not(s, ask.seat, code)
            assert refusal is not None
            assert refusal.lack is not None
            assert refusal.rule in GAME.rules.rules
            kind = refusal.lack.message.removeprefix("lack-")
            if not FACTS[kind](Said(match, s, ask, code, refusal.lack)):
                wrong.append(f"{match.verbs.format(code)} at {match.trace(s)}: {words.remark(refusal.lack)}")
            told[kind] += 1
        if told.total() >= CLICKS:
            break
    assert wrong == []
    assert len(told) > 45


ROWS = [
    Row("bill", "turn; select conquest", "act", goods(energy=1), goods(energy=2)),
    Row("bill", "turn; select conquest", "act", goods(energy=1), goods(energy=1, credits=1)),
    Row("bill", "turn; select progress", "act action=1", goods(science=1, credits=9), goods(science=2)),
    Row("mix", "(mix 2 -> 1I) | 1F", "use influence", goods(food=1, science=3), goods(food=1, credits=1)),
    Row("any", "(any 2 -> 1I) | 1F", "use influence", goods(science=1), goods(science=2)),
    Row("recall", "(recall -> 1I) | 1F", "use influence", alone, outpost_back),
    Row("deactivate", "(deactivate -> 1I) | 1F", "use influence", alone, outpost_back),
    Row("place", "(corruption -> 1I) | 1F", "use influence", lambda g: g.corrupt(0, *EVERYWHERE, f"s{g.outpost(0)}"),
        spoilt("society")),
    Row("field", "(corrupt-field -> 1I) | 1F", "use influence", spoilt(*EVERYWHERE), spoilt("field-1")),
    Row("shrinkable", "(shrink -> 1I) | 1F", "use influence", outpost(population=1), outpost(population=2)),
    Row("destructible", "(destroy-installation -> 1I) | 1F", "use influence", outpost(shipyard=0, defence=0),
        outpost(shipyard=1)),
    Row("destructible", "(destroy-installation -> 1I) | 1F", "use influence", lambda g: g.put(0, g.kind("belt"),
        corvette=1), outpost(defence=1)),
    Row("agenda", "(remove-agenda -> 1I) | 1F", "use influence", supply=AGENDA),
    Row("bounty", "(discard-bounty -> 1I) | 1F", "use influence", supply=zone("bounties", 0, 1)),
    Row("reclaim", "(discard-reclaim -> 1I) | 1F", "use influence", supply=zone("reclaims", 0, 1)),
    Row("any-glory", "(discard-glory -> 1I) | 1F", "use influence", lambda g: g.glory(0), lambda g: g.glory(0, 2)),
    Row("token", "turn", "select production token", zone("tokens", 0, 0), zone("tokens", 0, 1)),
    Row("stock", "exchange 6", "exchange science=3", goods(science=2), goods(science=3)),
    Row("exchange", "exchange 6", "exchange science=7", goods(science=9), then="exchange science=6"),
    # Turns
    Row("focus-played", "turn", "select production", several(zone("hand", 0, 15), zone("discard", 0, 16)),
        several(zone("hand", 0, 31), zone("discard", 0, 0))),
    Row("focus-later", "turn", "select innovation", zone("hand", 0, 511 - 4), zone("hand", 0, 511)),
    Row("action-done", "turn; select production; act; done", "act", then="act action=1"),
    Row("actions", "turn; select production; act; done; act action=1; done", "act action=2",
        goods(food=5, energy=5), then="done"),
    Row("agenda-none", "turn; select production", "agenda-action", then="done"),
    Row("technology", "turn; select development", "extra terraforming", goods(materials=9), owning("terraforming")),
    Row("extra-ways", "turn; select development", "extra terraforming way=1", several(owning("terraforming"),
        goods(materials=9)), then="extra terraforming"),
    Row("extra-focus", "turn; select production", "extra terraforming", owning("terraforming"), then="done"),
    Row("extra-used", "turn; select development; extra terraforming; done", "extra terraforming",
        several(owning("terraforming"), goods(materials=9)), then="done"),
    Row("part-done", "1F + 1E + 1M; use food", "use food", then="use energy"),
    Row("part", "1F | 1E", "use deploy", then="use food"),
    Row("effect", "regroup | 1F | 1E", "use regroup", alone, outpost_back),
    Row("growable", "grow | 1F | 1E", "use grow", several(home(population=6), outpost(population=6)),
        outpost(population=5)),
    Row("guild-slots", "guild | 1F | 1E", "use guild", several(home(farmers=2), outpost(farmers=1)),
        outpost(farmers=0)),
    Row("installation-slots", "installation | 1F | 1E", "use installation", outpost(shipyard=3), outpost(shipyard=2)),
    Row("installation-slots", "installation | 1F | 1E", "use installation", alone, outpost_back),
    Row("no-corruption", "purify | 1F | 1E", "use purify", spoilt(), spoilt("society")),
    Row("agenda", "score | 1F | 1E", "use score", supply=AGENDA),
    Row("stock", "exchange 6 | 1F | 1E", "use exchange", goods(), goods(science=1)),
    Row("any-glory", "upgrade | 1F | 1E", "use upgrade", lambda g: g.glory(0), lambda g: g.glory(0, 2)),
    Row("glory-top", "upgrade | 1F | 1E", "use upgrade", lambda g: g.glory(0, 5), lambda g: g.glory(0, 4)),
    Row("active", "deploy 1 | 1F | 1E", "use deploy", poor, lambda g: g.active(0, 1)),
    Row("inactive", "activate 1 | 1F | 1E", "use activate", lambda g: g.active(0, 10), lambda g: g.active(0, 1)),
    Row("trade-board", "trade | 1F | 1E", "use trade", lambda g: setattr(g.s, "trade_board", 0),
        lambda g: setattr(g.s, "trade_board", 1)),
    Row("nothing-there", "same(grow here + guild here)", "at {outpost}", lambda g: g.sector(g.outpost(0), 6, farmers=3),
        outpost(population=2)),
    # Cards and tokens
    Row("kind", "agenda might", "open-agenda wealth", then="open-agenda might"),
    Row("offer", "agenda", "open-agenda wealth", zone("agenda_offer", 1, -1), zone("agenda_offer", 1, 9)),
    Row("agenda-board", "score", "score {agenda}", zone("agendas", 1, 9), AGENDA),
    Row("field-corrupt", "score", "score {agenda}", several(AGENDA, zone("agendas", 1, 9), zone("field_corrupt", 0, 1)),
        zone("field_corrupt", 0, 0)),
    Row("field-empty", "must (remove-agenda -> 1I)", "remove-agenda field=1", several(zone("agendas", 1, 9),
        zone("agendas", 2, 17)), AGENDA),
    Row("preferred", "preferred", "borrow {other}", goods(food=9, energy=9, materials=9, credits=9, science=9),
        then="borrow {preferred}"),
    Row("owned", "technology any", "research {start}", then="research dreadnoughts"),
    Row("technologies", "technology any", "research hyperdrive", several(owning("shields", "cloning", "robotics",
        "starbases"), zone("tracks", 0, 2), zone("improved", 0, 1), lambda g: setattr(g.s, "cycle", 2)),
        zone("fallen", 0, 1)),
    Row("no-copy", "technology any", "research destroyers", several(zone("copies", 16, 0), zone("copies", 17, 0)),
        zone("copies", 17, 1)),
    Row("copy", "technology any", "research destroyers copy=4", several(zone("copies", 16, 0), zone("copies", 17, 1)),
        zone("copies", 16, 1)),
    Row("improved-limit", "technology any", "improve {start}", zone("tracks", 0, 0), zone("tracks", 0, 2)),
    Row("improved-gone", "technology any", "improve shields", several(owning("shields"), zone("tracks", 0, 2),
        zone("improved", 0, 0), lambda g: setattr(g.s, "cycle", 2)), zone("improved", 0, 1)),
    Row("barrier", "technology any", "improve shields", several(owning("shields"), zone("tracks", 0, 2),
        zone("improved", 0, 1)), lambda g: setattr(g.s, "cycle", 2)),
    Row("basic-only", "technology basic", "improve {start}", zone("tracks", 0, 2), then="research dreadnoughts"),
    Row("track", "advance society", "advance economy", then="advance society"),
    Row("track-end", "advance any", "advance society", zone("tracks", 0, 7), zone("tracks", 0, 4)),
    Row("track-least", "advance least", "advance society", zone("tracks", 0, 3), several(zone("tracks", 1, 3),
        zone("tracks", 2, 3))),
    Row("deactivate", "advance any", "advance society", several(alone, zone("tracks", 0, 5), zone("tracks", 1, 0)),
        lambda g: g.active(0, 1)),
    Row("basic-goods", "mix 2", "take credits", then="take food"),
    Row("stock-full", "any 2", "take food", goods(food=15), goods(food=14)),
    Row("produced", "produce 2; produce food", "produce food", then="produce energy"),
    Row("bonus", "trade", "bonus slot=5", lambda g: setattr(g.s, "trade_board", 3), then="bonus slot=1"),
    Row("glory", "upgrade", "upgrade value=3", lambda g: g.glory(0, 2), lambda g: g.glory(0, 3)),
    Row("glory-top", "upgrade", "upgrade value=5", lambda g: g.glory(0, 4, 5), then="upgrade value=4"),
    # Sectors
    Row("no-sector", "grow", "grow s31", then="grow {outpost}"),
    Row("owner", "grow", "grow {theirs}", then="grow {outpost}"),
    Row("voidborn", "grow", "grow {void}", supply=settle),
    Row("here", "grow here", "grow {home}", then="grow {outpost}"),
    Row("elsewhere", "guild elsewhere", "found {outpost} bankers", then="found {home} bankers"),
    Row("guild-kind", "guild miners", "found {outpost} bankers", then="found {outpost} miners"),
    Row("guild-room", "guild", "found {outpost} bankers", outpost(farmers=3, miners=0, engineers=0, bankers=0,
        scientists=0), outpost(farmers=2)),
    Row("installation-kind", "shipyard", "build {outpost} defence", then="build {outpost} shipyard"),
    Row("installation-room", "installation", "build {outpost} defence", several(settle, outpost(shipyard=3)),
        outpost(shipyard=2)),
    Row("technology", "installation", "build {outpost} starbase", supply=owning("starbases")),
    Row("starbases", "installation", "build {outpost} starbase", several(owning("starbases"), outpost(starbase=1)),
        outpost(starbase=0)),
    Row("corrupted", "grow", "grow {outpost}", lambda g: g.corrupt(0, f"s{g.outpost(0)}"), spoilt()),
    Row("population-top", "grow", "grow {outpost}", outpost(population=6), outpost(population=5)),
    Row("no-population", "grow", "grow {outpost}", outpost(population=0), outpost(population=1)),
    Row("population", "must (shrink -> 1I)", "shrink {outpost}", several(settle, settle, outpost(population=1)),
        outpost(population=2)),
    Row("pure", "purify", "purify society", spoilt("economy"), spoilt("society")),
    Row("corrupted", "shift", "shift economy society", spoilt("economy", "society"), spoilt("economy")),
    Row("same-place", "shift", "shift economy economy", spoilt("economy"), then="shift economy society"),
    Row("resists", "corrupt any", "corrupt {home}", then="corrupt {outpost}"),
    Row("reach-mat", "corrupt mat", "corrupt {outpost}", then="corrupt society"),
    Row("reach-sector", "purify sector", "purify society", lambda g: g.corrupt(0, "society", f"s{g.outpost(0)}"),
        then="purify {outpost}"),
    Row("reach-field", "purify fields", "purify society", spoilt("society", "field-1"), then="purify field-1"),
    Row("reach-track", "corrupt track", "corrupt field-1", then="corrupt economy"),
    Row("fields", "corrupt any", "corrupt field-4", supply=owning("central-surveillance", improved=True)),
    Row("technology", "corrupt any", "corrupt chambers", supply=owning("decontamination-chambers")),
    Row("chambers", "corrupt any", "corrupt chambers", several(owning("decontamination-chambers"),
        zone("chambers", 0, 2)), zone("chambers", 0, 1)),
    Row("home", "destroy guild", "destroy-guild {home} farmers", then="destroy-guild {outpost} {guild}"),
    # Fleet power
    Row("yard", "deploy at-yard 1", "deploy {outpost} corvette", several(outpost(shipyard=0), lambda g: g.active(0, 2)),
        outpost(shipyard=1)),
    Row("technology", "deploy 1", "deploy {home} carrier", several(lambda g: g.active(0, 2), goods(credits=9)),
        owning("carriers")),
    Row("bill", "deploy 1", "deploy {home} dreadnought", several(lambda g: g.active(0, 2), owning("dreadnoughts"),
        goods()), goods(energy=9, materials=9)),
    Row("fleet", "regroup", "regroup {home} {outpost} carrier", lambda g: g.put(0, g.home(0), corvette=2),
        lambda g: g.put(0, g.home(0), corvette=2, carrier=1)),
    Row("last-fleet", "regroup", "regroup {outpost} {home} corvette", fleets(2, 1), fleets(2, 2)),
    Row("own", "invade", "invade {outpost}", then="invade {void}"),
    Row("home-of", "invade", "invade {their-home}", then="invade {void}"),
    Row("no-source", "invade", "invade {far}", then="invade {void}"),
    Row("pure", "invade corrupted", "invade {void}", lambda g: g.sector(g.void_beside(0), corrupt=False),
        lambda g: g.sector(g.void_beside(0), corrupt=True)),
    Row("send", "invade; invade {void}", "attack", lambda g: g.put(0, g.home(0), corvette=2),
        then="send {source} corvette power=1"),
    Row("fleet", "invade; invade {void}", "send {source} corvette power=9", then="send {source} corvette power=1"),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.kind}: {row.click}" for row in ROWS])
def test_supplying_what_is_missing_makes_the_answer_legal(row: Row) -> None:
    check(row)


@pytest.mark.rule("VF-RES-05", "VF-RES-14")
def test_something_is_missing_exactly_where_a_cost_cannot_be_paid() -> None:
    """Given random positions, then for every action of every focus there is a gap or it can be paid."""
    told = Counter[bool]()
    for match, s, ask in positions(Random(4)):
        house = s.houses[ask.seat]
        for focus, card in enumerate(match.givens.card_of[house] if -1 not in s.origins else []):
            for cost, node in zip(match.givens.action_cost[card], match.givens.action_node[card], strict=True):
                found = gap(s, ask.seat, cost, node, focus)
                assert (found is None) == payable(s, ask.seat, cost, node, focus)
                told[found is None] += 1
        if told.total() > 5_000:
            break
    assert min(told.values()) > 500
