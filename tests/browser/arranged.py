"""A table that the lobby opens, and the game that bots have played at it beforehand: who answers what."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Page

from ludarium import games
from ludarium.bots.driver import Finished, run, seated
from ludarium.kernel.game import Match
from tests.browser.conftest import DEALT
from tests.browser.player import Clicks


@dataclass(frozen=True)
class Arranged:
    """What is chosen in the lobby: a game in its first edition, so many seats, and options."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def match(self) -> Match[Any]:
        return match_of(self)

    @property
    def played(self) -> Finished:
        """The game that greedy bots play from the seed of the test server."""
        return played_at(self)

    def written(self, most: int = 10_000) -> list[tuple[int, int]]:
        """The answers of people in that game."""
        return [(seat, action) for seat, action in self.played.answers if seat >= 0][:most]

    def open(self, page: Page, company: str) -> str:
        """Open the table in the lobby; returns its id."""
        page.goto("/")
        page.locator(f"button.poster.{self.game}").click()
        page.get_by_role("button", name=company, exact=True).click()
        page.get_by_role("button", name=f"{self.seats} seats").click()
        if self.options:
            page.locator("button[aria-controls$=more]").click()
        for option, choice in self.options:
            row = page.locator(f'[data-option="{option}"]')
            if choice.isdigit():
                row.locator("input[type=number]").fill(choice)
            else:
                row.locator(f'input[value="{choice}"]').check(force=True)
        page.get_by_role("button", name="Start game").click()
        page.wait_for_url(re.compile("#/t/"))
        page.locator(".decision, .curtain").first.wait_for()
        return page.url.rsplit("/", 1)[1]

    def in_the_middle(self, page: Page, most: int, company: str = "Hot seat") -> Clicks:
        """Open the table and hurry through so many answers."""
        self.open(page, company)
        clicks = Clicks(page, self.match)
        clicks.hurry(self.written(most))
        clicks.pass_curtain(self.written(most + 1)[-1][0])
        return clicks


@cache
def match_of(table: Arranged) -> Match[Any]:
    game = games.get(table.game)
    return game.match(game.editions[0].id, table.seats, dict(table.options))


@cache
def played_at(table: Arranged) -> Finished:
    return run(table.match, seated(["greedy"] * table.seats, DEALT), DEALT)
