"""Sentences for people: actions, events and questions of a match in a language. Never parsed, never stored.

A game's catalogue contains `verb-NAME`, `log-EVENT`, `ask-FRAME`, `option-ID` and `edition-ID`. The arguments of a
verb or event are its variables; a named value is put into words by the message `KIND-VALUE` where there is one (a full
stop in a value is a hyphen there). Next to a number, `KEY-one` and `KEY-many` say one and several of it: the messages
`KIND-one-VALUE` and `KIND-many-VALUE`, if they exist. An argument `seat` is a number that counts from 1, and `who` is
the same seat by name; `other` and `whom` work the same way. The words of a named value may contain the names of seats:
`p1`, `p2` and so on. An argument that says what a seat plays (`Seated`) is whoever plays it, by name. A place
(`Match.places`) is called what it is called on this board; what is not on the board is `KIND-else`.

What an answer brought about is told in one sentence: an event whose message begins with a name, such as `{ $who } moves
...`, is a clause about that name, and neighbouring clauses about the same one share it (`sentence_of`); of very many
there are several sentences.

If the catalogue has no such message, the notation of the rules is used instead, so there is always something to read.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby, pairwise, zip_longest
from typing import Any, Final, NamedTuple

from ludarium.kernel.catalogue import Catalogue, euphonic, say_shared
from ludarium.kernel.game import Match, Place
from ludarium.kernel.remarks import Card, Remark, Seat, Thing
from ludarium.kernel.verbs import FLAG, Arg, Kind, VerbTable
from ludarium.kernel.views import View

NAMED = {"seat": "who", "other": "whom"}
"""Arguments that are seats, and the variable with the name of such a seat."""
FORMS = ("one", "many")
"""The forms of a named value that is counted."""
WITH_NOTATION = "{name} ({notation})"
"""A place by name and as it is typed, for a terminal."""
BEGIN, END = "\x06", "\x07"
"""Around names while a sentence is taken apart."""
AT_A_GLANCE: Final = 4
"""So many things that one seat did are told in one sentence."""
SHORT: Final = 3
"""Things of so many words are counted up with a plus; longer ones are told one after the other."""
TURN = "turn"
"""The event with which a seat's turn begins, in every game that has turns."""


@dataclass(frozen=True)
class Clause:
    """An event as a part of a sentence: the name it begins with, if it does ("Ada", "Ada:"), and the rest."""

    about: str
    says: str


def sentence_of(clauses: Iterable[Clause], last: str, times: Callable[[int], str]) -> str:
    """Several clauses as one sentence, or as few as they need; `last` comes before the last clause about somebody, and
    `times` says how often something happened.

    >>> from functools import partial
    >>> says = partial(sentence_of, last=" and ", times="{} times".format)
    >>> moves = [Clause("Ada", "moves 2 boats"), Clause("Ada", "moves 1 raft")]
    >>> says([Clause("Ada", "plays Fog"), *moves, Clause("Ada", "lands")])
    'Ada plays Fog, moves 2 boats + 1 raft and lands.'
    >>> says([Clause("Ada", "draws Fog"), Clause("Ada", "draws Rain")])
    'Ada draws Fog and Rain.'
    >>> says([*moves[:1] * 3, Clause("", "The wind turns.")])
    'Ada moves 2 boats (3 times). The wind turns.'
    >>> says([Clause("Ada", f"gains {amount} food") for amount in (1, 2)])
    'Ada gains 1 + 2 food.'
    >>> says([Clause("Ada", f"advances the track to space {space}") for space in (1, 2, 3)])
    'Ada advances the track to space 1, 2 and 3.'
    >>> says([Clause("Ada", f"advances {track} to space 1") for track in ("society", "culture")])
    'Ada advances society to space 1 and culture to space 1.'
    >>> says([Clause("Ada", "gains glory 2"), Clause("Ada", "gains 5 influence")])
    'Ada gains glory 2 and 5 influence.'
    >>> says([Clause("Ada", f"{verb} 1") for verb in ("pays", "scores", "gains", "loses", "draws", "keeps")])
    'Ada pays 1, scores 1 and gains 1. Ada loses 1, draws 1 and keeps 1.'
    >>> says([Clause("", "A shipyard is gone")] * 2)
    'A shipyard is gone. A shipyard is gone.'
    >>> says([Clause("", "Turn order: 1 Ada."), Clause("", "Turn order: 2 Ben.")])
    'Turn order: 1 Ada, 2 Ben.'
    """
    sentences: list[str] = []
    for about, group in groupby(clauses, key=lambda clause: clause.about):
        said = [clause.says for clause in group]
        if about:
            verbs = [_repeated(list(alike), last, times) for _, alike in groupby(said, key=_verb)]
            said = [f"{about} {', '.join(some[:-1])}{last if some[1:] else ''}{some[-1]}" for some in _shares(verbs)]
        else:
            said = [_listed(list(alike)) for _, alike in groupby(said, key=_head)]
        sentences += said
    return " ".join(says if says.endswith((".", "!", "?")) else f"{says}." for says in sentences)


