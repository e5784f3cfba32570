"""A table that the lobby opens, and the game that bots have played at it beforehand: who answers what."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Page

from ludarium import games
from ludarium.bots.driver import Finished, run, seated
from ludarium.kernel.chance import seed_of
from ludarium.kernel.game import Match
from ludarium.kernel.play import Play
from ludarium.kernel.record import record_of, write
from tests.browser.conftest import DEALT, PATIENCE
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

    def open(self, page: Page, others: str) -> str:
        """Open the table for a guest, with all other seats taken by bots, friends or the same person; its id. The lobby
        is left out: it takes longer to draw than the table."""
        post(page, "me", {"name": "Guest"})
        seats = [{"kind": kind, "level": "casual" * (kind == "bot")} for kind in ["me"] + [others] * (self.seats - 1)]
        wish = {"game": self.game, "seats": seats, "options": dict(self.options)}
        id = str(post(page, "tables", wish)["id"])
        page.goto(f"/#/t/{id}")
        page.locator(".decision, .curtain").first.wait_for()
        return id

    def open_in_lobby(self, page: Page, company: str) -> str:
        """Open the table by clicks; returns its id."""
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

    def in_the_middle(self, page: Page, most: int) -> Clicks:
        """Sit down at one screen where people have given so many answers."""
        page.goto(f"/#/t/{branch(page, self.upload(page), self.before(most), ['me'] * self.seats)}")
        clicks = Clicks(page, self.match)
        clicks.pass_curtain(self.written(most + 1)[-1][0])
        return clicks

    def in_two_windows(self, anna: Page, ben: Page, most: int) -> list[Clicks]:
        """Two people, the second by link, at a table where they have given so many answers."""
        anna.goto(f"/#/t/{branch(anna, self.upload(anna), self.before(most), ['me', 'friend'])}")
        ben.goto(anna.locator(".invites input[readonly]").input_value())
        ben.locator(".decision").wait_for()
        return [Clicks(anna, self.match), Clicks(ben, self.match)]

    def before(self, most: int) -> int:
        """The number of answers, chance included, before people are asked again after so many answers of theirs."""
        return [number for number, (seat, _) in enumerate(self.played.answers) if seat >= 0][most]

    def upload(self, page: Page) -> str:
        """Become a guest, and bring the record of the game along; the id of its replay."""
        post(page, "me", {"name": "Guest"})
        return str(post(page, "replays", {"text": recorded(self)})["id"])


def cites(page: Page, game: str) -> None:
    """A refusal names the rule with its chapter and its heading, in English."""
    link = page.locator(".tip .rule")
    link.wait_for()
    chapter, id = link.inner_text().split(" · ")
    rules = games.get(game).rules
    rule = rules.rules[id]
    assert chapter == rules.chapters[rule.chapter].en
    assert page.locator(".tip .says").inner_text() == f"{rule.title()}. {rule.says()}"


def branch(page: Page, replay: str, answers: int, seats: list[str]) -> str:
    """A table that goes on after so many answers of a replay, those of chance included; its id."""
    wish = {"answers": answers, "seats": [{"kind": kind} for kind in seats]}
    return str(post(page, f"replays/{replay}/branch", wish)["id"])


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = page.request.post(f"/api/{path}", data=body)
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


UNTIL = """([given, most]) => new Promise((done, fail) => {
  const holds = HOLDS, end = Date.now() + most;
  const look = () => (holds(given) ? done() : Date.now() < end ? setTimeout(look, 20) : fail(new Error("not in time")));
  look();
})"""


def until(page: Page, holds: str, given: Any = None) -> None:
    """Wait until a function holds on the page. Playwright's own wait evaluates text there each time after the first,
    which the page's content policy forbids."""
    page.evaluate(UNTIL.replace("HOLDS", holds), [given, PATIENCE])


@cache
def match_of(table: Arranged) -> Match[Any]:
    game = games.get(table.game)
    return game.match(game.editions[0].id, table.seats, dict(table.options))


@cache
def played_at(table: Arranged) -> Finished:
    return run(table.match, seated(["greedy"] * table.seats, DEALT), DEALT)


@cache
def recorded(table: Arranged) -> str:
    play = Play(table.match, seed_of(DEALT))
    for seat, action in table.written():
        play.do(seat, action)
    return write(record_of(play))
