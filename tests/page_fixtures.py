"""Positions that the tests of the page read, as a server sends them: `python -m tests.page_fixtures` writes them all.

They lie in `fixtures` folders beside the pages of the games and are checked in; a test compares. Each is written here
in the words of its game.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ludarium.games import get
from ludarium.games.xibalba.atoms import mark
from ludarium.games.xibalba.packed import CELL_RESOLVED
from ludarium.games.xibalba.state import SQUAD
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng, advance, answer, ask_of, random_answer
from ludarium.kernel.game import Match
from ludarium.kernel.play import Play
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import State
from ludarium.table.showing import Scene
from ludarium.table.wording import table_info, wording_of
from tests.games.voidfall.scenario import Scenario as Voidfall
from tests.games.xibalba.scenario import Scenario as Xibalba

PAGES = Path(__file__).parents[1] / "web" / "src" / "games"
WIDEST = 120
XIBALBA_VERBS = [
    "resolve", "attack", "enter", "block", "let-through", "destroy", "use", "bring", "shift", "swap", "done", "end",
]  # fmt: skip


def seen(match: Match[Any], state: State, viewer: int) -> dict[str, Any]:
    """A view as it goes to a browser."""
    return plain(Scene(match, state).view(viewer, wording_of(match, "en")))


def plain(value: object) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins(value)
    return built


# Xibalba


def raid() -> dict[str, Any]:
    """Seat 1 attacks the base of seat 0 from the ark; the blocker would fall, and the base would be breached."""
    game = Xibalba(seats=3)
    game.ark("gunslinger", seat=1, life=5)
    game.squad(0, "bomber")
    game.slot(0, 1, "refugee", "surgeon", "recruiter")
    game.slot(0, 2, "bunker")
    game.squad(1, "rifleman", "trench-guard")
    game.slot(2, 2, "foundry", "refinery")
    game.level(2, 3)
    game.resources(0, 1, 3)
    game.paragon(0, 24, 2)
    game.s.turns, game.s.first = 33, 2
    game.action(1)
    mark(game.s, 1, SQUAD + 1, CELL_RESOLVED)
    game.dice(r1=1, attack=3)
    game.do("attack p1 symbols=3")
    return seen(game.match, game.s, 0)


def faction_choice() -> dict[str, Any]:
    """The first seat chooses a faction."""
    match = get("xibalba").match(seats=3, options={"factions": "chosen"})
    state = match.start()
    settle(state)
    return seen(match, state, 0)


# D.E.I.


def planning() -> dict[str, Any]:
    """The third round of a game with planning: the viewer plays a card, the other seat has cards face down."""
    match = get("dei").match(seats=2, options={"planning": "yes"})
    play, rng = Play(match, seed_of(55)), Rng(55)
    state: Any = play.state
    while (state.round, state.phase) != (3, 1) or not playing(match, state, 0):
        ask = play.asks[rng.below(len(play.asks))]
        play.do(ask.seat, random_answer(ask, rng))
        state = play.state
    return seen(match, state, 0)


def playing(match: Match[Any], state: State, seat: int) -> bool:
    """Whether a seat is asked how it plays a card."""
    return match.facts(match.view(state, seat))["in_play"] is not None and ask_of(state, seat) is not None


# Voidfall


def first_turn() -> dict[str, Any]:
    """The first house is about to select a focus."""
    game = Voidfall()
    game.turn(0)
    game.technology(0, "shields", improved=True)
    game.corrupt(0, "society", "field-1")
    return seen(game.match, game.s, 0)


def invading(*sent: str) -> dict[str, Any]:
    """Fleet power of the first house sets out to a sector of the void."""
    game = Voidfall()
    game.without_technologies()
    home = game.home(0)
    target = next(near for near in game.match.givens.near[home] if game.s.void[near])
    game.sector(target, void=3)
    game.put(0, home, corvette=3, sentry=1)
    game.effect(0, "invade")
    game.do(f"invade s{target}", *(f"send s{home} {fleets}" for fleets in sent))
    return seen(game.match, game.s, 0)


def galaxy() -> dict[str, Any]:
    """A map with storms and wormholes."""
    return dict(get("voidfall").match(seats=2, options={"scenario": "broken-lanes"}).board("broken-lanes-2"))


def verbs_of(match: Match[Any], *names: str) -> dict[str, Any]:
    """A verb table with these verbs alone."""
    table = plain(table_info(match.verbs))
    return {**table, "verbs": [verb for verb in table["verbs"] if verb["name"] in names]}


FIXTURES: dict[str, Callable[[], dict[str, Any]]] = {
    "dei/fixtures/planning.json": planning,
    "xibalba/fixtures/raid.json": raid,
    "xibalba/fixtures/faction-choice.json": faction_choice,
    "xibalba/fixtures/verbs.json": lambda: verbs_of(Xibalba().match, *XIBALBA_VERBS),
    "voidfall/fixtures/first-turn.json": first_turn,
    "voidfall/fixtures/gathering.json": lambda: invading("corvette power=2"),
    # The attacker chooses what it loses.
    "voidfall/fixtures/combat.json": lambda: invading("corvette power=2", "sentry power=1"),
    "voidfall/fixtures/galaxy.json": galaxy,
    "voidfall/fixtures/verbs.json": lambda: verbs_of(Voidfall().match, "invade", "regroup", "corrupt"),
}


def settle(state: State) -> None:
    """Let chance take its first answer until a seat is asked."""
    while (ask := advance(state)) is not None and ask.seat == CHANCE:
        answer(state, ask.actions[0])


def written(value: Any, indent: str = "") -> str:
    """JSON in which everything that fits has a line of its own."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= WIDEST or not isinstance(value, dict | list) or not any_nested(value):
        return line
    inner = f"{indent} "
    if isinstance(value, dict):
        parts = [f"{inner}{json.dumps(key)}: {written(each, inner)}" for key, each in value.items()]
        return "{\n" + ",\n".join(parts) + f"\n{indent}}}"
    return "[\n" + ",\n".join(f"{inner}{written(each, inner)}" for each in value) + f"\n{indent}]"


def any_nested(value: Any) -> bool:
    return isinstance(value, dict) or any(isinstance(each, dict | list) for each in value)


def text_of(fixture: str) -> str:
    return f"{written(FIXTURES[fixture]())}\n"


if __name__ == "__main__":
    for fixture in FIXTURES:
        (PAGES / fixture).write_text(text_of(fixture), "utf-8")
        print(PAGES / fixture)
