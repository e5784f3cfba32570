"""What learned bots count in a position of Voidfall."""

from __future__ import annotations

from typing import Any

from ludarium.games.voidfall import GAME
from ludarium.kernel.engine import Rng, advance, playout
from ludarium.kernel.traits import STAGES


def test_traits_count_what_lies_on_mat_and_board() -> None:
    match: Any = GAME.match(seats=2)
    s, rng = match.start(), Rng(11)
    while advance(s) is not None and (s.cycle < 2 or s.focus < 0):
        playout(s, rng, 1)
    for seat in range(2):
        row = [0] * len(match.traits.every)
        match.count_traits(s, seat, row)
        found = dict(zip(match.traits.names(), row, strict=True))
        own = [sector for sector in range(match.givens.n) if s.owner[sector] == seat]
        assert found["sector-pure"] + found["sector-corrupt"] == len(own)
        assert found["deployed-all"] == sum(sum(s.fleets[sector * 5 : sector * 5 + 5]) for sector in own)
        assert found["stock-credits"] == s.stock[seat * 5 + 3]
        assert sum(count for name, count in found.items() if name.startswith("focus-")) == s.hand[seat].bit_count()
        assert found["influence"] == s.influence[seat]


def test_time_runs_from_all_stages_to_few() -> None:
    match = GAME.match(seats=2)
    s, rng = match.start(), Rng(4)
    seen = []
    while advance(s) is not None:
        seen.append(match.time_left(s))
        playout(s, rng, 25)
    assert seen == sorted(seen, reverse=True)
    assert seen[0] == STAGES
    assert seen[-1] < STAGES // 3
