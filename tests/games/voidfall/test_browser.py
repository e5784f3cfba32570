"""What a browser is given: the galaxy by its name, facts that follow from the position, forecasts that come true."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from ludarium.games.voidfall import GAME, combat, counting, ops, verbs
from ludarium.games.voidfall.browser import Course
from ludarium.games.voidfall.declaration import SECTOR
from ludarium.games.voidfall.evaluation_phase import Decrees, Evaluation, Skirmish
from ludarium.games.voidfall.flow import Act, Cycle
from ludarium.games.voidfall.game import VoidfallMatch
from ludarium.games.voidfall.moves import cards
from ludarium.games.voidfall.position import LEVEL_OF_SPACE
from ludarium.games.voidfall.resolve import Run
from ludarium.games.voidfall.state import Void
from ludarium.kernel.cells import EMPTY, with_value
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng, advance, answer
from ludarium.kernel.play import Play
from ludarium.kernel.seats import SPECTATOR
from ludarium.kernel.wording import Wording
from tests.games.voidfall.scenario import Scenario


def opened(seats: int, edition: str = "competitive", **options: str) -> VoidfallMatch:
    match = GAME.match(edition, seats, options)
    assert isinstance(match, VoidfallMatch)
    return match


def positions(match: VoidfallMatch, seed: int, every: int = 12) -> list[Void]:
    """Positions of a random game, from the start to the end."""
    play, lots = Play(match, seed_of(seed)), random.Random(seed)
    found: list[Void] = []
    while play.asks:
        ask = play.asks[0]
        if len(play.answers) % every == 0:
            found.append(play.state.clone())
        play.do(ask.seat, lots.choice(play.legal(ask.seat)))
    found.append(play.state)
    return found


def facts(match: VoidfallMatch, s: Void, viewer: int = SPECTATOR) -> dict[str, Any]:
    return dict(match.facts(match.view(s, viewer)))


# The galaxy


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_map_is_told_as_it_is(seats: int) -> None:
    _, content = GAME.content()
    for scenario in content.scenarios[1:]:
        match = opened(seats, scenario=scenario.id)
        name = match.board_name(match.view(match.start(), SPECTATOR))
        drawn, galaxy = match.board(name), match.givens.galaxy
        assert name == f"{scenario.id}-{seats}"
        assert [tuple(at) for at in drawn["hexes"]] == galaxy.hexes
        assert drawn["kinds"] == galaxy.kinds
        assert {frozenset(map(tuple, storm)) for storm in drawn["storms"]} == galaxy.storms
        assert {tuple(hole["hex"]): hole["letter"] for hole in drawn["wormholes"]} == galaxy.wormholes
        assert drawn["near"] == galaxy.near
        assert [house != "" for house in drawn["fallen"]] == [kind == "fallen" for kind in galaxy.kinds]
        assert drawn["guild_slots"] == match.givens.guild_slots
        assert drawn["levels"] == LEVEL_OF_SPACE


def test_there_is_no_galaxy_of_another_name() -> None:
    match = opened(2, "tutorial")
    assert match.board("tutorial-2")
    for wrong in ("", "tutorial-3", "ember-ring-2"):
        with pytest.raises(KeyError):
            match.board(wrong)


# Facts


@pytest.mark.parametrize("seats", [2, 4])
def test_facts_are_those_of_the_position(seats: int) -> None:
    match = opened(seats)
    for s in positions(match, 5):
        found = facts(match, s)
        if EMPTY in s.origins:
            assert found.keys() == Course.__annotations__.keys()
            continue
        for seat in range(seats):
            assert found["level"][seat] == counting.production_levels(s, seat)
            assert found["yields"][seat] == counting.production_yields(s, seat)
            assert found["upkeep"][seat][0] == counting.upkeep(s, seat)
            assert found["agendas"][seat][0] == counting.scored_at_start(s, seat)
            assert found["limits"][seat] == (cards.technology_limit(s, seat), cards.improved_limit(s, seat))
            for field, points in enumerate(found["agendas"][seat][1:]):
                laid = s.agendas[seat * 4 + field] != EMPTY
                assert points == (counting.scored(s, seat, field) if laid else None)
        assert found["approach"] == [combat.defence_damage(s, sector) for sector in range(match.givens.n)]


@pytest.mark.rule("VF-CYC-02")
def test_the_phases_come_in_their_order() -> None:
    phases = [facts(opened(2), s)["phase"] for s in positions(opened(2), 5, every=1)]
    in_order = [phase for phase, before in zip(phases, [None, *phases], strict=False) if phase != before]
    assert in_order[0] == "set-up"
    assert in_order[-1] == "over"
    assert set(in_order) == {"set-up", "preparation", "focus", "evaluation", "over"}
    assert all(after in ("evaluation", "over") for phase, after in pairwise(in_order) if phase == "focus")


@pytest.mark.rule("VF-FOC-13")
def test_what_can_be_paid_for_is_what_is_offered_once_the_focus_is_chosen() -> None:
    compared = {True: 0, False: 0}
    match = opened(2)
    for s in positions(match, 4, every=1):
        top = s.stack[-1] if s.stack else None
        if not isinstance(top, Act) or s.done or s.playing != EMPTY:
            continue
        ask = advance(s)
        assert ask is not None
        offered = {verbs.act_action(action) for action in ask.actions if verbs.verb(action) == verbs.ACT}
        told = [gap is None for gap in facts(match, s, top.seat)["missing"][s.focus]]
        assert [at for at, can in enumerate(told) if can] == sorted(offered)
        for can in told:
            compared[can] += 1
    assert min(compared.values()) > 5
    assert facts(match, s)["missing"] == []


def test_a_higher_yield_is_as_many_levels_away_as_is_told() -> None:
    match = opened(2)
    yields = match.givens.yields
    for s in positions(match, 3, every=40):
        found = facts(match, s)
        for levels, rises in zip(found.get("level", []), found.get("rise", []), strict=True):
            for resource, (level, rise) in enumerate(zip(levels, rises, strict=True)):
                table = yields[1 if resource == 3 else 0]
                if rise is None:
                    assert table[-1] == table[level]
                else:
                    assert table[level + rise] > table[level] == table[level + rise - 1]


def test_what_the_evaluation_does_is_what_was_told_before_it() -> None:
    compared = {"skirmish": 0, "upkeep": 0, "decrees": 0}
    for seed in range(6):
        match = opened(2)
        play, lots = Play(match, seed_of(seed)), random.Random(seed)
        while play.asks:
            ask, s = play.asks[0], play.state
            top = s.stack[-1]
            told = facts(match, s)
            if isinstance(top, Decrees):
                offered = [verbs.decree_number(action) for action in ask.actions if action != verbs.DONE]
                assert offered == [number for number, met in enumerate(told["decrees"][ask.seat]) if met]
                compared["decrees"] += 1
            struck = [verbs.strike_sector(action) for action in ask.actions if verbs.verb(action) == verbs.STRIKE]
            if struck:
                assert struck in [sectors for _, sectors in told["skirmish"]]
                compared["skirmish"] += 1
            if verbs.verb(ask.actions[0]) == verbs.UPKEEP:
                due, covered, lost = told["upkeep"][ask.seat]
                assert lost == 3 * (due - covered)
                compared["upkeep"] += 1
            play.do(ask.seat, lots.choice(play.legal(ask.seat)))
    assert min(compared["upkeep"], compared["decrees"]) > 0


@pytest.mark.rule("VF-VOI-23", "VF-VOI-24")
def test_the_void_strikes_where_it_was_said_to() -> None:
    game = Scenario()
    game.turn(0, cycle=2)
    game.corrupt(0, "society", "government")
    strength, sectors = facts(game.match, game.s)["skirmish"][0]
    assert (strength, sectors) == (3, [game.outpost(0)])
    game.s.events = []
    game.s.call(Skirmish(0, 1, 1))
    game.s.pending = None
    game.settled()
    told = [game.match.happenings.format(event) for event in game.s.events[::2]]
    assert any(text.startswith("skirmish") and f"s{game.outpost(0)}" in text.split() for text in told), told


def test_facts_are_unchanged_when_hidden_things_are_dealt_anew() -> None:
    match = opened(3, origins="secret")
    for s in positions(match, 8, every=25):
        for viewer in (SPECTATOR, 0, 2):
            told = facts(match, s, viewer)
            assert facts(match, match.determinise(s, viewer, Rng(11)), viewer) == told


# Forecasts


def invading(void: int, corvettes: int, defences: int = 0) -> tuple[Scenario, int]:
    """The first player is about to invade a voidborn sector with the fleet power of the home alone."""
    game = Scenario()
    game.without_technologies()
    target = next(near for near in game.match.givens.near[game.home(0)] if game.s.void[near])
    game.sector(target, void=void, defence=defences)
    game.put(0, game.home(0), corvette=corvettes)
    game.effect(0, "invade")
    return game, target


def called(game: Scenario, sector: int, language: str) -> str:
    board = game.match.board_name(game.match.view(game.s, SPECTATOR))
    return Wording(game.match, language, board=board).value(SECTOR, sector)


def forecast(game: Scenario, text: str, language: str = "en") -> tuple[list[str], dict[str, Any]]:
    ask = game.settled()
    return game.match.forecast(game.match.view(game.s, ask.seat), game.code(text), language)


@pytest.mark.rule("VF-CMB-05")
@pytest.mark.parametrize(
    ("void", "corvettes", "defences", "result"),
    [(2, 3, 0, "success"), (2, 2, 0, "tie"), (3, 2, 0, "defence"), (2, 3, 1, "tie"), (0, 1, 0, "success")],
)
def test_an_invasion_ends_as_it_was_forecast(void: int, corvettes: int, defences: int, result: str) -> None:
    game, target = invading(void, corvettes, defences)
    outpost = game.outpost(0)
    game.do(f"invade s{target}")
    send = f"send s{game.home(0)} corvette power={corvettes}"
    sentences, outlook = forecast(game, send)
    assert outlook["result"] == result
    assert sentences[0].startswith("If you attack now: ")
    game.do(send)
    if "attack" in game.legal:
        assert forecast(game, "attack")[1]["result"] == result
        game.do("attack")
    assert (game.s.owner[target] == 0) == (result == "success")
    assert game.s.owner[outpost] == 0
    if result == "success":
        assert game.power(target) == sum(outlook["rows"][-1]["attack"]) if outlook["rows"] else corvettes


@pytest.mark.rule("VF-INV-10")
def test_before_a_target_is_chosen_everything_within_reach_is_told_and_what_is_left_empty() -> None:
    game, target = invading(1, 2)
    sentences, outlook = forecast(game, f"invade s{target}")
    assert sentences[0].startswith("With everything within reach: ")
    assert sum(outlook["attack"]) >= 2
    if sum(outlook["attack"]) > 2:
        assert sentences[1] == f"You abandon s{game.outpost(0)} before the combat."
    german, same = forecast(game, f"invade s{target}", "de")
    assert german[0].startswith("Mit allem in Reichweite: ")
    assert same["result"] == outlook["result"]


@pytest.mark.rule("VF-INV-23")
def test_a_forecast_conquest_tells_the_influence_and_tokens_it_brings() -> None:
    game, target = invading(2, 3)
    game.s.glory_at = tuple(1 if at == target * 5 + 2 else 0 for at in range(len(game.s.glory_at)))
    game.s.bounty_at = tuple(0 for _ in game.s.bounty_at)
    game.s.reclaim_at = tuple(0 for _ in game.s.reclaim_at)
    game.do(f"invade s{target}")
    send = f"send s{game.home(0)} corvette power=3"
    before, sentences = game.s.influence[0], forecast(game, send)[0]
    game.do(send)
    if "attack" in game.legal:
        game.do("attack")
    game.settled()
    assert f"It brings {game.s.influence[0] - before} influence for glory." in sentences
    game, target = invading(3, 2)
    game.do(f"invade s{target}")
    failing = forecast(game, f"send s{game.home(0)} corvette power=2")[0]
    assert not any(line.startswith("It brings") for line in failing)


def test_salvos_are_told_one_by_one() -> None:
    game, target = invading(2, 3)
    game.do(f"invade s{target}")
    sentences, outlook = forecast(game, f"send s{game.home(0)} corvette power=3")
    rows = outlook["rows"]
    assert [row["title"] for row in rows] == [f"Salvo {n + 1}" for n in range(len(rows))]
    assert sentences[-1].startswith(rows[-1]["title"])
    assert sum(rows[-1]["defence"]) == 0
    powers = [(sum(row["attack"]), sum(row["defence"])) for row in (outlook, *rows)]
    assert [row["lost"] for row in rows] == [[a - b, c - d] for (a, c), (b, d) in pairwise(powers)]


def threatened(fleets: int, *, drones: bool = False, cycle: int = 2) -> Scenario:
    """The void is about to strike the first player's outpost with strength 3."""
    game = Scenario()
    game.without_technologies()
    game.turn(0, cycle=cycle)
    game.corrupt(0, "society", "government")
    game.put(0, game.outpost(0), corvette=fleets)
    if drones:
        game.technology(0, "autonomous-drones")
        game.s.tokens[0], game.s.trade_board = 1, game.s.trade_board - 1
        game.s.order = (0, 1)
        game.s.stack = [Cycle(cycle, 3), Evaluation(0, 0)]
    return game


