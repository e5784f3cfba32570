"""Which rules apply to a seat just now, where they do, and which level teaches a rule.

What happens to a seat and what it may answer say which rules it meets. Events and verbs name one rule each; a game's
`coach.toml` has the others that somebody can do something about, those that matter most first. The first of a row
leads: it is told as soon as that comes up.

    [offered]                       a verb that the seat may answer with
    sail = "REG-SAI-03 REG-SAI-05"
    "sail ride" = "REG-SAI-07"      only with these words in it, as records write it
    [heard]                         an event about the seat, or about nobody
    "round round=4" = "REG-END-01"
    [others]                        an event about another seat
    ahead = "REG-SAI-08"

A level is tagged with the rules it teaches, and the blocks of the rulebook say which rules belong together.

A case is an answer to the present question that a rule allows or refuses. What it brings about is known only where the
seat could also give the answer and take it back.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from ludarium.kernel.asks import Ask
from ludarium.kernel.book import book_of
from ludarium.kernel.content import convert, parse_toml
from ludarium.kernel.engine import answer, ask_of
from ludarium.kernel.game import Game, Match, Refusal
from ludarium.kernel.levels import Level, course_of
from ludarium.kernel.play import is_barrier, noted
from ludarium.kernel.seats import hears
from ludarium.kernel.state import State
from ludarium.kernel.verbs import VerbTable
from ludarium.kernel.wording import TURN

TIPS = "coach.toml"

EXACTLY, BLOCK, CHAPTER, FOREIGN = 0, 1, 2, 3
"""How near a level or another rule is to a rule: it is the same, of the same block of the book, of the same chapter."""

AT_ONCE = 3
"""So many rules are told at one question: one, and the others to those who ask for more."""
CASES = 3
"""So many cases of a rule are shown."""
TRIED = 60
"""So many answers on offer are looked at for cases, and so many values of an argument."""
BASES = 3
"""So many answers of a verb are varied."""


def about(match: Match[Any], s: State, seat: int, event: int) -> bool | None:
    """Whether an event is about a seat; None for one that is about nobody, such as a new round."""
    table = match.happenings
    found: bool | None = None
    for arg, value in zip(table.verb(event).args, table.values(event), strict=True):
        if arg.zone or arg.key == "seat":
            own = getattr(s, arg.zone)[seat] == value if arg.zone else value == seat
            found = bool(found) or own
    return found


class Rows(NamedTuple):
    """One part of `coach.toml`: by verb or event, the words that must be in it, and the rules that apply then."""

    by_name: Mapping[str, Sequence[tuple[frozenset[str], Sequence[str]]]]

    def of(self, table: VerbTable, codes: Iterable[int], leading: bool = False) -> list[str]:
        """The rules of the rows that fit one of these answers or events, or the leading one of each row."""
        found: list[str] = []
        plain: set[str] = set()
        for code in codes:
            name = table.verb(code).name
            rows = self.by_name.get(name, ())
            if name in plain or not rows:
                continue
            if not any(words for words, _ in rows):
                plain.add(name)
            said = set(table.format(code).split())
            for words, rules in rows:
                if words <= said:
                    found.extend(rules[:1] if leading else rules)
        return found

    def names(self, name: str) -> bool:
        """Whether there is a row for all answers or events of this name."""
        return any(not words for words, _ in self.by_name.get(name, ()))


class Tips(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`coach.toml` as it is written."""

    offered: dict[str, str] = {}
    heard: dict[str, str] = {}
    others: dict[str, str] = {}


@cache
def tips_of(game: Game) -> Tips:
    path = game.folder / TIPS
    if not path.is_file():
        return Tips()
    text, data = parse_toml(path)
    return convert(path.name, text, data, Tips)


@cache
def _rows(game: Game, part: str) -> Rows:
    found: dict[str, list[tuple[frozenset[str], Sequence[str]]]] = defaultdict(list)
    for key, rules in getattr(tips_of(game), part).items():
        name, *words = key.split()
        found[name].append((frozenset(words), rules.split()))
    return Rows(found)


