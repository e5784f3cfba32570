"""Learned weights: what they were learned on, where they are kept, and whether they fit a table.

Each game keeps its weights in `learned/N.toml`, one file for each number of seats, written by `ludarium learn`. They
belong to the rules, the content and the traits they were learned with; anything else they do not fit, and say so.
"""

from __future__ import annotations

from functools import lru_cache
from math import isfinite
from pathlib import Path
from typing import Any

import msgspec

from ludarium.bots.judge import LearnedJudge
from ludarium.kernel.errors import SetupError
from ludarium.kernel.traits import STAGES


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned for one game and number of seats."""

    game: str = ""
    rules: int = 0
    """The version of the rules."""
    content: str = ""
    """The hash of the content pack."""
    seats: int = 0
    editions: tuple[str, ...] = ()
    """Those in which games have shown the weights to be at least as good as none."""
    scale: tuple[float, float] = (1.0, 0.0)
    """The lead that makes winning e times as likely: at the end, and how much more at the start."""
    traits: dict[str, tuple[float, float]] = {}
    """By name: the weight at the end, and how much more it is at the start."""
    contents: dict[str, str] = {}
    """The hash in each edition for which the pack has something different."""

    def misfit(self, match: Any) -> str:
        """Why the weights must not be used at a table, as a message of the shared catalogue; "" where they may."""
        if (self.game, self.seats) != (match.game.id, match.seats):
            return "bot-learned-nothing"
        if self.rules != match.game.version or list(self.traits) != match.traits.names():
            return "bot-learned-other-rules"
        if self.contents.get(match.edition.id, self.content) != match.pack.hash:
            return "bot-learned-other-content"
        return "" if match.edition.id in self.editions else "bot-learned-other-edition"

    def judge(self, match: Any) -> LearnedJudge:
        """The judge with these weights, whose names must be those of the match's traits."""
        parts = [stage / STAGES for stage in range(STAGES + 1)]
        rows = [[end + left * more for end, more in self.traits.values()] for left in parts]
        scales = [max(0.1, self.scale[0] + left * self.scale[1]) for left in parts]
        return LearnedJudge(rows, scales, LearnedJudge(rows, scales))


NOTHING = Weights()


def read_weights(file: Path) -> Weights:
    """The weights in a file; a bad file is a SetupError that names it."""
    try:
        found = msgspec.toml.decode(file.read_bytes(), type=Weights)
    except (OSError, UnicodeDecodeError, msgspec.DecodeError) as problem:
        raise SetupError(f"{str(file)!r} has no learned weights: {problem}") from None
    if not all(isfinite(number) for pair in (found.scale, *found.traits.values()) for number in pair):
        raise SetupError(f"{str(file)!r} has weights that are not numbers")
    return found


def written(weights: Weights) -> str:
    """Weights as the text of a file, one line for each trait."""
    editions = ", ".join(f'"{edition}"' for edition in weights.editions)
    contents = [f'{edition} = "{hash}"' for edition, hash in weights.contents.items()]
    head = [
        f"# Generated from games by `ludarium learn {weights.game} --seats {weights.seats}`.",
        f'game = "{weights.game}"',
        f"rules = {weights.rules}",
        f'content = "{weights.content}"',
        *([f"contents = {{ {', '.join(contents)} }}"] if contents else []),
        f"seats = {weights.seats}",
        f"editions = [{editions}]",
        f"scale = {_pair(weights.scale)}",
        "",
        "[traits]",
    ]
    return "\n".join([*head, *(f"{name} = {_pair(pair)}" for name, pair in weights.traits.items())]) + "\n"


def _pair(pair: tuple[float, float]) -> str:
    return f"[{round(pair[0], 4)}, {round(pair[1], 4)}]"


def file_for(folder: Path, seats: int) -> Path:
    """Where a game keeps its weights for a number of seats."""
    return folder / "learned" / f"{seats}.toml"


def shipped(match: Any) -> Weights:
    """The weights that a game comes with, for the seats of a match; empty ones where it has none."""
    return _read_once(file_for(match.game.folder, match.seats))


@lru_cache(maxsize=64)
def _read_once(file: Path) -> Weights:
    return read_weights(file) if file.exists() else NOTHING
