"""What an answer is said to change is what it changes; what is said to be left unused can still be done."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ludarium.games import get
from ludarium.games.voidfall.counting import upkeep
from ludarium.games.voidfall.declaration import RESOURCES, SECTOR
from ludarium.games.voidfall.evaluation_phase import Evaluation, Upkeep
from ludarium.games.voidfall.flow import Cycle
from ludarium.games.voidfall.game import VoidfallMatch
from ludarium.games.voidfall.state import Void
from ludarium.kernel.engine import advance, answer
from ludarium.kernel.remarks import Remark, Short, Thing
from ludarium.kernel.wording import Wording
from tests.games.voidfall.clicks import positions
from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_invasion import quiet
from tests.games.voidfall.test_technologies import knowing

ANSWERS = 2_500


def zones(match: VoidfallMatch, s: Void, seat: int) -> dict[str, Any]:
    """What can be counted for a seat, read from the zones and facts of its view."""
    view = match.view(s, seat)
    found, facts = view["zones"], match.facts(view)
    own = [sector for sector in range(match.givens.n) if found["owner"][sector] == seat]
    due, _, cost = facts["upkeep"][seat]
    return {
        "stock": found["stock"][seat * 5 : seat * 5 + 5],
        "influence": found["influence"][seat],
        "expected": sum(points or 0 for points in facts["agendas"][seat]) - cost,
        "upkeep": due,
        "yield": facts["yields"][seat],
        "population": found["population"],
        "owned": own,
        "corruption": sum(found["corrupt"][sector] for sector in own)
        + sum(found["track_corrupt"][seat * 3 : seat * 3 + 3])
        + sum(found["field_corrupt"][seat * 4 : seat * 4 + 4])
        + (found["chambers"][seat] > 0),
        "strike": facts["skirmish"][seat][0],
        "falling": facts["falling"][seat],
        "active": found["active"][seat],
        "deployed": sum(sum(found["fleets"][sector * 5 : sector * 5 + 5]) for sector in own),
        "tokens": found["tokens"][seat],
        "glory": sum(found["glory"][seat * 5 : seat * 5 + 5]),
    }


def differences(before: dict[str, Any], after: dict[str, Any], names: list[str]) -> set[tuple[Any, ...]]:
    """Every figure that differs: what, of which thing, from, to."""
    found: set[tuple[Any, ...]] = {("lost", sector) for sector in {*before["owned"]} - {*after["owned"]}}
    found |= {("falling", sector) for sector in {*after["falling"]} - {*before["falling"]}}
    for what in names:
        olds, news = before[what], after[what]
        if what == "population":
            kept = {*before["owned"]} & {*after["owned"]}
            pairs = [(sector, olds[sector], news[sector]) for sector in kept]
        else:
            pairs = [*zip(range(5), olds, news, strict=True)] if isinstance(olds, list) else [("", olds, news)]
        found |= {(what, at, old, new) for at, old, new in pairs if old != new}
    return found


def told(remarks: list[Remark]) -> set[tuple[Any, ...]]:
    found: set[tuple[Any, ...]] = set()
    for remark in remarks:
        what, values = remark.message.removeprefix("change-"), remark.values
        if what in ("payable", "price"):
            continue
        if what == "stock":
            parts = [(at, one) for at, name in enumerate(RESOURCES) if isinstance(one := values[name], Remark)]
            found |= {("stock", at, one.values["before"], one.values["after"]) for at, one in parts}
            continue
        thing = next((value.value for value in values.values() if isinstance(value, Thing)), "")
        found.add((what, thing, values["before"], values["after"]) if "before" in values else (what, thing))
    return found


def beyond(match: VoidfallMatch, s: Void, after: Void) -> bool:
    """Whether an answer leads into the next step of an evaluation, which is described separately, or to its end."""
    steps = [match.trace(each).split(" > ")[1:2] for each in (s, after)]
    return s.cycle != after.cycle or (steps[0] != steps[1] and "Evaluation" in str(steps))


def test_what_is_told_is_what_happens() -> None:
    """Given random games, when an answer is given, then exactly the figures that were named change, and by so much."""
    rng, seen = Random(8), Counter[str]()
    names = ["stock", "influence", "expected", "upkeep", "yield", "population", "corruption"]
    names += ["strike", "tokens", "glory"]
    wrong: list[str] = []
    for match, s, ask in positions(rng):
        if -1 in s.origins:
            continue
        code = rng.choice(ask.actions)
        view = match.view(s, ask.seat)
        remarks = match.consequences(view, code)
        after = s.clone()
        answer(after, code)
        advance(after)
        if beyond(match, s, after):
            continue
        fights = any(type(frame).__name__ in ("Gather", "Declare", "Fight") for frame in s.stack)
        figures = names if fights else [*names, "active", "deployed"]
        happened = differences(zones(match, s, ask.seat), zones(match, after, ask.seat), figures)
        said = {each for each in told(remarks) if each[0] in (*figures, "lost", "falling")}
        if said != happened:
            wrong.append(f"{match.verbs.format(code)} at {match.trace(s)}: {said ^ happened}")
        seen.update(remark.message for remark in remarks)
        if seen["answers"] > ANSWERS:
            break
        seen["answers"] += 1
    assert "\n".join(wrong) == ""
    assert len(seen) > 12


def said(game: Scenario, text: str, language: str = "en") -> list[str]:
    """The consequences of an answer in words."""
    view = game.match.view(game.s, game.settled().seat)
    words = Wording(game.match, language, board=game.match.board_name(view))
    return [words.remark(remark) for remark in game.match.consequences(view, game.code(text))]


def test_paying_tells_what_is_left() -> None:
    game = Scenario("belitan", "cortozaar")
    game.give(0, energy=2, credits=1)
    game.turn(0)
    assert said(game, "select conquest") == ["You can pay for 2 of its 3 actions."]
    game.do("select conquest")
    assert said(game, "act") == ["You pay 2 energy. You have 2 energy and 1 credit."]
    game.do("act")
    # Energy would pay upkeep, credits would not.
    points = ["End of the cycle: 5 → 2 influence"]
    assert said(game, "pay credits=1 energy=1") == ["Stock: energy 2 → 1, credits 1 → 0", *points]
    assert said(game, "pay credits=1 energy=1", "de")[0] == "Vorrat: Energie 2 → 1, Credits 1 → 0"


def test_growing_tells_population_and_yield() -> None:
    game = Scenario("belitan", "cortozaar")
    game.sector(game.outpost(0), population=2, farmers=2)
    game.effect(0, "grow")
    first, *rest = said(game, f"grow s{game.outpost(0)}")
    assert first.startswith("Population of ")
    assert first.endswith(" 2 → 3")
    assert any(line.startswith("Yield of food") for line in rest)


def test_a_sector_that_would_be_lost_comes_first() -> None:
    game = Scenario("belitan", "cortozaar")
    game.put(0, game.outpost(0), corvette=1)
    game.effect(0, "recall")
    assert said(game, f"recall s{game.outpost(0)} corvette")[0].startswith("You lose ")


# What led to a question


def led_to(game: Scenario) -> str:
    """What whoever is asked has to know, in words."""
    view = game.match.view(game.s, game.settled().seat)
    found = game.match.background(view)
    return "" if found is None else Wording(game.match, "en", board=game.match.board_name(view)).remark(found)


@pytest.mark.rule("VF-EVA-03")
def test_upkeep_says_how_much_is_due() -> None:
    """Given four points of upkeep and several ways to pay, then the question says so, and what not paying costs."""
    game = Scenario("belitan", "cortozaar")
    game.give(0, food=9, energy=9, materials=9)
    game.s.call(Upkeep(0))
    due = upkeep(game.s, 0)
    assert due > 0
    assert led_to(game) == (
        f"You owe {due} upkeep. 1 food pays 1, and so do 2 of energy and materials. "
        "What you cannot pay costs 3 influence each."
    )


def test_a_move_that_an_ability_gives_says_so() -> None:
    """Given a house that may move after deploying, when it has deployed, then the question tells of that ability."""
    game = Scenario("fenrax", "cortozaar")
    game.turn(0)
    game.without_technologies()
    game.active(0, 3)
    game.effect(0, "deploy 1")
    game.do(f"deploy s{game.home(0)} corvette")
    assert led_to(game) == "Once in your turn, after you deploy, you may move 1 fleet power one step."


def test_an_effect_with_more_than_one_part_is_offered_by_all_of_it() -> None:
    """Given "1 food and 1 energy, or 1 influence", then the page has words for the whole first part."""
    match = get("voidfall").match()
    texts = Wording(match, "en").cards()
    assert "1 food and 1 energy" in texts.values()


def test_what_may_be_chosen_several_times_says_how_often() -> None:
    """Given two resources of one's choice, when the first is asked for, then the question says that there are two; the
    last needs no number."""
    game = Scenario("belitan", "cortozaar")
    game.turn(0)
    game.effect(0, "any 2")
    assert led_to(game) == "You may choose up to 2 times, one after another."
    game.do("take food")
    assert led_to(game) == ""


def test_a_combat_says_how_much_damage_there_is_and_what_taking_it_means() -> None:
    game = knowing("shields")
    home, target = game.home(0), game.void_beside(0)
    quiet(game, target, 3)
    game.put(0, home, corvette=3, destroyer=1)
    game.give(0, food=5, energy=5, materials=5, credits=5)
    game.effect(0, "invade")
    game.do(f"invade s{target}", f"send s{home} corvette power=3", f"send s{home} destroyer power=1")
    while "bold now" not in game.legal:
        game.do(game.legal[-1])
    assert led_to(game).startswith("Once in a combat your destroyers deal 1 more damage.")
    game.do("bold now")
    assert "absorb shields" in game.legal
    assert led_to(game).startswith("Salvo 1 in ")
    assert ": 1 damage hits you. Each fleet power you lose takes 1 of it and becomes active again." in led_to(game)
    assert "Absorbing costs no fleet power" in led_to(game)
    assert "escapes" not in led_to(game)


def test_the_end_of_a_turn_says_where_trade_tokens_go_and_why_glory_is_discarded() -> None:
    game = Scenario("belitan", "cortozaar")
    game.s.tokens[0], game.s.trade_board = 2, game.s.trade_board - 2
    game.glory(0, 1, 1, 2, 2, 3)
    game.give(0)
    game.turn(0)
    game.do("select production", "done")
    assert led_to(game) == "At the end of a turn at most 4 glory tokens stay. You have 5."
    game.do("discard-glory value=1")
    assert led_to(game).startswith("You have 2 trade tokens and room for 1: ")
    assert "goes back to the trade board" in led_to(game)


def test_a_lost_sector_is_the_reason_for_discarding_glory() -> None:
    game = Scenario("belitan", "cortozaar")
    game.put(0, game.outpost(0), corvette=1)
    game.glory(0, 1, 2)
    game.effect(0, "recall")
    game.do(f"recall s{game.outpost(0)} corvette")
    assert led_to(game) == "You have lost a sector: discard 1 glory token for it."


def test_a_line_that_says_there_is_told_with_the_name_of_the_sector() -> None:
    game = Scenario("belitan", "cortozaar")
    game.sector(game.outpost(0), population=2)
    game.give(0, food=5, energy=5, materials=5, credits=5)
    game.effect(0, "guild here | installation here", here=game.outpost(0))
    assert led_to(game).startswith("“There” is ")


# What is left


def left(game: Scenario) -> tuple[list[str], list[str]]:
    """The answers that are asked about once more, and why."""
    view = game.match.view(game.s, game.settled().seat)
    found = game.match.unused(view)
    if found is None:
        return [], []
    words = Wording(game.match, "en", board=game.match.board_name(view))
    return [game.match.verbs.format(code) for code in found.ends], [words.remark(remark) for remark in found.left]


@pytest.mark.parametrize(("token", "taken"), [("", 2), (" token", 3)])
def test_ending_a_turn_with_actions_left_is_asked_about(token: str, taken: int) -> None:
    game = Scenario("belitan", "cortozaar")
    game.give(0, food=9, energy=9, materials=9, credits=9, science=9)
    game.s.tokens[0], game.s.trade_board = 1, game.s.trade_board - 1
    game.turn(0)
    game.do(f"select conquest{token}")
    assert left(game) == (["done"], [f"You can still take {taken} actions: Engage, Plan, Prepare."])
    game.s.done, game.s.pending = 0b011 if taken == 2 else 0b111, None
    assert left(game) == ([], [])


def test_an_action_without_effect_is_not_missed() -> None:
    """Prepare activates fleet power; once all of it is active there is nothing to do."""
    game = Scenario("belitan", "cortozaar")
    game.give(0, materials=3)
    game.turn(0)
    game.do("select conquest")
    assert left(game) == (["done"], ["You can still take 1 action: Prepare."])
    game.active(0, game.s.active[0] + game.s.inactive[0])
    assert left(game) == ([], [])


def test_giving_back_trade_tokens_that_could_stay_is_asked_about() -> None:
    game = Scenario("belitan", "cortozaar")
    game.s.tokens[0], game.s.trade_board = 1, game.s.trade_board - 1
    game.give(0)
    game.turn(0)
    game.do("select production", "done")
    assert left(game) == (["place-tokens"], ["You can keep 1 trade token on your agendas."])


# What is out of reach


def short(game: Scenario) -> list[Short]:
    return game.match.shortages(game.match.view(game.s, game.settled().seat))


@pytest.mark.rule("VF-TEC-08")
def test_a_technology_that_could_be_improved_says_how_many_levels_are_missing() -> None:
    game = Scenario("belitan", "cortozaar")
    start = game.match.givens.origins[game.s.houses[0] * 2].technology
    game.s.tracks = (0,) * 6
    game.effect(0, "technology any")
    assert short(game) == [("technology", start, "levels", 1)]
    game.s.tracks = (2, 0, 0, 0, 0, 0)
    game.effect(0, "technology any")
    assert short(game) == []
    assert f"improve {game.match.content.technologies[start].id}" in game.legal


@pytest.mark.rule("VF-CIV-12")
def test_a_track_that_asks_for_fleet_power_says_so() -> None:
    game = Scenario("belitan", "cortozaar")
    game.s.tracks = (5, 0, 7, 0, 0, 0)
    game.active(0, 0)
    for sector in (game.home(0), game.outpost(0)):
        game.put(0, sector)
    game.effect(0, "advance any")
    assert short(game) == [("track", 0, "deactivate", 1)]
    game.active(0, 1)
    game.effect(0, "advance any")
    assert short(game) == []
    assert "advance society" in game.legal


# What is offered part by part


def test_a_line_on_offer_has_words_of_its_own() -> None:
    game = Scenario("belitan", "cortozaar")
    game.give(0, energy=2)
    game.turn(0)
    game.do("select conquest", "act")
    view = game.match.view(game.s, game.settled().seat)
    line = game.match.facts(view)["line"]
    assert Wording(game.match, "en").cards()[f"line-{line}"] == "invade or regroup"


def test_giving_up_what_costs_nothing_is_asked_about() -> None:
    game = Scenario("belitan", "cortozaar")
    game.turn(0)
    game.do("select production", "act action=1")
    text = "produce food, energy and materials and/or 1 influence for each guild of farmers, engineers or miners"
    assert left(game) == (["done"], [f"Something is still to be had: {text} in a pure sector."])
    game.effect(0, "advance any + regroup")
    assert left(game) == ([], [])


def test_corruption_on_the_house_board_makes_the_void_stronger() -> None:
    game = Scenario("belitan", "cortozaar")
    outpost = game.outpost(0)
    game.sector(outpost, population=2)
    game.s.corrupt[outpost] = 1
    game.effect(0, "shift")
    line = next(line for line in game.legal if line.startswith(f"shift s{outpost} economy"))
    assert any(text.startswith("Strength of the void's skirmish") for text in said(game, line))


# The end of the cycle


@pytest.mark.rule("VF-EVA-08")
def test_upkeep_that_is_paid_is_not_charged_again() -> None:
    game = Scenario("belitan", "cortozaar")
    game.give(0, food=9)
    game.s.stack, game.s.pending = [Cycle(1, 3), Evaluation(game.s.order.index(0), 2), Upkeep(0)], None
    due, covered, cost = upkeep_told(game)
    assert (due, cost) == (covered, 0)
    payment = game.legal[0]
    assert not any(text.startswith("End of the cycle") for text in said(game, payment))
    game.s.stock[0] = due
    game.do(payment)
    game.s.stock[:5] = [0] * 5
    assert upkeep_told(game) == (due, due, 0)


def upkeep_told(game: Scenario) -> tuple[int, int, int]:
    due, covered, cost = game.match.facts(game.match.view(game.s, 0))["upkeep"][0]
    return due, covered, cost


@pytest.mark.rule("VF-VOI-23")
def test_a_sector_that_the_void_would_take_is_named_before_it_is_too_late() -> None:
    game = Scenario("belitan", "cortozaar")
    outpost = game.outpost(0)
    game.sector(outpost, population=2)
    game.put(0, outpost, corvette=2)
    game.turn(0, cycle=2)
    game.corrupt(0, "society")
    board = game.match.board_name(game.match.view(game.s, 0))
    name = Wording(game.match, "en", board=board).value(SECTOR, outpost)
    assert falling(game) == []
    game.effect(0, "corrupt track", must=True)
    assert f"The void would then take {name} at the end of the cycle." in said(game, "corrupt government")
    game.do("corrupt government")
    assert falling(game) == [outpost]
    game.put(0, outpost, corvette=4)
    assert falling(game) == []


def falling(game: Scenario) -> list[int]:
    return list(game.match.facts(game.match.view(game.s, 0))["falling"][0])