def applying(
    match: Match[Any], s: State, seat: int, events: Iterable[int], actions: Sequence[int], leading: bool = False
) -> list[str]:
    """The rules that apply to a seat: by events it has heard of since its last choice, and by the answers it may give.

    What happened to the seat comes first, then what it may do, then what happens to everybody, then to others. That a
    turn begins needs no explanation. Only the `leading` ones of each answer and event say what it is.
    """
    named: dict[bool | None, list[int]] = {True: [], False: [], None: []}
    for event in events:
        if match.happenings.verb(event).name != TURN:
            named[about(match, s, seat, event)].append(event)
    heard, game = match.happenings, match.game
    rules = [
        *_named(heard, named[True], _rows(game, "heard"), leading),
        *_named(match.verbs, actions, _rows(game, "offered"), leading),
        *_named(heard, named[None], _rows(game, "heard"), leading),
        *_rows(game, "others").of(heard, named[False], leading),
    ]
    return list(dict.fromkeys(rules))


def _named(table: VerbTable, codes: Sequence[int], rows: Rows, leading: bool) -> list[str]:
    """The rules that answers or events name themselves, then those of the rows that fit them. The first of a row leads,
    where there is one."""
    verbs = dict.fromkeys(table.verb(code) for code in codes)
    own = [verb.rule for verb in verbs if verb.rule and not (leading and rows.names(verb.name))]
    return [*own, *rows.of(table, codes, leading)]


def due(
    match: Match[Any],
    s: State,
    seat: int,
    events: Sequence[int],
    actions: Sequence[int],
    met: Container[str],
    lately: bool,
    calm: bool = False,
) -> list[str]:
    """The rules to tell now, of those that apply and were never met: first what a new kind of answer or event is.

    What else there is to know about it comes one by one, later: where a rule was told `lately`, since anybody else has
    answered, the coach is silent about that. In a guided game, which has much of its own to say, it is `calm`: then a
    new kind waits, too.
    """
    new = [rule for rule in applying(match, s, seat, events, actions) if rule not in met]
    leading = set(applying(match, s, seat, events, actions, leading=True)) if new else set()
    if lately and (calm or leading.isdisjoint(new)):
        return []
    return sorted(new, key=lambda rule: rule not in leading)[:AT_ONCE]


class Case(NamedTuple):
    """An answer that a rule allows or refuses, and how near the rule it shows is to the one that was asked about."""

    far: int
    action: int
    refusal: Refusal | None
    events: tuple[int, ...] = ()
    """What a legal answer brings about, as far as the seat can know."""


def cases(match: Match[Any], s: State, seat: int, rule: str) -> list[Case]:
    """Where a rule matters to a seat that is asked: a few answers that are refused and allowed, in turn."""
    ask = ask_of(s, seat)
    if ask is None:
        return []
    found = {True: _allowed(match, s, seat, ask, rule), False: _refused(match, s, seat, ask, rule)}
    nearest = min((case.far for those in found.values() for case in those), default=EXACTLY)
    allowed, refused = ([case for case in found[each] if case.far == nearest] for each in (True, False))
    in_turn = [case for at in range(CASES) for case in (*refused[at : at + 1], *allowed[at : at + 1])]
    return in_turn[:CASES]


def _allowed(match: Match[Any], s: State, seat: int, ask: Ask, rule: str) -> list[Case]:
    found: list[Case] = []
    for action in _spread(ask.actions, TRIED):
        verb = match.verbs.verb(action)
        heard: list[int] = []
        if not ask.sealed:
            after = s.clone()
            after.events = []
            answer(after, action)
            if not is_barrier(match, s, after):
                heard = [each.event for each in noted(after.events, 1) if hears(each.audience, seat)]
        named = [verb.rule, *(match.happenings.verb(event).rule for event in heard)]
        far = min((_between(match.game, rule, each) for each in named), default=FOREIGN)
        if far == EXACTLY or (far < FOREIGN and verb.args):
            found.append(Case(far, action, None, tuple(heard)))
    return _differing(match, sorted(found, key=lambda case: case[:2]))


