"""What each viewer is shown of a game. Every byte about a position that leaves the server is made here.

The law: re-dealing everything hidden from a viewer changes none of it. Only once a game is over or was ended
early (`open`), are hidden answers and the seed shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from functools import cached_property
from typing import Any

from ludarium.kernel.engine import Rng, ask_of
from ludarium.kernel.game import Match
from ludarium.kernel.lessons import PREFIX, Coach, Lesson
from ludarium.kernel.play import Play
from ludarium.kernel.record import record_of, write
from ludarium.kernel.seats import CHANCE, SPECTATOR, hears
from ludarium.kernel.speech import Speech
from ludarium.kernel.state import State
from ludarium.kernel.views import View
from ludarium.table import wire, wire_hints
from ludarium.table.conceding import Verdict
from ludarium.table.former import change_sentence, finished_sentence
from ludarium.table.ledger import ANSWER, BY_ITSELF, Ledger, Moment
from ludarium.table.store import PLAYING, START, Fact, TableRow
from ludarium.table.upgrade import is_present, scores_of, written
from ludarium.table.wording import TableWording, Voice, rule_info, wording_of

LAST_MOMENTS = 60
"""How many moments come with a full state; earlier ones are asked for."""
MOST_MOMENTS = 500
"""How many come at once, however long somebody has been away."""
REDEALT = 16
"""So many re-dealt positions are looked at to find out whether others can tell that an answer is forced."""
AT_ONCE = 20
"""So many moments are put into words before others have their turn: a new sentence takes up to a millisecond."""


class Scene:
    """One position for all who look at it: what they see alike is made once.

    That is what a spectator sees, who knows the least: sharing it can show nobody a secret. A scene must be looked at
    before the next answer changes the state; views that were made stay as they are.
    """

    def __init__(self, match: Match[Any], state: State) -> None:
        self.match = match
        self.state = state
        self.open = match.view(state, SPECTATOR)
        self.board = match.board_name(self.open)

    @cached_property
    def open_facts(self) -> dict[str, Any]:
        return dict(self.match.facts(self.open))

    def _facts(self, view: View) -> dict[str, Any]:
        alike = self.match.facts_alike or view is self.open
        return self.open_facts if alike else dict(self.match.facts(view))

    def view(self, viewer: int, words: TableWording, *, undo: bool = False, forced: wire.Forced = "") -> wire.View:
        """The position as one viewer may know it."""
        match = self.match
        view = self.open if viewer == SPECTATOR else match.view(self.state, viewer, self.open)
        return wire.View(
            viewer=viewer,
            zones=view["zones"],
            sealed=view["sealed"],
            asked=view["asked"],
            legal=view["legal"],
            question=words.question(view["stack"]),
            background=words.background(match.background(view)) if view["legal"] else None,
            undo=undo,
            forced=forced,
            board=self.board,
            facts=self._facts(view),
            short=[words.short(short) for short in match.shortages(view)] if view["legal"] else [],
            unused=words.unused(match.unused(view)) if view["legal"] else None,
        )


class Showing:
    """One game for all its viewers."""

    def __init__(
        self,
        ledger: Ledger,
        *,
        open: bool = False,
        table: TableRow | None = None,
        lesson: Lesson | None = None,
        names: Callable[[], Sequence[str]] = tuple,
        verdict: Callable[[], Verdict] = Verdict,
    ) -> None:
        self.ledger = ledger
        self.names = names
        self.verdict = verdict
        self.match = ledger.match
        self.coach = None if lesson is None else Coach(lesson)
        self.table = table
        self.open = open or ledger.play.over
        done = table is not None and table.status != PLAYING
        present = table is None or is_present(table, ledger.match, ledger.play.start)
        others = not present or ledger.beyond is not None
        self.former = table if done and others else None
        """The row of a finished game of former rules, which is shown as it was."""
        self._fairness: wire.Fairness | None = None
        self._scene: tuple[int, Scene] | None = None
        self._words: dict[tuple[str, bool], tuple[Any, TableWording]] = {}
        self._forced: tuple[int, int, wire.Forced] = (-1, 0, "")
        self._recaps: tuple[int, list[int]] = (-1, [])

    def words(self, language: str, *, named: bool = True) -> TableWording:
        """The words of this table; without names, with marks in their place."""
        state, board, names = self.ledger.play.state, self.scene().board, tuple(self.names() if named else ())
        spoken = board, names, self.match.parts and tuple(getattr(state, self.match.parts))
        known = self._words.get((language, named))
        if known is None or known[0] != spoken:
            words = wording_of(self.match, language, board)
            known = spoken, (words.called(names) if named else words.unnamed()).playing(state)
            self._words[language, named] = known
        return known[1]

    def scene(self) -> Scene:
        """The present position, which all viewers share."""
        seq, state = self.ledger.seq, self.ledger.play.state
        if self._scene is None or self._scene[0] != seq or self._scene[1].state is not state:
            self._scene = seq, Scene(self.match, state)
        return self._scene[1]

    # Moments

    def moment(self, moment: Moment, viewer: int, words: TableWording) -> wire.MomentInfo:
        fact = moment.fact
        known = moment.action >= 0 and (self.open or fact.seat == viewer or hears(moment.audience, viewer))
        action = self.match.verbs.format(moment.action) if known else None
        sentence = words.action(moment.action) if known else None
        if moment.change is not None:
            sentence = change_sentence(moment.change, fact.at, viewer, words, open=self.open)
        elif self.ledger.beyond is not None and fact.kind == ANSWER and moment.action < 0 and not moment.undone:
            action = fact.text  # a finished game, and the current rules have no words for this
        told, pins = self.told_of(moment, viewer, words)
        return wire.MomentInfo(
            seq=fact.seq,
            kind=fact.kind,  # type: ignore[arg-type]
            seat=fact.seat,
            action=action,
            sentence=sentence,
            told=told,
            pins=pins,
            events=[words.event(event.event) for event in moment.events if hears(event.audience, viewer)],
            undone=moment.undone,
            undoes=list(moment.undoes),
            at=fact.at,
            by_itself=fact.seat == viewer and (fact.ticket or "").startswith(BY_ITSELF),
        )

    def told_of(self, moment: Moment, viewer: int, words: TableWording) -> tuple[str, list[wire.Pin]]:
        """What an answer and the chance behind it brought about. Chance speaks for itself only before any answer."""
        fact, moments = moment.fact, self.ledger.moments
        if moment.action < 0 or (fact.seat == CHANCE and self._behind(fact.seq)):
            return "", []
        heard = [event.event for event in moment.events if hears(event.audience, viewer)]
        for later in moments[fact.seq :]:
            if later.fact.seat != CHANCE or fact.seat == CHANCE:
                break
            heard += [event.event for event in later.events if hears(event.audience, viewer)]
        known = self.open or fact.seat == viewer or hears(moment.audience, viewer)
        return words.told(heard) if heard or known else (words.chosen(fact.seat), [])

    def _behind(self, seq: int) -> bool:
        """Whether a number of chance follows an answer of a seat, with nothing but chance between them."""
        for earlier in reversed(self.ledger.moments[: seq - 1]):
            if earlier.fact.kind != ANSWER:
                return False
            if earlier.fact.seat != CHANCE:
                return True
        return False

    def told(self, moments: Sequence[Moment], viewer: int, language: str) -> list[wire.MomentInfo]:
        words = self.words(language)
        return [self.moment(moment, viewer, words) for moment in moments]

    async def tell(self, moments: Sequence[Moment], viewer: int, language: str) -> list[wire.MomentInfo]:
        """The same, a few at a time; whatever is done at the table meanwhile, they are told as they are now."""
        showing, found = copy(self), list[wire.MomentInfo]()
        for first in range(0, len(moments), AT_ONCE):
            found += showing.told(moments[first : first + AT_ONCE], viewer, language)
            await asyncio.sleep(0)
        return found

    def moments(self, after: int, viewer: int, language: str) -> list[wire.MomentInfo]:
        return self.told(self.ledger.moments[max(after, 0) :], viewer, language)

    def since(self, viewer: int) -> int:
        """The number after which the viewer's recap begins: what the others did last is news to them from there on.

        That is the end of the viewer's own last turn, or as many moments ago as are sent at once. Nothing is news if
        nobody else has answered yet, or to a spectator.
        """
        if viewer < 0:
            return self.ledger.seq
        if self._recaps[0] != self.ledger.seq:
            self._recaps = self.ledger.seq, self.ledger.recaps(MOST_MOMENTS)
        return self._recaps[1][viewer]

    def notice(self, viewer: int, language: str) -> wire.Notice | None:
        """What became of the game when the rules last changed."""
        words = self.words(language)
        if self.former is not None:
            return wire.Notice(seq=0, sentence=finished_sentence(self.former, self.ledger, words))
        for moment in reversed(self.ledger.moments):
            if moment.change is not None:
                seq, at = moment.fact.seq, moment.fact.at
                sentence = change_sentence(moment.change, at, viewer, words, open=self.open)
                return wire.Notice(seq=seq, sentence=sentence)
        return None

    # Positions

    def view(self, viewer: int, language: str, words: TableWording | None = None) -> wire.View:
        undo = not self.open and viewer >= 0 and self.ledger.steps_back(viewer) > 0
        return self.scene().view(viewer, words or self.words(language), undo=undo, forced=self.forced(viewer))

    def forced(self, seat: int) -> wire.Forced:
        """Whether a seat has only one answer, and whether everybody can tell."""
        ask = None if self.open or seat < 0 else self.ledger.play.ask_of(seat)
        if ask is None or len(ask.actions) > 1:
            return ""
        if self._forced[:2] != (self.ledger.seq, seat):
            hidden = not is_plainly_forced(self.match, self.ledger.play.state, seat, self.ledger.seq)
            self._forced = self.ledger.seq, seat, "hidden" if hidden else "open"
        return self._forced[2]

    def result(self) -> wire.Result | None:
        if not self.open:
            return None
        play = self.ledger.play
        result = result_of(self.match, play.state, self.verdict(), play.dealer.seed)
        if self.former is None:
            return result
        winners = [int(seat) for seat in self.former.winners.split()] or result.winners
        scores = scores_of(self.former.ending) or ([] if self.ledger.beyond is not None else result.scores)
        return wire.Result(scores=scores, winners=winners, conceded=result.conceded, seed=result.seed)

    def update(self, after: int, viewer: int, language: str) -> wire.Update:
        return wire.Update(
            after=after,
            seq=self.ledger.seq,
            answers=len(self.ledger.line),
            moments=self.moments(after, viewer, language),
            since=self.since(viewer),
            view=self.view(viewer, language),
            result=self.result(),
            lesson=self.coaching(viewer, language),
        )

    def coaching(self, viewer: int, language: str) -> wire.Coaching | None:
        """What the coach says to the learner, and to nobody else: it knows what the learner knows."""
        coach = self.coach
        if coach is None or viewer != coach.lesson.learner:
            return None
        coach.follow(self.ledger.play.answers)
        now, game, done = coach.advice(), self.match.game, coach.done or self.open
        known = game.catalogue.messages(language)

        def say(part: str) -> str:
            id = f"{PREFIX}-{part}"
            return game.catalogue.say(language, id) if id in known else ""

        step, phase = now.step, "done" if done else now.phase
        texts = {part: "" if step is None else say(f"{step.id}-{part}") for part in ("task", "why", "worth", "later")}
        if phase in ("free", "done"):
            texts["task"] = say(phase)
        return wire.Coaching(
            phase=phase,
            number=now.number,
            steps=len(coach.lesson.steps),
            goal=say("goal"),
            points=say("points"),
            comment=" ".join(say(id) for id in now.comments),
            rule=None if step is None or not step.rule else rule_info(game, language, step.rule),
            shows=now.shows,
            accepts=list(now.accepts),
            shown=None if done else coach.shown(),
            learned=[say(f"learned-{number}") for number in range(1, coach.lesson.learned + 1)] if done else [],
            scores=list(now.scores),
            **texts,
        )

    def choices(self, seat: int, language: str) -> wire.Choices:
        ask = None if self.open else self.ledger.play.ask_of(seat)
        words = self.words(language)
        offered = [] if ask is None else [words.choice(action) for action in ask.actions]
        return wire.Choices(seat=seat, seq=self.ledger.seq, choices=offered)

    # Refusals

    def find(self, seat: int, action: str | int) -> int:
        """The code an action means; text may be the beginning of exactly one legal answer."""
        if isinstance(action, int):
            self.match.verbs.format(action)
            return action
        return self.ledger.play.find(seat, action)

    def why(self, id: str, seat: int, action: str | int, language: str) -> wire.Why:
        """What forbids an action, in the rules' own words."""
        words = self.words(language)
        code = self.find(seat, action)
        refusal = self.match.why_not(self.ledger.play.state, seat, code)
        if refusal is None:
            return wire.Why(id=id, allowed=True, reason="", sentence="", pins=[], rule=None)
        said = words.refusal(refusal, code)
        return wire.Why(
            id=id,
            allowed=False,
            reason=refusal.reason,
            sentence=said.sentence,
            pins=said.pins,
            rule=rule_info(self.match.game, language, refusal.rule),
        )

    def speak(self, id: str, viewer: int, line: str, language: str) -> wire.Replied:
        """What a typed line means, and what there is to say to it; nothing is done yet."""
        words = self.words(language)

        def lines(after: int) -> list[str]:
            moments = [moment for moment in self.ledger.moments[after:] if not moment.undone]
            return [told for told, _ in (self.told_of(moment, viewer, words) for moment in moments) if told]

        latest = max(0, self.ledger.seq - LAST_MOMENTS)
        since = self.since(viewer) if viewer >= 0 else latest
        seat = SPECTATOR if self.open else viewer
        speech = Speech(Voice(words), self.ledger.play, seat, lambda: lines(since), lambda: lines(latest))
        said = speech.hear(line)
        return wire.Replied(
            id=id,
            seq=self.ledger.seq,
            lines=list(said.lines),
            action=None if said.action < 0 else said.action,
            undo=said.undo,
            wrong=said.wrong,
        )

    def preview(self, seat: int, action: int, language: str) -> wire_hints.Preview:
        """What an answer would lead to, as far as the seat could find out by giving it and taking it back."""
        play, words = self.ledger.play, self.words(language)
        refusal = self.match.why_not(play.state, seat, action)
        if refusal is not None:
            raise self.match.illegal(play.state, seat, action, refusal)
        seen = play.preview(seat, action)
        known = self.match.view(play.state, seat)
        sentences, outlook = self.match.forecast(known, action, language)
        heard = [] if seen is None else [each.event for each in seen[1] if hears(each.audience, seat)]
        told, pins = words.told(heard)
        return wire_hints.Preview(
            seq=self.ledger.seq,
            sentence=words.action(action),
            told=wire.Said(sentence=told, pins=pins) if told else None,
            view=None if seen is None else Scene(self.match, seen[0]).view(seat, words),
            forecast=sentences,
            outlook=outlook,
            consequences=[words.remark(remark) for remark in self.match.consequences(known, action)],
        )

    # Records

    def record(self, viewer: int, players: Sequence[str], copied: int = 0) -> str:
        """The record so far: masked for the viewer, whole once everything is open.

        It is whole, too, for whoever tries out a stored start: what they could undo and see again is no secret.
        """
        play = self.ledger.play
        verdict = self.verdict()
        if self.former is not None:
            facts = [moment.fact for moment in self.ledger.moments]
            return written(
                self.former,
                facts,
                players,
                lambda fact: True,
                name=self.match.pack.name,
                open=True,
                conceded=verdict.conceded,
            )
        tries = play.start is not None and viewer in play.start.hands
        record = record_of(
            play,
            None if self.open or tries else viewer,
            list(players),
            copied,
            verdict.conceded,
            decided=verdict.decided,
        )
        if self.open and "Seed" not in record.headers:
            items = list(record.headers.items())
            at = 1 + [name for name, _ in items].index("Commitment")
            record.headers = dict([*items[:at], ("Seed", play.dealer.seed), *items[at:]])
        return write(record)

    def record_before(self, seq: int, viewer: int, players: Sequence[str]) -> str | None:
        """The record of the game as it was before the change of rules with this number; None where there was none.

        We no longer know who may see an answer that was undone: only its own seat, until the game is over.
        """
        moments = self.ledger.moments
        change = moments[seq - 1].change if 0 < seq <= len(moments) else None
        if change is None or self.table is None:
            return None
        held = replace(
            self.table,
            rules=change.rules,
            content=change.content,
            seed=change.seed,
            copied=change.copied,
            origin=f"{START}{change.start}" if change.start else self.table.origin,
            status=PLAYING,
            ending="",
        )

        def shown(fact: Fact) -> bool:
            moment = moments[fact.seq - 1]
            stands = moment.action >= 0 and not moment.undone
            return self.open or fact.seat == viewer or (stands and hears(moment.audience, viewer))

        facts = [moment.fact for moment in moments[: seq - 1]]
        return written(held, facts, players, shown, name=self.match.pack.name, open=self.open)

    def fairness(self, copied: int) -> wire.Fairness:
        """Whether every chance answer of this game comes from the seed it was committed to."""
        if self._fairness is None or self._fairness.seed is None:
            self._fairness = self._weigh(copied)
        return self._fairness

    def _weigh(self, copied: int) -> wire.Fairness:
        play = self.ledger.play
        count = sum(answer.seat == CHANCE for answer in play.answers[copied:])
        verified: bool | None = None
        sentence = "The seed is revealed when the game is over."
        if self.open:
            wrong, count = checked_chance(self.match, play, copied)
            verified = wrong is None
            sentence = f"Every chance answer follows from the seed ({count})." if wrong is None else wrong
            if self.former is not None and (wrong is not None or self.ledger.beyond is not None):
                verified = None
                sentence = f"Played under other rules (version {self.former.rules}), this game can be checked in part: "
                sentence += f"{count} chance answers follow from the seed."
            elif any(moment.change is not None for moment in self.ledger.moments):
                sentence += f" The first {copied} answers were taken over or given before the rules changed."
        return wire.Fairness(
            commitment=self.ledger.commitment,
            seed=play.dealer.seed if self.open else None,
            verified=verified,
            sentence=sentence,
            answers=len(play.answers),
            chances=count,
        )