@pytest.mark.rule("VF-VOI-15", "VF-CMB-05")
@pytest.mark.parametrize(("fleets", "result"), [(4, "defence"), (3, "tie"), (2, "success")])
def test_letting_a_skirmish_happen_is_forecast(fleets: int, result: str) -> None:
    game = threatened(fleets, drones=True)
    outpost = game.outpost(0)
    assert forecast(game, "fire drones") == ([], {})
    sentences, outlook = forecast(game, "done")
    assert sentences[0].startswith("The void strikes with strength 3: ")
    assert (outlook["sector"], outlook["attacker"], outlook["defender"]) == (outpost, -1, 0)
    assert outlook["result"] == result
    game.do("done")
    assert (game.s.owner[outpost] == 0) == (result == "defence")
    if result == "defence":
        assert game.power(outpost) == sum(outlook["rows"][-1]["defence"])


@pytest.mark.rule("VF-VOI-24")
def test_where_lots_decide_every_skirmish_is_forecast() -> None:
    game = threatened(4, drones=True)
    twin, outpost = game.void_beside(0), game.outpost(0)
    game.put(0, twin, corvette=2)
    game.put(0, outpost, corvette=2)
    for sector in (twin, outpost):
        game.sector(sector, population=2, corrupt=False, defence=0, shipyard=0)
        game.s.guilds[sector * 5 : sector * 5 + 5] = [0] * 5
    assert facts(game.match, game.s)["skirmish"][0][1] == sorted([twin, outpost])
    sentences, outlook = forecast(game, "done", "de")
    first, second = sorted([twin, outpost])
    assert called(game, first, "de") in sentences[0]
    assert outlook["lots"] == [sentences[1]]
    assert sentences[1].startswith("Oder, durch das Los: ")
    assert called(game, second, "de") in sentences[1]