def _refused(match: Match[Any], s: State, seat: int, ask: Ask, rule: str) -> list[Case]:
    """Those that say most come first. Of a verb that is not on offer most refusals only say that it is not its turn."""
    offered = {match.verbs.verb(action).name for action in ask.actions}
    found: list[tuple[int, Case]] = []
    for action in _beside(match.verbs, ask.actions, rule):
        refusal = match.why_not(s, seat, action)
        if refusal is None or refusal.lack is None:
            continue
        far = _between(match.game, rule, refusal.rule)
        telling = far == EXACTLY and len(refusal.lack.values) > 1
        if telling or (far < FOREIGN and match.verbs.verb(action).name in offered):
            found.append((-len(refusal.lack.values), Case(far, action, refusal)))
    return _differing(
        match, [case for _, case in sorted(found, key=lambda each: (each[1].far, each[0], each[1].action))]
    )


def _between(game: Game, rule: str, other: str) -> int:
    """How near two rules are to each other."""
    if rule == other:
        return EXACTLY
    if other in _blocks(game).get(rule, ()):
        return BLOCK
    return CHAPTER if other and rule.rpartition("-")[0] == other.rpartition("-")[0] else FOREIGN


def _beside(verbs: VerbTable, actions: Sequence[int], rule: str) -> Iterator[int]:
    """Answers that differ from those on offer in one argument, and those of verbs of the same chapter."""
    chapter = rule.rpartition("-")[0]
    bases: dict[str, list[list[int]]] = defaultdict(list)
    for action in _spread(actions, TRIED):
        bases[verbs.verb(action).name].append(verbs.values(action))
    for verb in verbs.verbs:
        if not verb.args and verb.rule.startswith(chapter):
            yield verbs.pack(verb.name)
        given = bases[verb.name] or ([[0] * len(verb.args)] if verb.rule.startswith(chapter) else [])
        for values in _spread(given, BASES):
            for at, arg in enumerate(verb.args):
                for value in range(min(arg.kind.most, TRIED) + 1):
                    yield verbs.pack(verb.name, [*values[:at], value, *values[at + 1 :]])


def _differing(match: Match[Any], found: Iterable[Case]) -> list[Case]:
    """The first of those that are about the same things."""
    once: dict[tuple[Any, ...], Case] = {}
    for case in found:
        verb, values = match.verbs.verb(case.action), match.verbs.values(case.action)
        named = [value for arg, value in zip(verb.args, values, strict=True) if arg.kind.named]
        once.setdefault((verb.name, *named), case)
    return list(once.values())


def _spread(these: Sequence[Any], most: int) -> Sequence[Any]:
    return these[:: -(-len(these) // most)] if len(these) > most else these


@cache
def _blocks(game: Game) -> Mapping[str, frozenset[str]]:
    """By rule the rules of its block of the book."""
    blocks = [block.ids for chapter in book_of(game).chapters.values() for block in chapter.block]
    return {id: frozenset(block) for block in blocks for id in block}


def nearness(game: Game, level: Level, rule: str) -> int | None:
    """How near a level is to a rule; None where it has nothing to do with it."""
    if rule in level.rules:
        return EXACTLY
    if _blocks(game).get(rule, frozenset()) & set(level.rules):
        return BLOCK
    chapter = rule.rpartition("-")[0]
    return CHAPTER if any(each.rpartition("-")[0] == chapter for each in level.rules) else None


def level_for(game: Game, rule: str, mastered: Container[str] = ()) -> Level | None:
    """The level that teaches a rule, or what is next to it; one that is not mastered yet before one that is."""
    near = [
        (far, level.id in mastered, number, level)
        for number, level in enumerate(course_of(game).levels)
        if (far := nearness(game, level, rule)) is not None
    ]
    return min(near)[-1] if near else None