def result_of(match: Match[Any], state: State, verdict: Verdict, seed: str) -> wire.Result:
    return wire.Result(
        scores=match.scores(state),
        winners=verdict.winners(match, state),
        conceded=list(verdict.conceded),
        seed=seed,
    )


def is_plainly_forced(match: Match[Any], state: State, seat: int, stream: int) -> bool:
    """Whether a seat has only one answer whatever is hidden from a spectator, who knows the least."""
    rng = Rng(stream)
    for _ in range(REDEALT):
        ask = ask_of(match.determinise(state, SPECTATOR, rng), seat)
        if ask is None or len(ask.actions) > 1:
            return False
    return True


def checked_chance(match: Match[Any], play: Play, copied: int) -> tuple[str | None, int]:
    """What is wrong with a game's chance answers, apart from those it took over, or None; and how many are right."""
    again = Play(match, play.dealer.seed, draw=False, start=play.start)
    right = 0
    for number, given in enumerate(play.answers, 1):
        if given.seat == CHANCE and number > copied:
            ask = again.ask_of(CHANCE)
            if ask is None or again.dealer.answer(ask, again.chances) != given.action:
                return f"Answer {number} was not drawn from the seed: {match.verbs.format(given.action)!r}.", right
            right += 1
        again.recall(given.seat, given.action)
    return None, right
