"""The conformance kit: laws that every game must keep, checked by playing it.

    from ludarium.kernel.conformance import check_game
    report = check_game(GAME, games=100)

For every edition, seat count and set of options the kit plays random games to their end and checks on the way:

asks          legal answers are sorted, unique and never empty; asking twice changes nothing; weights are positive
save          dump and load give the same position, at every decision; derived zones are what `rebuild` makes
clone         copies are equal and stay as they were when the original moves on
notation      parse and format are inverse for every legal answer and every event
view          re-dealing everything hidden from the viewer changes neither the view nor the legal answers
              and refusals; a re-dealt game keeps the conservation laws and can be played to its end
mask          an answer hidden from a viewer leaves no trace in what they see
undo          taking back leads exactly to where it was, and never past chance, a reveal or another seat's answer
secrets       what anybody is shown by an answer that can be previewed or taken back follows from what they saw before;
              so does, for the seat that answers, whether it can be
laws          the game's conservation laws, at every decision
length        no game is longer than the game says, and none stops without an end
refusals      illegal actions are refused, and the rule cited exists
worths        the parts of each seat's estimate add up to it, and the catalogue has a word for each of them
record        writing, reading and replaying the record leads to the same position; the dice verify

A broken law raises BrokenLaw, whose message says how to reproduce it.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from ludarium.kernel.asks import Ask
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng, advance, ask_of, asks, playout, random_answer
from ludarium.kernel.errors import BrokenLaw, LudariumError
from ludarium.kernel.game import Game, Match
from ludarium.kernel.play import Happening, Play, give, is_barrier, noted
from ludarium.kernel.record import parse, record_of, replay, verify, write
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import CHANCE, SPECTATOR, hears
from ludarium.kernel.state import Together

CHECKS = (
    "asks", "save", "clone", "notation", "view", "mask", "undo", "secrets", "laws", "length", "refusals", "worths",
    "record",
)  # fmt: skip

NEARLY = 1e-6
"""Parts of an estimate are added up in another order."""
LOOKS = 2
"""How many answers per game that change a zone, emit a kind of event or lead to a frame are tried for secrets."""
MANY = 8
"""An option with more choices is not paired with others: their sets are spread over its choices."""


@dataclass
class Report:
    """What the kit tried: how often each check was made."""

    game: str
    games: int = 0
    decisions: int = 0
    tables: list[str] = field(default_factory=list)
    checks: Counter[str] = field(default_factory=Counter)


@cache
def option_sets(game: Game) -> list[dict[str, str]]:
    """Sets of options in which every pair of choices of two different options occurs (greedy covering array); of an
    option with many choices every choice does, with whatever the others are."""
    options = game.options
    few = [option for option in options if len(option.choices) <= MANY]
    missing: set[tuple[tuple[str, str], ...]] = {
        ((a.id, x), (b.id, y)) for i, a in enumerate(few) for b in few[i + 1 :] for x in a.choices for y in b.choices
    }
    missing |= {((option.id, x),) for option in options if option not in few for x in option.choices}
    sets = [{option.id: option.default for option in options}]
    if len(options) == 1:
        return [{options[0].id: choice} for choice in options[0].choices]
    while missing:
        missing -= {pair for pair in missing if all(sets[-1][key] == value for key, value in pair)}
        if not missing:
            break
        wanted = dict(min(missing))
        for option in options:
            if option.id not in wanted:
                wanted[option.id] = max(
                    option.choices,
                    key=lambda choice: sum(
                        all({**wanted, option.id: choice}.get(key) == value for key, value in pair) for pair in missing
                    ),
                )
        sets.append({option.id: wanted[option.id] for option in options})
    return sets


def tables(game: Game) -> Iterator[TableRequest]:
    """Every edition and seat count with every option set of the covering array."""
    for edition in game.editions:
        for seats in game.seats:
            for options in option_sets(game):
                yield TableRequest.of(game.id, edition.id, seats, options)


def check_game(
    game: Game,
    games: int = 1,
    seed: int = 0,
    only: Iterable[TableRequest] | None = None,
    progress: Callable[[Report], None] | None = None,
) -> Report:
    """Check a game: `games` random games at every table of `tables`, or at those in `only`."""
    report = Report(game.id)
    for request in tables(game) if only is None else only:
        match = game.resolve(request)
        report.tables.append(str(request))
        for number in range(games):
            _Trial(match, seed + number, report).run()
            report.games += 1
            if progress is not None:
                progress(report)
    return report


class _Trial:
    """One random game under all checks."""

    def __init__(self, match: Match[Any], seed: int, report: Report) -> None:
        self.match = match
        self.seed = seed
        self.report = report
        self.rng = Rng(seed)
        self.rules = match.game.rules.rules
        self.play = Play(match, seed_of(seed), draw=False)
        self.viewers = (*range(match.seats), SPECTATOR)
        self.hides = bool(match.sights.hidden) or any(issubclass(frame, Together) for frame in match.frames)
        self.looked: Counter[tuple[bool, str]] = Counter()
        self.earlier: list[tuple[Any, str]] = []
        self.barrier = (self.match.digest(self.play.state), 0)

    def run(self) -> None:
        try:
            while (ask := advance(self.play.state)) is not None:
                self.decision(ask)
                if len(self.play.answers) > self.match.longest:
                    self.broken("length", f"more than {self.match.longest} answers")
            self.ending()
        except BrokenLaw:
            raise
        except (LudariumError, AssertionError) as problem:
            self.broken("length", f"the game stopped with {type(problem).__name__}: {problem}")

    def broken(self, check: str, what: str) -> None:
        match = self.match
        chosen = " ".join(f"--option {key}={value}" for key, value in match.options.items())
        raise BrokenLaw(
            f"{match.game.id} breaks the law of {check!r}: {what}\n"
            f"  at {match.trace(self.play.state) or 'the end'} after {len(self.play.answers)} answers; "
            f"reproduce it with: ludarium check {match.game.id} --edition {match.edition.id} --seats {match.seats} "
            f"{chosen + ' ' if chosen else ''}--seed {self.seed}"
        )

    def made(self, check: str) -> None:
        self.report.checks[check] += 1

    def decision(self, ask: Ask) -> None:
        """All checks at one question, then one answer to it."""
        self.report.decisions += 1
        state = self.play.state
        digest = self.match.digest(state)
        self.check_ask(ask, digest)
        self.check_save(digest)
        self.check_notation(ask)
        self.check_laws(state)
        if ask.seat != CHANCE:
            self.check_refusals()
        if self.report.decisions % 3 == 0:
            self.check_view()
            self.check_worths()
        self.check_mask(ask)
        copy: Any = state.clone()
        self.earlier.append((copy, digest))
        if ask.seat == CHANCE:
            self.play.do_chance(self.play.dealer.answer(ask, self.play.chances))
        else:
            self.check_undo(self.some_seat(), copy, digest)
        self.check_copy(*self.earlier[self.rng.below(len(self.earlier))])

    def some_seat(self) -> Ask:
        """One of the open questions: simultaneous answers come in any order."""
        opened = asks(self.play.state)
        return opened[self.rng.below(len(opened))]

    def check_ask(self, ask: Ask, digest: str) -> None:
        self.made("asks")
        if not ask.actions:
            self.broken("asks", f"seat {ask.seat} is asked and has no legal answer")
        if any(a >= b for a, b in zip(ask.actions, ask.actions[1:], strict=False)):
            self.broken("asks", "the legal answers are not sorted and unique")
        if ask.weights is not None and (len(ask.weights) != len(ask.actions) or min(ask.weights) < 1):
            self.broken("asks", "every chance answer needs one positive weight")
        if ask.seat != CHANCE and not 0 <= ask.seat < self.match.seats:
            self.broken("asks", f"there is no seat {ask.seat}")
        state = self.play.state
        state.pending = None
        again = advance(state)
        if again is None or (again.seat, again.actions, again.weights) != (ask.seat, ask.actions, ask.weights):
            self.broken("asks", "asking twice gives another question")
        if self.match.digest(state) != digest:
            self.broken("asks", "asking changes the position")

    def check_save(self, digest: str) -> None:
        self.made("save")
        match, state = self.match, self.play.state
        data = msgspec.json.decode(msgspec.json.encode(match.dump(state)))
        if data["zones"].keys() != {zone.name for zone in match.zones}:
            self.broken("save", "the zones of the state are not those of the zone table, which says who sees them")
        loaded: Any = match.load(data)
        if match.digest(loaded) != digest:
            self.broken("save", "a loaded position differs from the saved one")
        ask, again = advance(state), advance(loaded)
        if ask is None or again is None or ask.actions != again.actions:
            self.broken("save", "a loaded position asks something else: a derived zone is not what rebuild makes")

    def check_notation(self, ask: Ask) -> None:
        self.made("notation")
        verbs = self.match.verbs
        for action in ask.actions:
            if verbs.parse(verbs.format(action)) != action:
                self.broken("notation", f"{verbs.format(action)!r} does not read back as {action}")
        for happening in self.play.happenings[-4:]:
            events = self.match.happenings
            if events.parse(events.format(happening.event)) != happening.event:
                self.broken("notation", f"event {happening.event} does not read back")

    def check_laws(self, state: Any) -> None:
        self.made("laws")
        for problem in self.match.laws(state):
            self.broken("laws", problem)

    def check_refusals(self) -> None:
        self.made("refusals")
        match, state = self.match, self.play.state
        for _ in range(3):
            verb = match.verbs.verbs[self.rng.below(len(match.verbs.verbs))]
            values = [self.rng.below(arg.kind.most + 1) for arg in verb.args]
            action = match.verbs.pack(verb.name, values)
            for seat in range(match.seats):
                asked = ask_of(state, seat)
                refusal = match.why_not(state, seat, action)
                if (refusal is None) != (asked is not None and action in asked.actions):
                    self.broken("refusals", f"why_not and the legal answers disagree on {match.verbs.format(action)!r}")
                if refusal is not None and refusal.rule and refusal.rule not in self.rules:
                    self.broken(
                        "refusals", f"{match.verbs.format(action)!r} is forbidden by the unknown {refusal.rule!r}"
                    )

    def check_view(self) -> None:
        match, state = self.match, self.play.state
        for viewer in self.viewers:
            self.made("view")
            seen = msgspec.json.encode(match.view(state, viewer))
            other: Any = match.determinise(state, viewer, self.rng)
            if msgspec.json.encode(match.view(other, viewer)) != seen:
                self.broken("view", f"seat {viewer} can tell a re-dealt position from the true one")
            for problem in match.laws(other):
                self.broken("view", f"a re-dealt position breaks a law: {problem}")
            verb = match.verbs.verbs[self.rng.below(len(match.verbs.verbs))]
            action = match.verbs.pack(verb.name, [self.rng.below(arg.kind.most + 1) for arg in verb.args])
            if viewer >= 0 and match.why_not(other, viewer, action) != match.why_not(state, viewer, action):
                self.broken("view", f"the refusal of {match.verbs.format(action)!r} reveals a secret to seat {viewer}")
        if self.rng.below(10) == 0:
            self.check_beside()
            given = playout(other, self.rng, match.longest)
            if advance(other) is not None:
                self.broken("view", f"a re-dealt game does not end within {given} answers")

    def check_beside(self) -> None:
        """What viewers share is what each of them would see alone."""
        match, state = self.match, self.play.state
        onlooker = match.view(state, SPECTATOR)
        facts, board = match.facts(onlooker), match.board_name(onlooker)
        for viewer in self.viewers:
            alone = match.view(state, viewer)
            if match.view(state, viewer, onlooker) != alone:
                self.broken("view", f"seat {viewer} sees another position beside a spectator than alone")
            if match.board_name(alone) != board:
                self.broken("view", f"seat {viewer} and a spectator see different boards")
            glimpsed = match.digest(match.glimpse(alone))
            if match.facts_alike and match.facts(alone) != facts:
                self.broken("view", f"facts_alike, but the facts of seat {viewer} are not a spectator's")
            if alone["legal"]:
                match.shortages(alone), match.unused(alone)
            if match.digest(match.glimpse(alone)) != glimpsed:
                self.broken("view", "facts, shortages or unused change the position that they look at")

    def check_worths(self) -> None:
        self.made("worths")
        match, state = self.match, self.play.state
        for seat, points in enumerate(match.estimate(state)):
            parts = match.worths(state, seat)
            if abs(sum(parts.values()) - points) > NEARLY:
                self.broken(
                    "worths", f"the parts of seat {seat}'s estimate add up to {sum(parts.values())}, not {points}"
                )
            lacking = [part for part in parts if f"worth-{part}" not in match.game.catalogue.messages("en")]
            if lacking and len(parts) > 1:
                self.broken("worths", f"the catalogue lacks worth-{lacking[0]}")

    def check_mask(self, ask: Ask) -> None:
        """Two answers that a viewer may not tell apart must give them the same view."""
        if len(ask.actions) < 2 or (ask.sealed and len(asks(self.play.state)) == 1):
            # The last sealed answer opens all of them.
            return
        viewers = [viewer for viewer in self.viewers if viewer != ask.seat and not hears(ask.audience, viewer)]
        if not viewers:
            return
        self.made("mask")
        first, heard = self.after(self.play.state.clone(), ask.seat, ask.actions[0])
        last, also_heard = self.after(self.play.state.clone(), ask.seat, ask.actions[-1])
        for viewer in viewers:
            if self.shown(first, heard, viewer) != self.shown(last, also_heard, viewer):
                self.broken("mask", f"seat {viewer} sees an answer that is hidden from it")

    def after(self, state: Any, seat: int, action: int) -> tuple[Any, list[Happening]]:
        """The position at the next question after an answer, and what happened on the way."""
        ask = ask_of(state, seat)
        assert ask is not None
        state.events = []
        give(state, ask, action)
        advance(state)
        return state, noted(state.events, 0)

    def shown(self, state: Any, happened: list[Happening], viewer: int) -> bytes:
        """All that a viewer is shown of a position and of what led to it."""
        heard = [happening.event for happening in happened if hears(happening.audience, viewer)]
        return msgspec.json.encode([self.match.view(state, viewer), heard])

    def check_undo(self, ask: Ask, before: Any, digest: str) -> None:
        """Answer; and where that may be taken back, take it back and answer again."""
        play = self.play
        given = random_answer(ask, self.rng)
        answers = len(play.answers)
        if not play.can_undo(ask.seat):
            self.barrier = (digest, answers)
        happened = play.do(ask.seat, given)
        if self.hides:
            self.check_secrets(ask, given, before, digest, happened)
        if not play.can_undo(ask.seat):
            return
        self.made("undo")
        if self.match.sights.reveals(before, play.state):
            self.broken("undo", "an answer that showed somebody something can be taken back")
        for seat in range(self.match.seats):
            if seat != ask.seat and play.can_undo(seat):
                self.broken("undo", f"seat {seat} can take back what seat {ask.seat} answered")
        play.undo(ask.seat)
        if self.match.digest(play.state) != digest or len(play.answers) != answers:
            self.broken("undo", "taking back an answer does not lead to where it was given")
        play.do(ask.seat, given)
        if self.rng.below(8) == 0:
            play.reset_turn(ask.seat)
            if (self.match.digest(play.state), len(play.answers)) != self.barrier:
                self.broken("undo", "taking back everything does not lead to the barrier")

    def check_secrets(self, ask: Ask, given: int, before: Any, digest: str, happened: list[Happening]) -> None:
        """The same answer in a position that looks the same to a viewer must show them the same."""
        match, after, text = self.match, self.play.state, self.match.verbs.format(given)
        barrier = is_barrier(match, before, after)
        if not self.is_news(barrier, before, after, happened):
            return
        self.check_copy(before, digest)
        self.made("secrets")
        for viewer in (ask.seat,) if barrier else self.viewers:
            twin: Any = match.determinise(before, viewer, self.rng)
            asked = ask_of(twin, ask.seat)
            if asked is None or (given not in asked.actions and hears(ask.audience, viewer)):
                self.broken("secrets", f"{text!r} can be taken back, and only what seat {viewer} cannot see allows it")
            assert asked is not None
            other, also_happened = self.after(
                twin.clone(), ask.seat, given if given in asked.actions else random_answer(asked, self.rng)
            )
            if viewer == ask.seat and is_barrier(match, twin, other) != barrier:
                self.broken("secrets", f"whether {text!r} can be undone reveals to seat {viewer} what it cannot see")
            if not barrier and self.shown(other, also_happened, viewer) != self.shown(after, happened, viewer):
                self.broken("secrets", f"{text!r} can be taken back, and shows seat {viewer} what it could not see")

    def is_news(self, barrier: bool, before: Any, after: Any, happened: list[Happening]) -> bool:
        """Whether an answer does what few tried so far did: most are alike, and secrets come out in the others."""
        done = {zone.name for zone in self.match.zones if getattr(before, zone.name) != getattr(after, zone.name)}
        done |= {type(state.stack[-1]).__name__ for state in (before, after) if state.stack}
        done |= {self.match.happenings.verb(happening.event).name for happening in happened}
        if all(self.looked[barrier, what] >= LOOKS for what in done):
            return False
        self.looked.update((barrier, what) for what in done)
        return True

    def check_copy(self, copy: Any, digest: str) -> None:
        """An earlier copy must still be what it was."""
        self.made("clone")
        if self.match.digest(copy) != digest:
            self.broken("clone", "a copy changed when the original moved on")

    def ending(self) -> None:
        """The checks of a finished game."""
        self.made("length")
        match, play = self.match, self.play
        for copy, digest in self.earlier:
            self.check_copy(copy, digest)
        self.check_laws(play.state)
        winners = match.winners(play.state)
        if not winners or any(not 0 <= seat < match.seats for seat in winners):
            self.broken("length", f"the game ends without a winner: {winners}")
        self.made("record")
        text = write(record_of(play))
        record = parse(text)
        if write(record) != text:
            self.broken("record", "a record that is read and written again is another text")
        if match.digest(replay(record, match).state) != match.digest(play.state):
            self.broken("record", "replaying the record leads to another position")
        verify(record, match)


def fingerprint(match: Match[Any], seed: int) -> str:
    """A hash over the record of one random game, what seats saw, and what bots thought of it.

    It is the same for the compiled and the interpreted core.
    """
    play, rng, told = Play(match, seed_of(seed)), Rng(seed), hashlib.sha256()
    while not play.over:
        ask = play.asks[rng.below(len(play.asks))]
        viewer = len(play.answers) % (match.seats + 1)
        seen = match.view(play.state, viewer if viewer < match.seats else SPECTATOR)
        told.update(msgspec.json.encode([seen, match.estimate(play.state)]))
        play.do(ask.seat, random_answer(ask, rng))
    told.update(write(record_of(play)).encode())
    return told.hexdigest()
