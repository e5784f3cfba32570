"""A click that the rules refuse: what it asks for, and what a refusal consists of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ludarium.games.voidfall import verbs
from ludarium.games.voidfall.choices import Choice
from ludarium.games.voidfall.clean_up import CleanUp
from ludarium.games.voidfall.moves.pay import Costs
from ludarium.games.voidfall.setup import Extras
from ludarium.games.voidfall.state import NOBODY, Void
from ludarium.kernel.asks import Ask
from ludarium.kernel.remarks import Remark, Seat, Thing, Value
from ludarium.kernel.state import Frame
from ludarium.kernel.verbs import Kind, VerbTable

Kinds = Mapping[str, Kind]
"""The kinds of things a match has names for, by name."""
SAID_BY_VERB: Final = (Choice, CleanUp, Costs, Extras)
"""Frames whose question depends on what they offer."""


class Lack(NamedTuple):
    """What is missing, and the rule that asks for it."""

    rule: str
    remark: Remark


def no(rule: str, message: str, **values: Value) -> Lack:
    return Lack(rule, Remark(f"lack-{message}", values))


class Click:
    """An answer that is not among those of a question, and whose it is."""

    def __init__(self, s: Void, ask: Ask, action: int, table: VerbTable, kinds: Kinds) -> None:
        self.s: Final = s
        self.seat: Final[int] = ask.seat
        self.ask: Final = ask
        self.top: Final[Frame[Any]] = s.stack[-1]
        self.action: Final = action
        self.verb: Final[int] = verbs.verb(action)
        self.offered: Final = {verbs.verb(legal) for legal in ask.actions}
        """The verbs of the legal answers."""
        self.table: Final = table
        self.kinds: Final = kinds

    def thing(self, kind: str, value: int) -> Thing:
        return Thing(self.kinds[kind], value)

    def sector(self, sector: int) -> Thing:
        return self.thing("sector", sector)

    def either(self, kind: str, values: list[int]) -> Value:
        """One of several things."""
        found: Value = self.thing(kind, values[0])
        for value in values[1:]:
            found = Remark("say-either", {"first": found, "second": self.thing(kind, value)})
        return found

    def owner(self, sector: int) -> Seat:
        return Seat(self.s.owner[sector])

    def something_else(self, rule: str = "") -> Lack:
        """The question that has to be answered first, and its rule unless another one says more."""
        asked = self.table.verb(self.ask.actions[0]).name
        said = f"want-{asked}" if isinstance(self.top, SAID_BY_VERB) else f"ask-{type(self.top).__name__}"
        return no(rule or self.top.rule, "asked", question=Remark(said, {}))

    def not_own(self, rule: str, sector: int) -> Lack | None:
        """Why a sector is not the player's, if it is not."""
        s = self.s
        if sector >= s.givens.n:
            return no(rule, "no-sector", number=s.givens.n)
        if s.owner[sector] == self.seat:
            return None
        if s.owner[sector] != NOBODY:
            return no(rule, "owner", sector=self.sector(sector), who=self.owner(sector))
        if s.void[sector]:
            return no(rule, "voidborn", sector=self.sector(sector), n=s.void[sector])
        return no(rule, "unowned", sector=self.sector(sector))
