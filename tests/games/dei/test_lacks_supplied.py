"""What a refusal on the board says is missing is what was missing: once it is there, the same answer is legal."""

from __future__ import annotations

import pytest

from ludarium.games.dei.packed import ICON_MOVE_RED
from ludarium.kernel.cells import with_value
from tests.games.dei.lacking import Arranged, Supply, again, card, check, figure, learns, regions
from tests.games.dei.scenario import Scenario

# Moves


def outnumbered(game: Scenario) -> str:
    here, there = game.street()
    game.put("ravagers", here, scrappers=2)
    game.put("farm-z", there, scrappers=3)
    card(game, "move")
    return f"move {here} {there} scrappers=2"


def by_two_more(game: Scenario, text: str) -> None:
    """Two there already and two that come are more than three."""
    game.put("ravagers", regions(text)[1], scrappers=2)


def too_few(game: Scenario) -> str:
    here, there = game.street()
    game.put("ravagers", here, scrappers=1)
    card(game, "move")
    return f"move {here} {there} scrappers=2"


def nobody_there(game: Scenario) -> str:
    here, there = game.street()
    card(game, "move")
    return f"move {here} {there} scrappers=1"


def without_champion(game: Scenario) -> str:
    here, there = game.street()
    card(game, "move")
    return f"move {here} {there} champion"


def champion_comes(game: Scenario, text: str) -> None:
    game.put("ravagers", regions(text)[0], champion=True)


def on_the_street(game: Scenario) -> str:
    ground, roof = game.beside()
    game.put("ravagers", ground, scrappers=1)
    card(game, "move")
    return f"move {ground} {roof} scrappers=1"


def others_elevator(game: Scenario) -> str:
    text = on_the_street(game)
    game.elevator("farm-z", *regions(text))
    return text


def elevator_comes(game: Scenario, text: str) -> None:
    game.elevator("ravagers", *regions(text))


def on_a_roof(game: Scenario) -> str:
    first, second, _ = game.span()
    game.put("ravagers", first, scrappers=1)
    card(game, "move")
    return f"move {first} {second} scrappers=1"


def bridge_comes(game: Scenario, text: str) -> None:
    game.bridge("ravagers", *game.span())


def aria_with_others(game: Scenario) -> str:
    ground, roof = game.beside()
    game.put("refuge-42", ground, scrappers=1, champion=True)
    card(game, "move", faction="refuge-42")
    return f"move {ground} {roof} scrappers=1 champion"


def elevator_for_aria(game: Scenario, text: str) -> None:
    game.elevator("refuge-42", *regions(text))


def wagon(game: Scenario) -> str:
    here, there = game.street()
    game.put("ravagers", here, scrappers=1, refuges=1)
    card(game, "move")
    return f"move {here} {there} scrappers=1 refuges=1"


def wagons(number: int, enemies: int = 0) -> Arranged:
    def arranged(game: Scenario) -> str:
        here, there = game.street()
        game.learn("ravagers", "caravan")
        if number < 2:
            game.put("ravagers", here, scrappers=0 if enemies else 1, refuges=number)
        game.put("farm-z", there, scrappers=enemies)
        card(game, "move")
        return f"move {here} {there} refuges={max(1, number + (0 if enemies else 1))}"

    return arranged


def wagon_comes(game: Scenario, text: str) -> None:
    game.put("ravagers", regions(text)[0], refuges=1)


def figure_there(game: Scenario, text: str) -> None:
    """A figure that has the majority is there already."""
    game.put("ravagers", regions(text)[1], scrappers=2)


# Enlist, collect, kill


def enlist(owner: str = "", *actions: str) -> Arranged:
    def arranged(game: Scenario) -> str:
        here, _ = game.street()
        if owner:
            game.put(owner, here, refuges=1)
        card(game, *(actions or ("enlist",)))
        return f"enlist {here}"

    return arranged


def refuge_comes(game: Scenario, text: str) -> None:
    game.put("ravagers", regions(text)[0], refuges=1)


