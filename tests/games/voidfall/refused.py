"""Positions in which an answer is refused, what is said about it, and what makes an answer legal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.declaration import FOCUSES, GUILDS, TECHNOLOGY_NAMES
from ludarium.games.voidfall.state import NOBODY
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.wording import Wording
from tests.games.voidfall.facts import FACTS, Said
from tests.games.voidfall.scenario import Scenario

Step = Callable[[Scenario], object]


def nothing(game: Scenario) -> None:
    """As it is."""


class Row(NamedTuple):
    """A kind of refusal: how the question comes about, what is clicked, what is missing at first, and what supplies it.

    `{home}`, `{outpost}`, `{void}`, `{far}` and `{theirs}` are sectors. If nothing can be supplied, the refusal names
    what can be chosen instead (`then`), or what the question should come from (`again`).
    """

    kind: str
    begin: str | Step
    click: str
    given: Step = nothing
    supply: Step = nothing
    then: str = ""
    again: str | Step = ""
    table: Callable[[], Scenario] = Scenario


def goods(**amounts: int) -> Step:
    return lambda game: game.give(0, **amounts)


def owning(*names: str, improved: bool = False) -> Step:
    return several(*(partial(Scenario.technology, seat=0, name=name, improved=improved) for name in names))


def outpost(**things: Any) -> Step:
    return lambda game: game.sector(game.outpost(0), **things)


def zone(name: str, at: int, value: int) -> Step:
    """A cell of a zone."""

    def change(game: Scenario) -> None:
        held = list(getattr(game.s, name))
        held[at] = value
        setattr(game.s, name, type(getattr(game.s, name))(held))

    return change


def several(*steps: Step) -> Step:
    return lambda game: [step(game) for step in steps]


def home(**things: Any) -> Step:
    return lambda game: game.sector(game.home(0), **things)


def fleets(home: int, outpost: int) -> Step:
    """Corvettes in the two sectors of the start."""
    return several(
        lambda game: game.put(0, game.home(0), corvette=home),
        lambda game: game.put(0, game.outpost(0), corvette=outpost),
    )


def poor(game: Scenario) -> None:
    game.give(0)
    game.active(0, 0)


def alone(game: Scenario) -> None:
    """The home is the only sector, and it is empty."""
    game.put(0, game.home(0))
    game.put(0, game.outpost(0))
    game.hold(NOBODY, game.outpost(0))
    game.active(0, 0)


def outpost_back(game: Scenario) -> None:
    game.hold(0, game.outpost(0))
    game.put(0, game.outpost(0), corvette=2)


def settle(game: Scenario) -> None:
    """One more sector, pure and with population 2."""
    sector = game.void_beside(0)
    game.put(0, sector, corvette=1)
    game.sector(sector, population=2, corrupt=False)


def spoilt(*places: str) -> Step:
    return lambda game: game.corrupt(0, *places)


def trading(tokens: int) -> Step:
    """Trade tokens, taken from the board."""

    def take(game: Scenario) -> None:
        game.s.trade_board -= tokens - game.s.tokens[0]
        game.s.tokens[0] = tokens

    return take


EVERYWHERE = ("society", "government", "economy", "field-1", "field-2", "field-3")
AGENDA = zone("agendas", 0, 0)


def spots(game: Scenario) -> dict[str, str]:
    """What the placeholders of a row mean on this map."""
    givens, s = game.match.givens, game.s
    void = game.void_beside(0)
    far = [i for i in range(givens.n) if s.void[i] and not any(s.owner[j] == 0 for j in givens.touching[i])]
    house = game.match.content.houses[s.houses[0]]
    outpost_guilds = s.guilds[game.outpost(0) * 5 : game.outpost(0) * 5 + 5]
    return {
        "home": f"s{game.home(0)}",
        "outpost": f"s{game.outpost(0)}",
        "void": f"s{void}",
        "far": f"s{far[0]}",
        "theirs": f"s{game.outpost(1)}",
        "their-home": f"s{game.home(1)}",
        "source": f"s{next(i for i in givens.near[void] if s.owner[i] == 0)}",
        "agenda": game.match.content.agendas[0].id,
        "start": TECHNOLOGY_NAMES[game.match.givens.origins[s.houses[0] * 2].technology],
        "preferred": house.preferred[0],
        "other": next(focus for focus in FOCUSES if focus not in house.preferred),
        "guild": next((name for name, n in zip(GUILDS, outpost_guilds, strict=True) if n), ""),
    }


def begin(game: Scenario, how: str | Step, names: dict[str, str]) -> None:
    if not isinstance(how, str):
        how(game)
        return
    first, *steps = how.format(**names).split("; ")
    if first == "turn":
        game.turn(0)
    else:
        game.effect(0, first.removeprefix("must "), game.outpost(0), must=first.startswith("must "))
    for step in steps:
        game.do(step)


def check(row: Row) -> None:
    """Given a position in which an answer is refused for this reason; with what is missing an answer is legal."""
    game = row.table()
    names = spots(game)
    row.given(game)
    before = game.s.clone()
    begin(game, row.begin, names)
    ask, code = game.settled(), game.code(row.click.format(**names))
    refusal = game.match.why_not(game.s, ask.seat, code)
    assert refusal is not None
    assert refusal.lack is not None
    assert refusal.lack.message == f"lack-{row.kind}", refusal
    assert refusal.rule in GAME.rules.rules
    said = Said(game.match, game.s, ask, code, refusal.lack)
    assert FACTS[row.kind](said)
    for language in LANGUAGES:
        told(said, Wording(game.match, language, ["Ada", "Ben"], game.match.board_name(game.match.view(game.s, 0))))
    game.s = before
    row.supply(game)
    begin(game, row.again or row.begin, names)
    assert (row.then or row.click).format(**names) in game.legal


def told(said: Said, words: Wording) -> None:
    """The sentence is complete, and whatever is counted is in it."""
    sentence = words.remark(said.remark)
    assert sentence.endswith((".", "?", "!")), sentence
    assert "{" not in sentence
    for key in ("need", "have", "most"):
        if said.remark.values.get(key):  # nothing may be said in words
            assert str(said[key]) in sentence, (key, sentence)
