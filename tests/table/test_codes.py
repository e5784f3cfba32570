"""Whatever code or text a client sends as an action gets a sentence: never a defect, in any game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludarium import games
from ludarium.table.settings import Limits, Rate
from tests.table.players import ME, serving

pytestmark = pytest.mark.anyio

CODES = 60


def codes(game: str, seats: int, chooser: random.Random) -> list[int]:
    """Codes of every shape: with right and wrong verbs, arguments in and out of range, and mere numbers."""
    verbs = games.get(game).match(seats=seats).verbs
    found = [33_554_434, 0, 2**53 - 1, 2**31, 1 << verbs.width]
    for number, verb in enumerate(verbs.verbs):
        found += [number << verbs.width, (number << verbs.width) + (1 << verb.bits) - 1]
        for _ in range(4):
            found.append(verbs.pack(verb.name, [chooser.randrange(arg.kind.most + 1) for arg in verb.args]))
    found += [chooser.randrange(len(verbs.verbs) << verbs.width) for _ in range(CODES)]
    chooser.shuffle(found)
    return [code for code in found if code < 2**53][: 3 * CODES]


@pytest.mark.parametrize("game", sorted(games.names()))
async def test_any_code_gets_a_sentence(tmp_path: Path, game: str) -> None:
    chooser = random.Random(7)
    free = Rate(1e6, 1e6)
    async with serving(tmp_path, limits=Limits(requests=free, requests_each=free)) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME, game=game)
        for turn in range(3):
            for code in codes(game, 2, chooser)[turn::3]:
                for path, body in (
                    ("why", {"type": "why", "seat": 0, "action": code}),
                    ("preview", {"seat": 0, "action": code}),
                    ("answers", {"type": "answer", "id": f"i{turn}x{code}", "seat": 0, "seq": 0, "action": code}),
                ):
                    answer = await anna.http.post(f"/tables/{table}/{path}", json=body)
                    assert answer.status_code in (200, 409, 422), (path, code, answer.text)
                    assert answer.json().get("detail", "x")
            await anna.play(table, (0, 1), most=3, pick=turn + 1)
