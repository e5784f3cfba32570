"""Recorded games beyond those of `tests.recorded`: players who mostly do something rather than nothing.

`python -m tests.games.voidfall.eager`, after `python -m tests.recorded voidfall`, keeps for each place in the
collection the game that shows most focus actions, technologies and events the others do not.
"""

from __future__ import annotations

from itertools import cycle
from typing import Any

from rich.progress import track

from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.game import VoidfallMatch
from ludarium.games.voidfall.state import TECHNOLOGIES, Void
from ludarium.kernel.chance import seed_of
from ludarium.kernel.conformance import option_sets
from ludarium.kernel.engine import Rng, random_answer
from ludarium.kernel.game import Match
from ludarium.kernel.play import Play
from ludarium.kernel.record import match_of, read_file, record_of, replay, write
from tests.recorded import FOLDER, PER_EDITION

GAMES = {"competitive": 18, "tutorial": 9}
TRIES = 4
MOST = 60
Shown = set[tuple[str, str]]
CONTENT = GAME.content()[1]


def eager_play(match: Match[Any], seed: int) -> Play:
    """A whole game in which nobody stops as long as there is something to do, seven times of eight."""
    play, rng, done = Play(match, seed_of(seed)), Rng(seed), match.verbs.parse("done")
    while not play.over:
        ask = play.asks[rng.below(len(play.asks))]
        action = random_answer(ask, rng)
        if action == done and len(ask.actions) > 1 and rng.below(8):
            action = ask.actions[rng.below(len(ask.actions) - 1)]
        play.do(ask.seat, action)
    return play


def shown_by(play: Play) -> Shown:
    """Events, houses and technologies of a finished game, and every action of a focus card that was taken in it."""
    match, state = play.match, play.state
    assert isinstance(match, VoidfallMatch)
    assert isinstance(state, Void)
    shown: Shown = {("house", CONTENT.houses[house].id) for house in state.houses}
    happened = [match.happenings.format(happening.event).split() for happening in play.happenings]
    shown |= {("event", words[1]) for words in happened if words[0] == "event"}
    shown |= {
        ("technology", CONTENT.technologies[i % TECHNOLOGIES].id) for i, form in enumerate(state.technologies) if form
    }
    focuses = [focus.id for focus in CONTENT.focuses[:9]]
    focus = ""
    for answer in play.answers:
        words = match.verbs.format(answer.action).split()
        if words[0] == "select":
            focus = words[1]
        elif words[0] == "act":
            action = next((word[-1] for word in words if word.startswith("action=")), "0")
            card = match.givens.card_of[state.houses[answer.seat]][focuses.index(focus)]
            shown.add(("action", f"{CONTENT.focuses[card].id} {action}"))
    return shown


def wanted() -> Shown:
    """What the collection may not lack."""
    return {
        *(("house", house.id) for house in CONTENT.houses),
        *(("event", event.id) for event in CONTENT.events),
        *(("technology", technology.id) for technology in CONTENT.technologies),
        *(("action", f"{card.id} {action}") for card in CONTENT.focuses for action in range(3)),
    }


def make() -> None:
    """Games in turn for every player count, and further ones as long as something is lacking and they show it."""
    folder = FOLDER / "voidfall"
    shown = set().union(
        *(shown_by(replay(record, match_of(record, GAME))) for record in map(read_file, folder.glob("*")))
    )
    sets = cycle(option_sets(GAME))
    for edition, games in GAMES.items():
        kept = 0
        for number in track(range(MOST), description=f"eager {edition}"):
            match = GAME.match(edition, GAME.seats[number % 3], next(sets))
            tries = [eager_play(match, 100_000 + 1000 * number + attempt) for attempt in range(TRIES)]
            best = max(tries, key=lambda play: len(shown_by(play) & wanted() - shown))
            if number >= games and not shown_by(best) & wanted() - shown:
                continue
            shown |= shown_by(best)
            kept += 1
            (folder / f"{edition}-{PER_EDITION + kept:02}.txt").write_text(write(record_of(best)), "utf-8")
            if number >= games - 1 and not wanted() - shown:
                break
    print("lacking:", sorted(wanted() - shown))


if __name__ == "__main__":
    make()
