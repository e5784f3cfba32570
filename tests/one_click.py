"""Follows one click through the server: `python -m tests.one_click` prints what ran, and which file called which.

It runs in a process of its own, on the Python sources, since a compiled function cannot be followed.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any

from tests.table.players import ME, serving

CHECKOUT = Path(__file__).resolve().parents[1]
ROOTS = (f"{CHECKOUT}/src/ludarium/", f"{CHECKOUT}/examples/")


class Follower:
    """Notes every call into the project while it is watching."""

    def __init__(self) -> None:
        self.watching = False
        self.ran: list[tuple[str, str]] = []
        self.calls: set[tuple[str, str]] = set()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if not self.watching or event != "call" or not frame.f_code.co_filename.startswith(ROOTS):
            return
        here = self.path(frame)
        step = (here, frame.f_code.co_qualname)
        if step not in self.ran:
            self.ran.append(step)
        caller = frame.f_back
        while caller is not None and not caller.f_code.co_filename.startswith(ROOTS):
            caller = caller.f_back
        if caller is not None and self.path(caller) != here:
            self.calls.add((self.path(caller), here))

    @staticmethod
    def path(frame: FrameType) -> str:
        return Path(frame.f_code.co_filename).relative_to(CHECKOUT).as_posix()


async def click(follower: Follower) -> None:
    """Two seats at one screen; the first hangs a lantern, and the news of it arrive."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as served:
            anna = await served.player("Anna")
            table = await anna.open(ME, ME, game="marshlight")
            state = await anna.state(table, 0)
            async with anna.live(table, seat=0) as live:
                await live.until("state")
                follower.watching = True
                await live.send("answer", id="click", seat=0, seq=state["seq"], action=state["view"]["legal"][0])
                await live.until("update")
                follower.watching = False


def main() -> None:
    """What a server does by the clock may fall into one click, but not into both."""
    asyncio.run(click(Follower()))  # reads the games, which would take long while it is followed
    first, second = Follower(), Follower()
    for follower in (first, second):
        threading.setprofile(follower)
        sys.setprofile(follower)
        asyncio.run(click(follower))
        sys.setprofile(None)
    print(json.dumps({"ran": first.ran, "calls": sorted(first.calls & second.calls)}))


if __name__ == "__main__":
    main()
