"""Sectors in sentences, for those who ask for them by name: from one viewer's view, in the page's words."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.games.voidfall.components import Content
from ludarium.games.voidfall.declaration import FLEETS, GUILDS, INSTALLATIONS, SECTORS
from ludarium.games.voidfall.state import NOBODY, Void
from ludarium.kernel.catalogue import say_shared
from ludarium.kernel.game import Names


class Sentences:
    """One position in words."""

    def __init__(self, s: Void, content: Content, words: Names) -> None:
        self.s = s
        self.content = content
        self.words = words
        self.say = words.game_says

    def sector(self, sector: int) -> list[str]:
        """What a sector is, who holds it, what lies there, and what is near."""
        s = self.s
        kind = self.say(f"sector-kind-{self.content.sectors[s.givens.kind[sector]].id}")
        corrupt = "yes" if s.corrupt[sector] else "no"
        lines = [
            self.say("board-sector", sector=self._called(sector), name=kind),
            self._holder(sector),
            self.say("board-population", n=s.population[sector], corrupt=corrupt) if s.population[sector] else "",
            self._counted("fleets", "fleet", FLEETS, s.fleets, sector),
            self._counted("guilds", "guild", GUILDS, s.guilds, sector),
            self._counted("installations", "installation", INSTALLATIONS, s.installations, sector),
        ]
        near = s.givens.near[sector]
        if near:
            names = ", ".join(self._called(other) for other in near)
            lines.append(say_shared(self.words.language, "typed-beside", names=names))
        return [line for line in lines if line]

    def _called(self, sector: int) -> str:
        return self.words.place_called(f"sector-{SECTORS[sector]}")

    def _holder(self, sector: int) -> str:
        s = self.s
        if s.owner[sector] != NOBODY:
            return self.say("board-held", who=self.words.called(s.owner[sector]))
        if s.void[sector]:
            return self.say("board-void", n=s.void[sector])
        fallen = s.givens.fallen_at[sector] >= 0 and not s.claimed[sector]
        return self.say("board-fallen-holds" if fallen else "board-nobody")

    def _counted(self, id: str, kind: str, names: Sequence[str], counts: Sequence[int], sector: int) -> str:
        """ "corvette ×3": names have no plural then."""
        here = counts[sector * len(names) : (sector + 1) * len(names)]
        said = [
            f"{self.say(f'{kind}-{name}')}{f' ×{n}' if n > 1 else ''}" for name, n in zip(names, here, strict=True) if n
        ]
        return self.say(f"board-{id}", names=", ".join(said)) if said else ""
