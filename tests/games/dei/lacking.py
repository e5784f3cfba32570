"""Positions in which something is missing, and what supplies it."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.dei.lack_facts import Facts, holds
from tests.games.dei.scenario import Scenario

Arranged = Callable[[Scenario], str]
Supply = Callable[[Scenario, str], str | None]
"""What helps: a change of the position after which the refused answer is legal, or another answer that is legal."""


def regions(text: str) -> list[str]:
    """The regions an answer names."""
    return [word for word in text.split() if word.startswith("r") and word[1:].isdigit()]


def card(game: Scenario, *actions: str, faction: str = "ravagers", phase: int = 1) -> None:
    """A card with these actions, and one that is always possible: a card without any ends by itself."""
    game.card(faction, "gain-supplies 3", *actions, phase=phase)


def again(*actions: str) -> Supply:
    """The card shows these actions instead."""
    return lambda game, text: card(game, *actions)


def figure(game: Scenario, text: str) -> None:
    game.put("ravagers", regions(text)[0], scrappers=1)


def doing(*answers: str) -> Supply:
    return lambda game, text: game.do(*answers)


def learns(feat: str) -> Supply:
    return lambda game, text: game.learn("ravagers", feat)


def instead(text: str) -> Supply:
    """Another answer."""
    return lambda game, refused: text


def also(more: str) -> Supply:
    """The same answer with something added."""
    return lambda game, refused: f"{refused} {more}"


def lacking(game: Scenario, text: str, message: str, seat: int | None = None) -> None:
    """An answer is refused for this reason, and it is true."""
    game.settle()
    seat = game.ask.seat if seat is None else seat
    refusal = game.match.why_not(game.s, seat, game.code(text))
    assert refusal is not None
    assert refusal.lack is not None
    assert refusal.lack.message == message, refusal
    assert holds(Facts(game.match, game.s, seat, game.code(text)), refusal.lack)


def check(message: str, game: Scenario, arranged: Arranged, supply: Supply, seat: int | None = None) -> None:
    """Given a position in which an answer is refused for this reason; with the difference it is legal."""
    text = arranged(game)
    lacking(game, text, message, seat)
    other = supply(game, text)
    assert game.allows(other or text), game.legal()
    assert seat in (None, game.ask.seat)