@pytest.mark.rule("VF-EVT-11")
def test_the_end_of_a_turn_forecasts_the_skirmish_that_follows_it() -> None:
    game = threatened(2, cycle=3)
    game.event("wind-of-annihilation")
    game.do("select prosperity")
    sentences, outlook = forecast(game, "done")
    assert sentences[0].startswith("The void strikes with strength 3: you lose")
    assert forecast(game, next(text for text in game.legal if text != "done")) == ([], {})
    game.shows("VF-EVT-11")
    game.do("done")
    assert game.s.owner[outlook["sector"]] != 0


@pytest.mark.rule("VF-INV-10")
def test_glory_is_discarded_knowing_how_the_combat_goes() -> None:
    game, target = invading(2, 0)
    game.put(0, game.outpost(0), corvette=3)
    game.glory(0, 1, 2)
    game.s.bounty_at = with_value(game.s.bounty_at, target, 0)
    beside = [near for near in game.match.givens.near[game.outpost(0)] if game.s.void[near]]
    game.do(f"invade s{beside[0]}", f"send s{game.outpost(0)} corvette power=3")
    assert game.top("DiscardGlory")
    _, outlook = forecast(game, "discard-glory value=1")
    assert outlook["sector"] == beside[0]
    game.do("discard-glory value=1")
    assert (game.s.owner[beside[0]] == 0) == (outlook["result"] == "success")


