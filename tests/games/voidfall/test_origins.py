"""What is said of an origin is what its player finds after set-up, for all 28."""

from __future__ import annotations

import re

import pytest

from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.declaration import FLEETS, GUILDS, INSTALLATIONS, RESOURCES, TRACKS
from ludarium.kernel.catalogue import LANGUAGES
from tests.games.voidfall.scenario import Scenario

CONTENT = GAME.content()[1]
TEXTS = {language: GAME.card_texts(CONTENT, language) for language in LANGUAGES}
HOUSES = [house.id for house in CONTENT.houses]
PLAYS_IN = {house: next(map.id for map in CONTENT.scenarios[1:] if house not in map.fallen) for house in HOUSES}
"""A scenario in which the house has not fallen; the first one is the first game's."""


def words(group: str) -> list[str]:
    return [
        GAME.catalogue.say("en", f"{group}-{name}") for name in {"guild": GUILDS, "installation": INSTALLATIONS}[group]
    ]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("letter", "ab")
def test_an_origin_says_what_its_player_begins_with(house: str, letter: str) -> None:
    game = Scenario(house, seats=2, origins=letter * 2, until="LayOut", scenario=PLAYS_IN[house])
    s, said = (
        game.s,
        {part: TEXTS["en"].get(f"house-{house}-{letter}-{part}", "") for part in ("stock", "active", "tracks")},
    )
    resources = [GAME.catalogue.say("en", f"resource-{name}") for name in RESOURCES]
    singular = [GAME.catalogue.say("en", f"resource-one-{name}") for name in RESOURCES]
    held = {resource: n for resource, n in zip(zip(resources, singular, strict=True), s.stock[:5], strict=True) if n}
    assert said["stock"] == ", ".join(f"{n} {(many, one)[n == 1]}" for (many, one), n in held.items())
    assert said["active"] == f"{s.active[0]} fleet power active"
    spaces = dict(zip(TRACKS, s.tracks[:3], strict=True))
    assert said["tracks"] == ", ".join(f"{track} on space {n}" for track, n in spaces.items() if n)
    for part, sector in (("home", game.match.givens.homes[0]), ("outpost", game.match.givens.outposts[0])):
        text = TEXTS["en"][f"house-{house}-{letter}-{part}"]
        assert f"population {s.population[sector]}" in text
        assert ("corrupted" in text) == bool(s.corrupt[sector])
        guilds = s.guilds[sector * 5 : sector * 5 + 5]
        assert [name in text for name in words("guild")] == [n > 0 for n in guilds]
        fleets = s.fleets[sector * 5 : sector * 5 + 5]
        told = {name: n for n, name in re.findall(r"(\d) (\w+?)s?(?=,|$)", text)}
        assert {name.replace("sentrie", "sentry"): int(n) for name, n in told.items()} == {
            name: n for name, n in zip(FLEETS, fleets, strict=True) if n
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_parts_are_told_in_every_language(language: str) -> None:
    for house in HOUSES:
        for letter in "ab":
            prefix = f"house-{house}-{letter}-"
            figures = {
                lang: {id: re.findall(r"\d+", text) for id, text in TEXTS[lang].items() if id.startswith(prefix)}
                for lang in ("en", language)
            }
            parts = {id: numbers for id, numbers in figures["en"].items() if not id[-1].isdigit()}
            assert {id: figures[language][id] for id in parts} == parts
