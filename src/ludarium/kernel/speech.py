"""What people can type at a table, and what the table says to it: one grammar for the terminal and the page.

A line is the number of an answer, its notation, its first words or those of its sentence; or one of the commands
`why`, `look at`, `what changed`, `choices`, `log`, `undo` and `help`, in the reader's language or in English. Nothing
is done here: a `Reply` says what was meant. It comes from what the seat may know: its view, its log, its answers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ludarium.kernel.catalogue import say_shared
from ludarium.kernel.errors import NotationError
from ludarium.kernel.game import Match, Names
from ludarium.kernel.play import Play
from ludarium.kernel.remarks import Remark
from ludarium.kernel.seats import hears
from ludarium.kernel.views import View
from ludarium.kernel.wording import Named, plain

COMMANDS = ("why", "look", "news", "choices", "log", "undo", "help")
"""What can be asked besides answering: `typed-ID` of the shared catalogue has the words, the first one for the help."""
NUMERAL = re.compile(r"[0-9]{1,6}\Z")
LONGEST = 200
"""Characters of a line that are read."""
MOST_LINES = 40
"""Lines of a reply."""
MOST_NAMED = 12
"""Names listed where several things are meant."""


@dataclass(frozen=True)
class Choice:
    """A legal answer as it is offered: its number, its canonical text, and the sentence that is shown."""

    number: int
    action: int
    verb: str
    text: str
    label: str


@dataclass(frozen=True)
class Reply:
    """What was meant by a line, and what there is to say: an answer to give, an undo, or only words."""

    lines: tuple[str, ...] = ()
    action: int = -1
    undo: bool = False
    choices: tuple[Choice, ...] = ()
    """The answers that the line may mean, where it means several."""
    wrong: bool = False
    """The line was not understood, or its answer is not allowed."""


class Voice(Names, Protocol):
    """A match in words: `Wording`, or the table server's with the names of people."""

    match: Match[Any]

    def action(self, code: int) -> str: ...
    def remark(self, remark: Remark) -> str: ...
    def told(self, codes: Iterable[int]) -> str: ...
    def question(self, frame: str) -> str: ...
    def say(self, id: str, **values: Any) -> str: ...
    def things(self) -> Sequence[Named]: ...
    def cards(self) -> dict[str, str]: ...


def readable(text: str) -> str:
    """Typed text as it can be shown: without the characters that would move the cursor."""
    return "".join(char if char.isprintable() else "�" for char in text)


def offered(words: Voice, actions: Sequence[int]) -> list[Choice]:
    verbs = words.match.verbs
    return [
        Choice(number, action, verbs.verb(action).name, verbs.format(action), words.action(action))
        for number, action in enumerate(actions, 1)
    ]


def meant(match: Match[Any], text: str, choices: Sequence[Choice]) -> list[Choice]:
    """The answers a text can mean: one by number or by its notation in any order; else all whose notation or sentence
    begins with it, or whose sentence begins with its first word and has the others."""
    if NUMERAL.match(text):
        return [choice for choice in choices if choice.number == int(text)]
    try:
        action = match.verbs.parse(text)
    except NotationError:
        action = -1
    exact = [choice for choice in choices if choice.action == action]
    if exact:
        return exact
    begun = [choice for choice in choices if choice.text.startswith(f"{text} ")]
    wanted = plain(text)
    if begun or not wanted:
        return begun
    first, *rest = wanted.split()
    said = [(choice, plain(choice.label)) for choice in choices]
    equal = [choice for choice, label in said if label == wanted]
    if equal:
        return equal
    return [choice for choice, label in said if label.split()[:1] == [first] and {*rest} <= {*label.split()}]


