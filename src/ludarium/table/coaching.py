"""The coach tells rules as they come up, each once, and what went wrong comes back as a level.

Which rules apply follows from what the seat has heard and may answer (`kernel.coach`), so nothing is told that its view
does not show. At a table with other people it needs the same permission as hints.
"""

from __future__ import annotations

import asyncio
from collections.abc import Container, Mapping, Sequence

from litestar.params import JSONBody

from ludarium.kernel.coach import CASES, Case, cases, due, level_for
from ludarium.kernel.game import Game
from ludarium.kernel.levels import course_of
from ludarium.kernel.seats import CHANCE, hears
from ludarium.table import progress, seating, wire, wire_learning
from ludarium.table.api import Known, Named, Seat, TheHall, Tongue, does, looking, reads, room_of, tongue
from ludarium.table.ledger import ANSWER, Ledger
from ludarium.table.problems import Trouble
from ludarium.table.rooms import Room
from ludarium.table.store import Guest
from ludarium.table.wording import TableWording, rule_info

MOST_SUGGESTED = 3


def heard_lately(ledger: Ledger, seat: int) -> list[int]:
    """The events a seat has heard since its last choice, that one's own among them; before the first there is only the
    set-up, which explains nothing that is to be decided."""
    found: list[int] = []
    for moment in reversed(ledger.moments):
        heard = [each.event for each in moment.events if hears(each.audience, seat)]
        found[:0] = heard
        if moment.fact.seat == seat and moment.fact.kind == ANSWER and not moment.undone and not moment.forced:
            return found
    return []


def others_answered(ledger: Ledger, seat: int) -> float | None:
    """When somebody else answered last, or when the game began; None before its first answer."""
    for moment in reversed(ledger.moments):
        if moment.fact.kind == ANSWER and moment.fact.seat not in (seat, CHANCE) and not moment.undone:
            return moment.fact.at
    return ledger.moments[0].fact.at if ledger.moments else None


def new_rules(
    ledger: Ledger, seat: int, met: Container[str], told: float | None = None, calm: bool = False
) -> list[str]:
    """The rules to tell a seat that is asked, and were never told to its holder, whom one was `told` at that time."""
    play = ledger.play
    ask = play.ask_of(seat)
    if ask is None:
        return []
    since = others_answered(ledger, seat)
    lately = told is not None and since is not None and told >= since
    return due(play.match, play.state, seat, heard_lately(ledger, seat), ask.actions, met, lately, calm)


async def coached(room: Room, guest: Guest, seat: int, language: str) -> wire_learning.CoachNow:
    hall, game = room.hall, room.table.game
    first = await progress.is_beginner(hall, guest.id, game)
    met = progress.rules_of(await progress.learned(hall, guest.id, game), progress.MET)
    told_at = await progress.last_met(hall, guest.id, game)
    async with room.quiet():
        room.check_mine(guest, seat)
        if not seating.may_hint(room.table, room.seats, guest):
            raise Trouble(403, "no-hints", "Other people play at this table, and it was opened without hints.")
        rules = (
            [] if room.showing.open else new_rules(room.ledger, seat, met, told_at, calm=room.showing.coach is not None)
        )
        seq, found = room.ledger.seq, room.ledger.match.game
    told = [info for rule in rules if (info := rule_info(found, language, rule)) is not None]
    return wire_learning.CoachNow(seq=seq, first=first, rules=told)


@reads("/tables/{table:str}/coach")
async def get_coach(
    hall: TheHall, guest: Known, table: Named, seat: Seat, language: Tongue = ""
) -> wire_learning.CoachNow:
    """The rules that apply to one of the guest's seats for the first time; nothing is noted by asking."""
    room = await room_of(hall, table, guest)
    return await coached(room, guest, seat, tongue(language, guest))


@does("/tables/{table:str}/coach")
async def post_coach(hall: TheHall, guest: Known, table: Named, data: JSONBody[wire_learning.MetIn]) -> None:
    """A rule has been shown to the guest, and need not be told again."""
    async with looking(hall, table, guest, data.seat) as room:
        room.check_mine(guest, data.seat)
        game = room.ledger.match.game
    if data.rule not in game.rules.rules:
        raise Trouble(404, "no-rule", f"{game.title} has no rule {data.rule!r}.")
    await progress.meet(hall, guest.id, room.table.game, data.rule)


@reads("/tables/{table:str}/rules/{rule:str}/now")
async def get_rule_now(
    hall: TheHall, guest: Known, table: Named, rule: Named, seat: Seat, language: Tongue = ""
) -> wire_learning.RuleNow:
    """Where a rule matters to one of the guest's seats right now, by the answers it may and may not give."""
    async with looking(hall, table, guest, seat) as room:
        room.check_mine(guest, seat)
        play, seq = room.ledger.play, room.ledger.seq
        if rule not in play.match.game.rules.rules:
            raise Trouble(404, "no-rule", f"{play.match.game.title} has no rule {rule!r}.")
        # Looked for beside the game, which goes on meanwhile.
        match, s = play.match, play.state.clone()
        words = room.showing.words(tongue(language, guest))
        lately = [event for event in heard_lately(room.ledger, seat) if match.happenings.verb(event).rule == rule]
    found = [] if room.showing.open else await asyncio.to_thread(cases, match, s, seat, rule)
    happened = [happened_info(event, words) for event in lately[-max(1, CASES - len(found)) :]]
    shown = [*happened[::-1], *(case_info(case, words) for case in found)][:CASES]
    return wire_learning.RuleNow(seq=seq, cases=shown)


def happened_info(event: int, words: TableWording) -> wire_learning.RuleCase:
    info = words.event(event)
    return wire_learning.RuleCase(code=None, refused="", said="", told=wire.Said(info.sentence, info.pins))


def case_info(case: Case, words: TableWording) -> wire_learning.RuleCase:
    refusal = case.refusal
    told = wire.Said(*words.told(case.events)) if refusal is None else words.refusal(refusal, case.action)
    refused = "" if refusal is None else refusal.rule
    return wire_learning.RuleCase(code=case.action, refused=refused, said=words.action(case.action), told=told)


def suggestions(game: Game, items: Mapping[str, int], language: str) -> list[wire_learning.Suggestion]:
    """Levels for what a guest has slipped on most often, each level once."""
    mastered = {level.id for level in course_of(game).levels if level.stars(items.get(f"level {level.id}", 99)) == 3}
    slips = progress.rules_of(items, progress.SLIP)
    found: dict[str, wire_learning.Suggestion] = {}
    for rule, times in sorted(slips.items(), key=lambda each: (-each[1], each[0])):
        level, info = level_for(game, rule, mastered), rule_info(game, language, rule)
        if level is not None and info is not None and level.id not in found:
            found[level.id] = wire_learning.Suggestion(
                level=level.id, title=level.title[language], par=level.par, rule=info, times=times
            )
    return list(found.values())[:MOST_SUGGESTED]


def met_rules(game: Game, items: Mapping[str, int]) -> Sequence[str]:
    """The rules a guest has met: those that the coach told, and those of the levels and puzzles that were solved."""
    told = set(progress.rules_of(items, progress.MET))
    solved = {rule for level in course_of(game).levels if f"level {level.id}" in items for rule in level.rules}
    return sorted((told | solved) & set(game.rules.rules))


COACHING = (get_coach, post_coach, get_rule_now)
