"""The kernel's wording for many people at once: sentences remembered, with the names of a table, as wire values."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import replace as replaced
from functools import lru_cache
from itertools import zip_longest
from typing import Any

from msgspec.structs import replace

from ludarium.kernel.catalogue import euphonic, shared_catalogue
from ludarium.kernel.content import Pack
from ludarium.kernel.examples import examples_of
from ludarium.kernel.game import Game, Match, Refusal
from ludarium.kernel.remarks import Remark, Short, Unused
from ludarium.kernel.state import State
from ludarium.kernel.verbs import FLAG, VerbTable
from ludarium.kernel.views import Stack
from ludarium.kernel.wording import Clause, Named, Wording, sentence_of
from ludarium.table import wire, wire_hints, wire_tables

REMEMBERED = 20_000
"""Sentences kept for one match and language."""
TOLD_REMEMBERED = 2_000
"""The same for what whole answers brought about, which may take up a page; it is the same at every table whose game has
come the same way, as at the beginning."""
MARK = "\x02"
"""Sentences are kept for all tables; in place of a seat's name they contain this character and the seat's number, and
in place of what a seat plays, such as a faction, a p before its number."""
MARKED = re.compile(f"{MARK}(p?)([0-9])")
"""Every mark is replaced once, so a name that contains a mark is not expanded again."""
PLACE = "\x03{number}\x04{name}\x05"
"""A place in a sentence that is kept."""
PLACED = re.compile("\x03([0-9]+)\x04([^\x05]*)\x05")
LONGEST_NAME = 40
"""Names of a record that are longer are shown with three dots."""


def source_text(game: Game, pack: Pack, language: str) -> tuple[str, str]:
    """The Fluent sources of a game with the names of a pack, and of what all games share, for a client that puts things
    into words itself."""
    names = {**game.content()[0].names, **pack.names}
    return game.catalogue.source(language, names), shared_catalogue().source(language, {})


def rule_info(game: Game, language: str, id: str) -> wire.RuleInfo | None:
    rule = game.rules.rules.get(id)
    if rule is None:
        return None
    return wire.RuleInfo(
        id=rule.id,
        chapter=game.rules.chapters[rule.chapter].in_language(language),
        title=rule.title(language),
        says=rule.says(language),
        language=rule.spoken(language),
        source=rule.source,
        status=rule.status,
        editions="" if rule.editions is None else rule.editions.in_language(language),
        because="" if rule.because is None else rule.because.in_language(language),
        implemented=rule.implemented,
        tried=id in examples_of(game),
    )


def arguments(table: VerbTable, code: int) -> dict[str, Any]:
    """The arguments of an action or event: names as text, flags as true or false, the rest as numbers."""
    verb = table.verb(code)
    return {
        arg.key: arg.kind.names[value] if arg.kind.named else bool(value) if arg.kind is FLAG else value
        for arg, value in zip(verb.args, table.values(code), strict=True)
    }


def table_info(table: VerbTable) -> wire_tables.VerbTableInfo:
    verbs = [
        wire_tables.VerbInfo(
            name=verb.name,
            args=[
                wire_tables.ArgInfo(
                    key=arg.key,
                    kind=arg.kind.name,
                    names=arg.kind.names if arg.kind.named else None,
                    most=arg.kind.most,
                    flag=arg.kind is FLAG,
                    bits=arg.kind.bits,
                    zone=arg.zone,
                )
                for arg in verb.args
            ],
            rule=verb.rule,
        )
        for verb in table.verbs
    ]
    return wire_tables.VerbTableInfo(width=table.width, verbs=verbs)


def shown(name: str) -> str:
    """A name that is safe in sentences; names in a record can be anything."""
    kept = "".join(sign if sign.isprintable() else " " for sign in name[: LONGEST_NAME + 1]).strip()
    return kept if len(kept) <= LONGEST_NAME else f"{kept[: LONGEST_NAME - 1]}…"


def filled_in(sentence: str, names: Sequence[str]) -> str:
    """A sentence with the people's names in place of the marks."""
    return MARKED.sub(lambda found: names[int(found[2])], sentence) if MARK in sentence else sentence