class Speech:
    """One seat's words with the table, at one position. A spectator may ask but has no answers."""

    def __init__(
        self,
        words: Voice,
        play: Play,
        viewer: int,
        news: Callable[[], Sequence[str]],
        log: Callable[[], Sequence[str]],
    ) -> None:
        self.words = words
        self.match = play.match
        self.play = play
        self.viewer = viewer
        self.told = {"news": news, "log": log}
        ask = play.ask_of(viewer) if viewer >= 0 else None
        self.actions = [] if ask is None else ask.actions

    def hear(self, line: str) -> Reply:
        """What a line means. Bad lines are answered, never refused with an error."""
        text = " ".join(line[:LONGEST].split())
        command, rest = self._command(text)
        if command == "why":
            return self._why(rest)
        if command == "look":
            return self._look(rest)
        if command in self.told:
            lines = self.told[command]()[-MOST_LINES:]
            return Reply(tuple(lines) or (self.words.say(f"typed-no-{command}"),))
        if command == "choices":
            return self._choices(rest)
        if command == "undo":
            return self._undo()
        if command == "help":
            return self._help()
        return self._answer(text.lower())

    def _command(self, text: str) -> tuple[str, str]:
        """The command that a line begins with, and the rest of the line; "" for an answer."""
        words = plain(text).split()
        for command in COMMANDS:
            for phrase in self._phrases(command):
                said = phrase.split()
                if words[: len(said)] == said and (command in ("why", "look", "choices") or len(words) == len(said)):
                    return command, " ".join(text.split()[len(said) :])
        return "", text

    def _phrases(self, command: str) -> list[str]:
        """The words for a command, the longest first, so that "look at" is not read as "look" and a name."""
        texts = (self.words.say(f"typed-{command}"), say_shared("en", f"typed-{command}"))
        return sorted({plain(phrase) for text in texts for phrase in text.split("|")}, key=len, reverse=True)

    # Answers

    def choices(self) -> list[Choice]:
        return offered(self.words, self.actions)

    def _answer(self, text: str) -> Reply:
        choices = self.choices()
        found = self._meant(text, choices)
        if len(found) == 1:
            return Reply((found[0].label,), action=found[0].action)
        if found:
            return Reply(self._listed(found), choices=tuple(found))
        return self._refused(text)

    def _meant(self, text: str, choices: Sequence[Choice]) -> list[Choice]:
        """The answers a text can mean as it is typed, or else with names put into notation. A number is one only if it
        was typed as one: "¹" and "1!" are not."""
        found = meant(self.match, text, choices)
        spelt = "" if found else self._spelt(text)
        return found if found or NUMERAL.match(spelt) else meant(self.match, spelt, choices)

    def _choices(self, text: str) -> Reply:
        """The answers by number, or those a text may mean."""
        if not self.actions:
            return Reply((self._whose_turn(),))
        choices = self.choices()
        found = (meant(self.match, text.lower(), choices) if text else []) or choices
        return Reply(self._listed(found), choices=tuple(found))

    def _listed(self, found: Sequence[Choice]) -> tuple[str, ...]:
        lines = [f"{choice.number}: {choice.label}" for choice in found[:MOST_LINES]]
        if len(found) > MOST_LINES:
            lines.append(self.words.say("typed-more", count=len(found) - MOST_LINES))
        return tuple(lines)

    def _refused(self, text: str) -> Reply:
        """Why a text is not a legal answer: not an action, or one that a rule forbids."""
        try:
            action = self.match.verbs.parse(self._spelt(text))
        except NotationError:
            shown = readable(text)
            if not self.actions:
                return Reply((self.words.say("typed-unknown", text=shown), self._whose_turn()), wrong=True)
            return Reply((self.words.say("cli-play-unknown", text=shown, count=len(self.actions)),), wrong=True)
        refusal = self.match.why_not(self.play.state, self.viewer, action)
        assert refusal is not None, "a legal answer is always offered"
        sentence = self.words.say(refusal.reason, action=self.words.action(action))
        if refusal.lack is not None:
            sentence = self.words.remark(refusal.lack)
        rule = self._rule(refusal.rule)
        return Reply((f"{sentence} {rule}" if rule else sentence,), wrong=True)

    def _spelt(self, text: str) -> str:
        """A line with names of things as notation: "move ash walk" as "move r3"."""
        spelt = f" {plain(text)} "
        for thing in sorted(self.words.things(), key=lambda thing: -len(thing.plain)):
            spelt = spelt.replace(f" {thing.plain} ", f" {thing.notation} ")
        return spelt.strip()

    def _undo(self) -> Reply:
        if self.viewer < 0 or not self.play.can_undo(self.viewer):
            return Reply((self.words.say("cli-play-no-undo"),), wrong=True)
        return Reply((self.words.say("typed-undone"),), undo=True)

    # Questions

    def _why(self, text: str) -> Reply:
        """What is asked and by which rules; or what forbids an action, or would come of it."""
        if not text:
            return Reply((self._question(), *self._background(), *self._rules()))
        if self.viewer < 0:
            return Reply((self._whose_turn(),))
        wanted = text.lower()
        choices = self.choices()
        found = self._meant(wanted, choices)
        if not found:
            return self._refused(wanted)
        if len(found) > 1:
            return Reply(self._listed(found), choices=tuple(found))
        return Reply(tuple(self._allowed(found[0])))

    def _allowed(self, choice: Choice) -> list[str]:
        """That an answer is allowed, the rule of its verb, and what would come of it."""
        seen = self.play.preview(self.viewer, choice.action)
        view = self._view()
        forecast, _ = self.match.forecast(view, choice.action, self.words.language)
        remarks = [self.words.remark(remark) for remark in self.match.consequences(view, choice.action)]
        lines = [self.words.say("typed-allowed", action=choice.label), *forecast, *remarks]
        if seen is not None:
            lines.append(self.words.told([event.event for event in seen[1] if hears(event.audience, self.viewer)]))
        lines.append(self._rule(self.match.verbs.verb(choice.action).rule))
        return [line for line in lines if line]

    def _question(self) -> str:
        if not self.actions:
            return self._whose_turn()
        return self.words.question(type(self.play.state.stack[-1]).__name__)

    def _background(self) -> list[str]:
        """What led to the question, where the game can tell."""
        remark = self.match.background(self._view()) if self.actions else None
        return [] if remark is None else [self.words.remark(remark)]

    def _whose_turn(self) -> str:
        names = [self.words.called(ask.seat) for ask in self.play.asks if ask.seat >= 0]
        if not names:
            return self.words.say("cli-play-over")
        return self.words.say("typed-turn", names=", ".join(names))

    def _rules(self) -> list[str]:
        """The rule of the question, and those of the verbs that can be answered with."""
        asking = [frame.rule for frame in self.play.state.stack[-1:]]
        rules = [*asking, *(self.match.verbs.verb(action).rule for action in self.actions)]
        return [said for said in map(self._rule, dict.fromkeys(rules)) if said]

    def _rule(self, id: str) -> str:
        rule = self.match.game.rules.rules.get(id)
        if rule is None:
            return ""
        language = self.words.language
        return f"{id}: {rule.title(language)}. {rule.says(language)}"

    def _view(self) -> View:
        return self.match.view(self.play.state, self.viewer)

    # Looking

    def _look(self, text: str) -> Reply:
        """The table in a few sentences, or one thing on it."""
        if not text:
            return Reply((self._question(), *self._seats()))
        found = self._found(plain(text))
        if len(found) == 1:
            return Reply(tuple(self._about(found[0])[:MOST_LINES]))
        if found:
            names = ", ".join(thing.name for thing in found[:MOST_NAMED])
            return Reply((self.words.say("typed-several", text=readable(text), names=names),))
        return Reply((self.words.say("typed-nothing", text=readable(text)),), wrong=True)

    def _found(self, wanted: str) -> list[Named]:
        """The thing of this name or notation; else those whose names begin with it; else those that have its words."""
        seats = [Named("seat", str(seat), self.words.called(seat)) for seat in range(self.match.seats)]
        things = [*seats, *self.words.things()]
        exact = [thing for thing in things if wanted in (thing.plain, thing.notation)]
        if exact:
            return exact[:1]
        begun = [thing for thing in things if thing.plain.startswith(wanted)]
        found = begun or [thing for thing in things if {*wanted.split()} <= {*thing.plain.split()}]
        return list({thing.plain: thing for thing in reversed(found)}.values())[::-1]

    def _about(self, thing: Named) -> list[str]:
        """What the game says of a thing, what a card does, and the answers that name it."""
        said = self.match.about(self._view(), thing.key, self.words) or [thing.name]
        if thing.kind == "seat":
            return said if len(said) > 1 else [*said, self._points(int(thing.notation))]
        alike = {each.key for each in self.words.things() if each.plain == thing.plain}
        naming = [choice for choice in self.choices() if self._names(choice.action, alike)]
        return [*said, *self._texts(thing.key), *self._listed(naming)]

    def _names(self, action: int, keys: set[str]) -> bool:
        """Whether an action is about one of these things."""
        values = zip(self.match.verbs.verb(action).args, self.match.verbs.values(action), strict=True)
        return any(f"{arg.kind.name}-{arg.kind.text(value)}" in keys for arg, value in values)

    def _texts(self, key: str) -> list[str]:
        """What a card says: the texts with its id, numbered ones, and the one for this edition."""
        suffix = re.compile(rf"{re.escape(key)}(-([0-9]+|immediate|action-[0-9]+|{self.match.edition.id}))?\Z")
        return [text for id, text in self.words.cards().items() if suffix.match(id) and text]

    def _seats(self) -> Iterable[str]:
        view = self._view()
        for seat in range(self.match.seats):
            said = self.match.about(view, f"seat-{seat}", self.words)
            yield ". ".join(said) if said else f"{self.words.called(seat)}: {self._points(seat)}"

    def _points(self, seat: int) -> str:
        """Current points; they are counted from what the viewer may know."""
        return self.words.say("cli-play-points", points=self.match.scores(self.match.open(self._view()))[seat])

    def _help(self) -> Reply:
        lines = [self.words.say("typed-help-number")]
        for command in COMMANDS:
            first = self.words.say(f"typed-{command}").split("|")[0]
            lines.append(f"{first}: {self.words.say(f'typed-help-{command}')}")
        return Reply(tuple(lines))