@pytest.mark.rule("VF-CMB-18")
def test_a_payment_for_missiles_tells_the_combat_they_are_for() -> None:
    game, target = invading(3, 4)
    game.technology(0, "deep-space-missiles")
    game.give(0, energy=3, credits=3)
    game.do(f"invade s{target}", f"send s{game.home(0)} corvette power=4")
    if game.top("Gather"):
        game.do("attack")
    game.do("fire missiles")
    sentences, outlook = forecast(game, game.legal[0])
    assert outlook["sector"] == target
    assert "of 4 fleet power" in sentences[0]
    game.do(game.legal[0])
    assert (game.s.owner[target] == 0) == (outlook["result"] == "success")


def test_no_combat_of_ones_own_comes_unforeseen() -> None:
    told = 0
    for seed in range(8):
        match = opened(2 + seed % 3)
        play, lots = Play(match, seed_of(seed)), random.Random(seed)
        while play.asks:
            seat, legal = play.asks[0].seat, play.legal(play.asks[0].seat)
            warlike = [text for text in legal if text.split()[0] in ("invade", "send", "attack")]
            text = lots.choice(warlike or legal)
            known, _ = match.forecast(match.view(play.state, seat), match.verbs.parse(text), "en")
            for happening in play.do(seat, text):
                combat_begins = match.happenings.verb(happening.event).name in ("skirmish", "invaded")
                if combat_begins and match.happenings.values(happening.event)[0] == seat:
                    assert known
                    told += 1
    assert told > 5