def _shares(verbs: list[str]) -> list[list[str]]:
    """What somebody did, in as few sentences as can be read at a glance, each as long as the others."""
    sentences = -(-len(verbs) // AT_A_GLANCE)
    ends = [len(verbs) * number // sentences for number in range(sentences + 1)]
    return [verbs[begin:end] for begin, end in pairwise(ends)]


def _head(says: str) -> str:
    return says.partition(": ")[0]


def _listed(said: list[str]) -> str:
    """Sentences that begin alike up to a colon as one; the same sentence again is said again."""
    if len(said) == 1:
        return said[0].removesuffix(".")
    rests = [says.partition(": ")[2].removesuffix(".") for says in said]
    if all(rests):
        return f"{_head(said[0])}: {', '.join(rests)}."
    return ". ".join(each.removesuffix(".") for each in said)


def _verb(says: str) -> str:
    return says.split(" ", 1)[0]


def _repeated(said: list[str], last: str, times: Callable[[int], str]) -> str:
    """The same verb several times: what is equal is counted, what differs in a number or in more shares the rest."""
    if len(said) == 1:
        return said[0]
    counts = [(says, len(list(alike))) for says, alike in groupby(said)]
    runs: list[list[str]] = []
    for says in (says if count == 1 else f"{says} ({times(count)})" for says, count in counts):
        if runs and _differ_at([*runs[-1], says]):
            runs[-1].append(says)
        else:
            runs.append([says])
    each = [_as_one(run, last) for run in runs]
    rests = [says.partition(" ")[2] or says for says in each[1:]]
    if not rests:
        return each[0]
    whole = not any(part[-1:].isdigit() for part in [each[0], *rests[:-1]])  # "glory 2 + 5 influence" would be a sum
    if whole and all(rest[:1].isdigit() and len(rest.split()) <= SHORT for rest in rests):
        return " + ".join([each[0], *rests])
    return f"{', '.join([each[0], *rests[:-1]])}{last}{rests[-1]}"


def _as_one(run: list[str], last: str) -> str:
    """Clauses that differ in one number as one. A number right after the verb is an amount, any other tells which.

    >>> _as_one(["gains 1 food", "gains 2 food"], " and ")
    'gains 1 + 2 food'
    >>> _as_one(["moves to space 1", "moves to space 2"], " and ")
    'moves to space 1 and 2'
    """
    at, words = _differ_at(run), run[0].split(" ")
    if at:
        *first, end = [says.split(" ")[at] for says in run]
        words[at] = " + ".join([*first, end]) if at == 1 else f"{', '.join(first)}{last}{end}"
    return " ".join(words)


def _differ_at(run: list[str]) -> int:
    """Which word the clauses differ in, if it is one and a number each time; otherwise 0, which is the verb.

    >>> _differ_at(["advances society to space 1", "advances society to space 2"])
    4
    >>> _differ_at(["gains 1 food", "gains 1 energy"])
    0
    """
    columns = list(zip_longest(*(says.split(" ") for says in run), fillvalue=""))
    differ = [at for at, column in enumerate(columns) if len(set(column)) > 1]
    return differ[0] if len(differ) == 1 and all(word.isdigit() for word in columns[differ[0]]) else 0


def plain(text: str) -> str:
    """A text as it is compared: small letters without accents, single spaces, no punctuation around words.

    >>> plain("  L'Arca,  perché? ")
    "l'arca perche"
    """
    bare = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
    return " ".join(word for word in (word.strip(".,;:!?\"'’()") for word in bare.casefold().split()) if word)


class Named(NamedTuple):
    """Something that has a name: its kind and notation, as in actions, and what it is called."""

    kind: str
    notation: str
    name: str

    @property
    def key(self) -> str:
        return f"{self.kind}-{self.notation}"

    @property
    def plain(self) -> str:
        return plain(self.name)


class Wording:
    """One match in one language, with the names of the seats where they have any, and of the places of a board.

    `place` is how a place reads in a sentence: its `name`, and where wanted its `notation` and `number`.
    """

    def __init__(
        self, match: Match[Any], language: str, names: Sequence[str] = (), board: str = "", place: str = "{name}"
    ) -> None:
        self.match = match
        self.catalogue = match.game.catalogue
        self.language = language
        self.names = tuple(names) or tuple(self.seat(seat) for seat in range(match.seats))
        self.seats = {f"p{seat + 1}": name for seat, name in enumerate(self.names)}
        self._given = bool(names)
        self.players: dict[int, str] = {}
        """Who is meant by a seat's part, such as its faction; without an entry the part itself is named."""
        self.whose = self.names
        """How remarks call the seats: by name or, if they have none, by what they play."""
        self._place = place
        self.board = board
        self.places = match.places(board)
        self._retold = dict(match.retells)
        self._begins = frozenset((TURN, *match.milestones))
        self._things: tuple[Named, ...] = ()
        self._cards: dict[str, str] | None = None

    def seat(self, seat: int) -> str:
        """A seat nobody has given a name: `screen-seat` of the catalogue, or its number."""
        if "screen-seat" in self.catalogue.messages(self.language):
            return self.catalogue.say(self.language, "screen-seat", seat=seat + 1)
        return self.say("cli-seat", seat=seat + 1)

    def look(self, view: View) -> None:
        """Use the names of the board that a view shows from now on."""
        if self.match.parts and not self._given:
            kind, plays = self.match.part_kind(), view["zones"][self.match.parts]
            self.whose = tuple(
                self.value(kind, part) if part >= 0 else name for part, name in zip(plays, self.names, strict=True)
            )
        board = self.match.board_name(view)
        if board != self.board:
            self.board, self.places, self._things = board, self.match.places(board), ()

    def say(self, id: str, **values: Any) -> str:
        """A sentence shared by all games."""
        return say_shared(self.language, id, **values)

    def game_says(self, id: str, **values: Any) -> str:
        """A sentence of this game."""
        return self.catalogue.say(self.language, id, **values)

    def name(self, id: str, plain: str) -> str:
        """A message of the game, or the plain name."""
        return self.catalogue.name(self.language, id, plain)

    def value(self, kind: Kind, value: int, form: str = "") -> str:
        """A named value in words, or its id where neither the pack nor the catalogue has a word for it."""
        notation = kind.text(value)
        place = self.places.get(f"{kind.name}-{notation}")
        if place is not None:
            return self._place.format(name=self.place(place), notation=notation, number=place.number)
        known, word = self.catalogue.messages(self.language), notation.replace(".", "-")
        forms = [f"{kind.name}-{form}-{word}"] if form else []
        for id in (*forms, f"{kind.name}-{word}", f"{kind.name}-else"):
            if id in self.match.pack.names or id in known:
                return self._named(id)
        return notation

    def place(self, place: Place) -> str:
        """What a place of the board is called."""
        return self._named(place.name, of=self._named(place.of, plain=place.of), number=place.number)

    def _named(self, id: str, plain: str = "", **values: Any) -> str:
        """A name of the pack or, where it has none, of the catalogue; else the plain text."""
        if id in self.match.pack.names:
            return self.match.pack.names[id].in_language(self.language)
        if id in self.catalogue.messages(self.language):
            return self.catalogue.say(self.language, id, **self.seats, **values)
        return plain

    def _sentence(self, prefix: str, table: VerbTable, code: int, around: tuple[str, str] = ("", "")) -> str:
        """The message of an action or event; with something `around` the names in it, if that is wanted."""
        verb = table.verb(code)
        id = f"{prefix}-{verb.name}"
        values: dict[str, Any] = {}
        needs = self.catalogue.needs(self.language, id)
        begin, end = around
        for arg, value in zip(verb.args, table.values(code), strict=True):
            player = self.players.get(value) if arg.zone else None
            if not arg.kind.named:
                values[arg.key] = value
            elif arg.key in needs:
                values[arg.key] = f"{begin}{player or self.value(arg.kind, value)}{end}"
            for form in FORMS if arg.kind.named else ():
                if f"{arg.key}-{form}" in needs:
                    values[f"{arg.key}-{form}"] = self.value(arg.kind, value, form)
            if arg.key in NAMED:
                values[arg.key] = value + 1
                # A client may ask about a seat that this table does not have.
                name = self.names[value] if value < len(self.names) else self.seat(value)
                values[NAMED[arg.key]] = f"{begin}{name}{end}"
            elif arg.kind is FLAG:
                values[arg.key] = "yes" if value else "no"
        return self.catalogue.say(self.language, id, **values)

    def action(self, code: int) -> str:
        """What an answer does."""
        try:
            return self._sentence("verb", self.match.verbs, code)
        except KeyError:
            return self.match.verbs.format(code)

    def event(self, code: int) -> str:
        """What has happened."""
        try:
            return self._sentence("log", self.match.happenings, code)
        except KeyError:
            return self.match.happenings.format(code)

    def remark(self, remark: Remark) -> str:
        """What a game says about a position or an answer. A thing `card` also fills in `card-one` and `card-many`."""
        values: dict[str, Any] = {}
        for key, value in remark.values.items():
            if isinstance(value, Thing):
                values[key] = self.value(value.kind, value.value)
                values.update({f"{key}-{form}": self.value(value.kind, value.value, form) for form in FORMS})
            elif isinstance(value, Remark):
                values[key] = self.remark(value)
            elif isinstance(value, Card):
                values[key] = self.cards()[value.text]
            else:
                values[key] = self.whose[value.seat] if isinstance(value, Seat) else value
        return self.game_says(remark.message, **values)

    def begins(self, code: int) -> bool:
        """Whether an event begins something, such as a round or a turn: it is a heading and in no sentence."""
        return self.match.happenings.verb(code).name in self._begins

    def clause(self, code: int) -> Clause:
        """What has happened, as a part of a sentence."""
        try:
            marked = self._sentence("log", self.match.happenings, code, (BEGIN, END))
        except KeyError:
            return Clause("", self.match.happenings.format(code))
        name, ended, rest = marked.removeprefix(BEGIN).partition(END)
        plain = str.maketrans("", "", BEGIN + END)
        if not marked.startswith(BEGIN) or not ended or not rest.startswith((" ", ": ")):
            return Clause("", marked.translate(plain))
        colon, _, says = rest.translate(plain).partition(" ")
        return Clause(f"{name}{colon}", says.removesuffix("."))

    def telling(self, codes: Iterable[int]) -> list[int]:
        """Events without headings, and without what the one before or after them says too (`Match.retells`)."""
        events = list(codes)
        return [
            code
            for at, code in enumerate(events)
            if not self.begins(code) and not (self._retold and self._is_retold(events, at))
        ]

    def _is_retold(self, events: list[int], at: int) -> bool:
        beside = (*events[max(0, at - 1) : at], *events[at + 1 : at + 2])
        return any(self._retells(other, events[at]) for other in beside)

    def _retells(self, code: int, other: int) -> bool:
        """Whether an event says another one too: of such a kind, and of the same amount."""
        table = self.match.happenings
        one, two = table.verb(code), table.verb(other)
        if two.name not in self._retold.get(one.name, ()):
            return False
        values = {
            arg.key: value for arg, value in zip(one.args, table.values(code), strict=True) if arg.key not in NAMED
        }
        return all(
            values.get(arg.key, value) == value for arg, value in zip(two.args, table.values(other), strict=True)
        )

    def told(self, codes: Iterable[int]) -> str:
        """What an answer brought about, in one sentence."""
        clauses = [self.clause(code) for code in self.telling(codes)]
        return euphonic(self.language, sentence_of(clauses, self.say("told-and"), self.times))

    def times(self, count: int) -> str:
        """How often something happened."""
        return self.say("told-times", count=count)

    def called(self, seat: int) -> str:
        return self.names[seat]

    def place_called(self, key: str) -> str:
        """The name of a place such as `region-r3`; what is not on the board has its notation."""
        place = self.places.get(key)
        return key.partition("-")[2] if place is None else self.place(place)

    def things(self) -> Sequence[Named]:
        """Everything with a name that actions and events can be about."""
        if not self._things:
            split = [(*key.partition("-")[::2], place) for key, place in self.places.items()]
            places = [Named(kind, notation, self.place(place)) for kind, notation, place in split]
            tables = (self.match.verbs, self.match.happenings)
            args = [arg for table in tables for verb in table.verbs for arg in verb.args if arg.kind.named]
            kinds = {arg.kind.name: arg.kind for arg in args if arg.key not in NAMED}
            for kind in [kinds[name] for name in kinds if name not in {place.kind for place in places}]:
                for value, id in enumerate(kind.names):
                    with suppress(KeyError):  # it is named after a seat that this table does not have
                        places.append(Named(kind.name, id, self.value(kind, value)))
            self._things = tuple(places)
        return self._things

    def cards(self) -> dict[str, str]:
        """What the cards of this match say, by message id."""
        if self._cards is None:
            _, content = self.match.game.content(self.match.request.folder, self.match.edition.id)
            self._cards = self.match.game.card_texts(content, self.language)
        return self._cards

    def question(self, frame: str) -> str:
        """What the rules want to know when this frame is on top."""
        return self.name(f"ask-{frame}", frame)

    def zone(self, name: str) -> str:
        return self.name(f"zone-{name}", name.replace("_", " "))

    def rule(self, id: str) -> str:
        """The title of a rule."""
        rule = self.match.game.rules.rules.get(id)
        return id if rule is None else rule.title(self.language)

    def table(self) -> str:
        """Game, edition, seats and the options that are not at their default."""
        match = self.match
        parts = [match.game.title, self.name(f"edition-{match.edition.id}", match.edition.title)]
        parts.append(self.say("cli-seats", seats=match.seats))
        for option in match.game.options:
            if match.options[option.id] != option.default:
                parts.append(f"{self.name(f'option-{option.id}', option.id)}: {match.options[option.id]}")
        return " · ".join(parts)


def expected_messages(match: Match[Any]) -> dict[str, frozenset[str]]:
    """Every message a match may need, with the variables it is given."""
    expected = {
        f"{prefix}-{verb.name}": frozenset(name for arg in verb.args for name in _variables(arg))
        for prefix, table in (("verb", match.verbs), ("log", match.happenings))
        for verb in table.verbs
    }
    game = match.game
    plain = [f"ask-{frame.__name__}" for frame in match.frames]
    plain += [f"option-{option.id}" for option in game.options]
    plain += [f"edition-{edition.id}" for edition in game.editions]
    return expected | dict.fromkeys(plain, frozenset[str]())


def _variables(arg: Arg) -> list[str]:
    forms = [f"{arg.key}-{form}" for form in FORMS] if arg.kind.named else []
    return [arg.key, NAMED.get(arg.key, arg.key), *forms]


def wording_gaps(match: Match[Any], words: Catalogue) -> list[str]:
    """What the catalogue lacks for a match: messages without text, variables nobody fills in, languages that differ."""
    found = words.gaps()
    for id, given in expected_messages(match).items():
        if id not in words.messages("en"):
            found.append(f"en lacks {id}")
        elif more := words.needs("en", id) - given:
            found.append(f"{id} uses {', '.join(sorted(more))}, which nobody fills in")
    return found