class TableWording:
    """The wording of one match in one language on one board, for one table with its names."""

    def __init__(self, match: Match[Any], language: str, board: str = "") -> None:
        self.match = match
        self.language = language
        self.wording = Wording(match, language, [f"{MARK}{seat}" for seat in range(match.seats)], board, PLACE)
        self.names = [self.wording.seat(seat) for seat in range(match.seats)]
        kind = match.part_kind() if match.parts else None
        self.parts = [] if kind is None else [self.wording.value(kind, part) for part in range(len(kind.names))]
        """What seats can play, such as factions, each by the name of whoever plays it, if that is known."""
        self.people: frozenset[str] = frozenset()
        """Parts that are called by a name, as marks before a colon, which a name does not need."""
        self.wording.players = {part: f"{MARK}p{part}" for part in range(len(self.parts))}
        self._actions: dict[int, str] = {}
        self._events: dict[int, wire.EventInfo] = {}
        self._clauses: dict[int, Clause] = {}
        self._told: dict[tuple[tuple[int, ...], frozenset[str]], str] = {}
        self._remarks: dict[Any, str] = {}
        self._shorts: dict[Short, wire.ShortInfo] = {}
        self._questions: dict[str, str] = {}
        self._and = self.say("told-and")

    def called(self, names: Sequence[str]) -> TableWording:
        """The same words with the people's names; a seat without one keeps its number."""
        named = copy(self)
        named.names = [shown(given) or plain for given, plain in zip_longest(names, self.names, fillvalue="")]
        return named

    def unnamed(self) -> TableWording:
        """The same words with marks where people's names belong, which `filled_in` replaces."""
        marked = copy(self)
        marked.names = [f"{MARK}{seat}" for seat in range(self.match.seats)]
        return marked

    def playing(self, state: State) -> TableWording:
        """The same words, in which a seat is called one thing throughout: by its name or, if it has none, by what it
        plays in this position."""
        if not self.match.parts:
            return self
        named = copy(self)
        named.names, named.parts, people = list(self.names), list(self.parts), list[str]()
        for seat, part in enumerate(getattr(state, self.match.parts)):
            if part >= 0 and self.names[seat] == self.wording.seat(seat):
                named.names[seat] = self.parts[part]
            elif part >= 0:
                named.parts[part] = self.names[seat]
                people.append(f"{MARK}p{part}:")
        named.people = frozenset(people)
        return named

    def _named(self, sentence: str) -> str:
        if MARK not in sentence:
            return sentence
        return MARKED.sub(lambda found: (self.parts if found[1] else self.names)[int(found[2])], sentence)

    def _placed(self, sentence: str) -> tuple[str, list[wire.Pin]]:
        """A sentence with the people's names, and where it names places; the page counts UTF-16 units."""
        if PLACE[0] not in sentence:
            return euphonic(self.language, self._named(sentence)), []
        text, *rest = PLACED.split(sentence)
        said, pins = euphonic(self.language, self._named(text)), list[wire.Pin]()
        for number, name, after in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
            word = self._named(name)
            said = euphonic(self.language, f"{said}{word[:1]}")[: -1 if word else None]
            pins.append(wire.Pin(at=_units(said), length=_units(word), place=int(number)))
            said += word + euphonic(self.language, self._named(after))
        return said, pins

    def action(self, code: int) -> str:
        found = self._actions.get(code)
        if found is None:
            found = self.wording.action(code)
            if len(self._actions) > REMEMBERED:
                self._actions.clear()
            self._actions[code] = found
        return self._placed(found)[0]

    def acted(self, code: int) -> tuple[str, list[wire.Pin]]:
        """What an answer does, and the places in it."""
        self.action(code)
        return self._placed(self._actions[code])

    def event(self, code: int) -> wire.EventInfo:
        found = self._events.get(code)
        if found is None:
            table, sentence = self.match.happenings, self.wording.event(code)
            name, begins = table.verb(code).name, self.wording.begins(code)
            found = wire.EventInfo(name=name, args=arguments(table, code), sentence=sentence, pins=[], begins=begins)
            if MARK not in sentence:
                found.sentence, found.pins = self._placed(sentence)
            if len(self._events) > REMEMBERED:
                self._events.clear()
            self._events[code] = found
        if MARK not in found.sentence:
            return found
        sentence, pins = self._placed(found.sentence)
        return replace(found, sentence=sentence, pins=pins)

    def told(self, codes: Iterable[int]) -> tuple[str, list[wire.Pin]]:
        """What an answer brought about, in one sentence, and the places in it."""
        key = tuple(codes), self.people
        found = self._told.get(key)
        if found is None:
            if len(self._told) > TOLD_REMEMBERED:
                self._told.clear()
            found = self._told[key] = self._tell(key[0])
        return self._placed(found)

    def _tell(self, codes: Sequence[int]) -> str:
        if len(self._clauses) > REMEMBERED:
            self._clauses.clear()
        told = self.wording.telling(codes)
        for code in told:
            if code not in self._clauses:
                self._clauses[code] = self.wording.clause(code)
        clauses = [self._clauses[code] for code in told]
        named = [
            replaced(clause, about=clause.about.removesuffix(":")) if clause.about in self.people else clause
            for clause in clauses
        ]
        return sentence_of(named, self._and, self.wording.times)

    def remark(self, remark: Remark) -> wire.Said:
        """What a game says about a position or an answer."""
        sentence, pins = self._placed(self._remark(remark))
        return wire.Said(sentence=sentence, pins=pins)

    def _remark(self, remark: Remark) -> str:
        key = _key(remark)
        found = self._remarks.get(key)
        if found is None:
            if len(self._remarks) > REMEMBERED:
                self._remarks.clear()
            found = self._remarks[key] = self.wording.remark(remark)
        return found

    def refusal(self, refusal: Refusal, code: int) -> wire.Said:
        """What is missing here and now where the game can tell, else that the action is not possible."""
        if refusal.lack is not None:
            return self.remark(refusal.lack)
        return wire.Said(sentence=self.say(refusal.reason, action=self.action(code)), pins=[])

    def short(self, short: Short) -> wire.ShortInfo:
        found = self._shorts.get(short)
        if found is None:
            if len(self._shorts) > REMEMBERED:
                self._shorts.clear()
            kind, value, what, missing = short
            label = self._remark(Remark(f"short-{what}", {"n": missing}))
            found = wire.ShortInfo(kind=kind, value=value, what=what, missing=missing, label=label)
            self._shorts[short] = found
        return found

    def background(self, remark: Remark | None) -> wire.Said | None:
        return None if remark is None else self.remark(remark)

    def unused(self, unused: Unused | None) -> wire.UnusedInfo | None:
        if unused is None:
            return None
        return wire.UnusedInfo(ends=unused.ends, left=[self.remark(remark) for remark in unused.left])

    def chosen(self, seat: int) -> str:
        """What is told of an answer that nobody else may know yet."""
        return self.say("told-chosen", who=self.names[seat])

    def question(self, stack: Stack) -> str:
        frame = stack[-1][0] if stack else ""
        if frame not in self._questions:
            self._questions[frame] = self.wording.question(frame) if frame else ""
        return self._questions[frame]

    def choice(self, code: int) -> wire.Choice:
        verbs = self.match.verbs
        return wire.Choice(
            code=code,
            text=verbs.format(code),
            verb=verbs.verb(code).name,
            args=arguments(verbs, code),
            sentence=self.action(code),
        )

    def step(self, code: int) -> wire_hints.HintStep:
        """An answer that a hint names."""
        return wire_hints.HintStep(choice=self.choice(code), pins=self.acted(code)[1])

    def reached(self, remarks: Iterable[Remark]) -> list[wire.Said]:
        """Remarks as whole sentences, each once."""
        found = {said.sentence: said for said in map(self.remark, remarks)}
        ends = (".", "!", "?")
        return [
            said if said.sentence.endswith(ends) else replace(said, sentence=f"{said.sentence}.")
            for said in found.values()
        ]

    def why(self, seat: int, reasons: Sequence[tuple[str, int, float]]) -> list[wire.Said]:
        """Reasons for an answer of a seat: what it brings, what it costs others, what it costs the seat."""
        said: dict[tuple[str, int], list[str]] = {}
        for part, of, gain in reasons:
            word = self.wording.name(f"worth-{part}", "")
            kind = "hint-takes" if of != seat else "hint-brings" if gain > 0 else "hint-costs"
            if word:
                said.setdefault((kind, of), []).append(word)
        sentences = [
            self.say(kind, parts=self._and.join(parts), **({"who": self.names[of]} if of != seat else {}))
            for (kind, of), parts in said.items()
        ]
        return [wire.Said(sentence=sentence, pins=[]) for sentence in sentences]

    def motive(self, seat: int, part: str, of: int) -> str:
        """Why another answer was better: what it brings the seat, or keeps from somebody else; "" without words."""
        if of == seat:
            return self.wording.name(f"motive-{part}", "")
        word = self.wording.name(f"worth-{part}", "")
        return word and self.say("hint-takes", parts=word, who=self.names[of])

    def say(self, id: str, **values: Any) -> str:
        """A sentence shared by all games."""
        return self.wording.say(id, **values)


class Voice:
    """The words of a table for `kernel.speech`: as people read them, with names and without marks."""

    def __init__(self, words: TableWording) -> None:
        self.words = words
        self.match = words.match
        self.language = words.language
        self.action = words.action
        self.say = words.say
        self.game_says = words.wording.game_says
        self.cards = words.wording.cards
        self.question = words.wording.question

    def called(self, seat: int) -> str:
        return self.words.names[seat]

    def place_called(self, key: str) -> str:
        return self.words._named(self.words.wording.place_called(key))

    def remark(self, remark: Remark) -> str:
        return self.words.remark(remark).sentence

    def told(self, codes: Iterable[int]) -> str:
        return self.words.told(list(codes))[0]

    def things(self) -> list[Named]:
        return [thing._replace(name=self.words._placed(thing.name)[0]) for thing in self.words.wording.things()]


def _key(remark: Remark) -> Any:
    """The same for remarks that say the same."""
    values = [_key(value) if isinstance(value, Remark) else value for value in remark.values.values()]
    return remark.message, *remark.values, *values


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


@lru_cache(maxsize=192)
def wording_of(match: Match[Any], language: str, board: str = "") -> TableWording:
    """The words of a match on a board, shared by all tables that play it."""
    return TableWording(match, language, board)