def test_whatever_leads_to_no_combat_has_no_forecast() -> None:
    game = Scenario()
    game.turn(0)
    assert forecast(game, game.legal[0]) == ([], {})


def test_a_forecast_is_unchanged_when_hidden_things_are_dealt_anew() -> None:
    game, target = invading(2, 3)
    ask = game.settled()
    view = game.match.view(game.match.determinise(game.s, ask.seat, Rng(5)), ask.seat)
    code = game.code(f"invade s{target}")
    assert game.match.forecast(view, code, "en") == forecast(game, f"invade s{target}")
    game = threatened(2, cycle=3)
    game.event("wind-of-annihilation")
    game.do("select prosperity")
    view = game.match.view(game.match.determinise(game.s, 0, Rng(5)), 0)
    assert game.match.forecast(view, verbs.DONE, "en") == forecast(game, "done") != ([], {})


def test_a_forecast_leaves_the_position_as_it_is() -> None:
    game, target = invading(2, 3)
    game.settled()
    before = game.match.digest(game.s)
    forecast(game, f"invade s{target}")
    assert game.match.digest(game.s) == before
    answer(game.s, game.code(f"invade s{target}"))


# What the decision panel needs


@pytest.mark.rule("VF-FOC-14")
def test_a_part_that_is_a_line_itself_comes_with_all_its_words() -> None:
    game = Scenario()
    line = next(node for node, op in enumerate(game.match.givens.op) if op == ops.ONE_OF and parts_of(game, node))
    ((label, part),) = parts_of(game, line)[:1]
    game.s.stack.append(Run(0, line, EMPTY, 0, 0))
    game.s.pending = None
    found = facts(game.match, game.s, 0)
    assert (label, part) in found["parts"]
    assert f"line-{part}" in Wording(game.match, "en").cards()


def parts_of(game: Scenario, line: int) -> list[tuple[int, int]]:
    givens = game.match.givens
    return [(givens.label[kid], kid) for kid in givens.kids[line] if givens.op[kid] == ops.ANY_OF]


@pytest.mark.rule("VF-INV-10")
def test_whoever_gathers_an_invasion_is_told_which_sectors_must_not_be_left_empty() -> None:
    game = Scenario("belitan", "cortozaar")
    game.give(0, energy=2)
    game.put(0, game.home(0), corvette=3)
    game.turn(0)
    game.do("select conquest", "act", "use invade", f"invade s{game.void_beside(0)}")
    gathering = facts(game.match, game.s, 0)["gathering"]
    assert game.outpost(0) in gathering["held"]
    assert game.home(0) not in gathering["held"]