def enlist_among_enemies(game: Scenario) -> str:
    here, _ = game.street()
    game.put("ravagers", here, refuges=1)
    game.put("farm-z", here, scrappers=2)
    card(game, "enlist")
    return f"enlist {here}"


def two_comrades(game: Scenario, text: str) -> None:
    game.put("ravagers", regions(text)[0], scrappers=2)


def supplied(game: Scenario) -> str:
    game.empty_reserve("technology")
    card(game, "enlist-green")
    return f"enlist {game.refuge()} supplied"


def technology_comes(game: Scenario, text: str) -> None:
    game.s.resources[game.plain(0)[-1]] -= 1
    game.s.common = with_value(game.s.common, 0, 1)
    game.update()


def green_enlist(game: Scenario) -> str:
    card(game, "enlist")
    return f"enlist {game.refuge()} supplied"


def collect(own: int, enemies: int, lying: int, *actions: str, more: str = "") -> Arranged:
    def arranged(game: Scenario) -> str:
        here, _ = game.street()
        game.put("ravagers", here, scrappers=own)
        game.put("farm-z", here, scrappers=enemies)
        game.lying(here, lying)
        card(game, *(actions or ("collect",)))
        return f"collect {here}{more}"

    return arranged


def two_more(game: Scenario, text: str) -> None:
    game.put("ravagers", regions(text)[0], scrappers=2)


def it_lies(game: Scenario, text: str) -> None:
    game.lying(regions(text)[0], 1)


def dig(game: Scenario) -> str:
    here, _ = game.street()
    game.put("ravagers", here, scrappers=1)
    card(game, "collect")
    return f"dig {here}"


def dig_elsewhere(game: Scenario) -> str:
    here, there = game.street()
    game.learn("ravagers", "deep-excavation")
    game.put("ravagers", there, scrappers=1)
    card(game, "collect")
    return f"dig {here}"


def kill(game: Scenario) -> str:
    here, _ = game.street()
    card(game, "kill")
    return f"kill {here} farm-z"


def victim_comes(game: Scenario, text: str) -> None:
    game.put("farm-z", regions(text)[0], scrappers=1)


def remedy(game: Scenario) -> str:
    here, _ = game.street()
    game.learn("ravagers", "extreme-remedies")
    game.put("ravagers", here, scrappers=2)
    game.put("farm-z", here, scrappers=1)
    card(game, "collect")
    return f"kill {here} farm-z"


def they_catch_up(game: Scenario, text: str) -> None:
    game.put("farm-z", regions(text)[0], scrappers=1)


# Building


def build(*kinds: str) -> Arranged:
    def arranged(game: Scenario) -> str:
        here, _ = game.street()
        card(game, *kinds)
        return f"build-refuge {here}"

    return arranged


def build_elevator(game: Scenario) -> str:
    ground, roof = game.beside()
    card(game, "build")
    return f"build-elevator {ground} {roof}"


def all_refuges(here_too: bool) -> Arranged:
    def arranged(game: Scenario) -> str:
        here, there = game.street()
        game.put("ravagers", here, scrappers=1)
        game.put("ravagers", here if here_too else there, refuges=3)
        card(game, "build")
        return f"build-refuge {here}"

    return arranged


def one_elsewhere(game: Scenario, text: str) -> None:
    here, there = game.number(game.street()[0]), game.number(game.street()[1])
    seat = game.seat("ravagers") * 3
    game.s.refuges = (*game.s.refuges[:seat], *sorted((here, here, there)), *game.s.refuges[seat + 3 :])
    game.update()


def the_other_six(game: Scenario, text: str) -> None:
    ground, roof = game.beside()
    for _ in range(3):
        game.elevator("ravagers", ground, roof)
        game.bridge("ravagers", *game.span())


def camp(game: Scenario) -> str:
    """Exploitation Camp swaps where an own elevator is."""
    ground, _ = game.beside()
    game.learn("ravagers", "exploitation-camp")
    game.put("ravagers", ground, scrappers=1)
    game.lying(ground, 1)
    card(game, "collect")
    return f"collect {ground} swap=1"


def lift_to_camp(game: Scenario, text: str) -> None:
    game.elevator("ravagers", *game.beside())


def all_at_the_refuge(game: Scenario) -> str:
    game.put("ravagers", game.refuge(), scrappers=15)
    card(game, "enlist")
    return f"enlist {game.refuge()}"


def one_walks_off(game: Scenario, text: str) -> None:
    seat, n = game.seat("ravagers"), game.s.terrain.n
    game.s.scrappers[seat * n + game.number(game.refuge())] -= 1
    game.put("ravagers", game.street()[0], scrappers=1)
    game.s.reserve = with_value(game.s.reserve, seat, 0)
    game.update()


def neena_left(game: Scenario) -> str:
    """In the English rules Neena earns a move of her own where she lacks the majority."""
    here, there = game.street()
    game.put("auxilia", here, scrappers=1, champion=True)
    game.put("farm-z", there, scrappers=3)
    card(game, "move", faction="auxilia")
    game.do(f"move {here} {there} champion")
    return f"move {here} {there} scrappers=1"


def red_move(game: Scenario, text: str) -> None:
    game.s.pool = [ICON_MOVE_RED]
    game.update()


CASES: list[tuple[str, str, Arranged, Supply]] = [
    ("lack-majority-then", "de", outnumbered, by_two_more),
    ("lack-scrappers", "de", too_few, figure),
    ("lack-no-scrapper", "de", nobody_there, figure),
    ("lack-champion", "de", without_champion, champion_comes),
    ("lack-elevator", "de", on_the_street, elevator_comes),
    ("lack-own-way", "de", others_elevator, elevator_comes),
    ("lack-bridge", "de", on_a_roof, bridge_comes),
    ("lack-alone", "de", aria_with_others, elevator_for_aria),
    ("lack-feat", "de", wagon, learns("caravan")),
    ("lack-refuges", "de", wagons(1), wagon_comes),
    ("lack-no-refuge", "de", wagons(0), wagon_comes),
    ("lack-lone-refuge", "de", wagons(1, enemies=1), figure_there),
    ("lack-refuge", "de", enlist(), refuge_comes),
    ("lack-own-refuge", "de", enlist("farm-z"), refuge_comes),
    ("lack-refuge-or-scrapper", "de", enlist("", "enlist-red"), figure),
    ("lack-majority-then", "it", enlist_among_enemies, two_comrades),
    ("lack-common", "de", supplied, technology_comes),
    ("lack-icon", "de", green_enlist, again("enlist-green")),
    ("lack-icon", "de", collect(1, 0, 1, "move"), again("collect")),
    ("lack-majority", "de", collect(1, 2, 1), two_more),
    ("lack-majority", "de", collect(2, 2, 1), figure),
    ("lack-figure", "de", collect(0, 0, 1), figure),
    ("lack-resource", "de", collect(1, 0, 0), it_lies),
    ("lack-icon", "de", collect(1, 0, 1, more=" swap=1"), again("collect-blue")),
    ("lack-icon", "de", collect(1, 0, 1, more=" extra"), again("collect-green")),
    ("lack-feat", "de", dig, learns("deep-excavation")),
    ("lack-figure", "de", dig_elsewhere, figure),
    ("lack-victim", "de", kill, victim_comes),
    ("lack-minority", "de", remedy, they_catch_up),
    ("lack-elevator-there", "de", camp, lift_to_camp),
    ("lack-reserve", "de", all_at_the_refuge, one_walks_off),
    ("lack-neena", "en", neena_left, red_move),
    ("lack-figure", "de", build("build"), figure),
    ("lack-figure-either", "de", build_elevator, figure),
    ("lack-other-place", "de", all_refuges(here_too=True), one_elsewhere),
    ("lack-piece", "it", all_refuges(here_too=False), the_other_six),
]


@pytest.mark.parametrize(
    ("message", "edition", "arranged", "supply"), CASES, ids=[f"{case[0]}-{i}" for i, case in enumerate(CASES)]
)
def test_with_what_was_missing_the_answer_is_legal(
    message: str, edition: str, arranged: Arranged, supply: Supply
) -> None:
    check(message, Scenario(edition), arranged, supply)
