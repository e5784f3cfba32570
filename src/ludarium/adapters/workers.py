"""The processes behind a vector of games: each runs a share of them and writes into arrays that all of them share.

A step is one message to each process and one back; observations, masks and rewards never travel.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from ludarium.adapters.encoding import Encoder
from ludarium.adapters.episode import Interface, interface_of
from ludarium.adapters.tables import Tables
from ludarium.kernel.request import TableRequest

Array = npt.NDArray[Any]
STEP, STOP = b"step", b"stop"
SHARES = np.array([0.0, *(1 / winners for winners in range(1, 256))], np.float32)
"""A seat's part of a win that so many seats share; 0 is a loss."""


@dataclass(frozen=True)
class Shape:
    """What the arrays are made for."""

    games: int
    columns: int
    words: int
    seats: int

    def arrays(self, buffer: Any = None) -> dict[str, Array]:
        """The arrays one after the other in a buffer, or each in memory of its own."""
        kinds: dict[str, tuple[tuple[int, ...], np.dtype[Any]]] = {
            "shares": ((self.games, self.seats), np.dtype(np.float32)),
            "said": ((self.games,), np.dtype(np.int32)),
            "seat": ((self.games,), np.dtype(np.int32)),
            "rows": ((self.games, self.columns), np.dtype(np.uint8)),
            "masks": ((self.games, self.words), np.dtype(np.int8)),
            "over": ((self.games,), np.dtype(np.bool_)),
            "refused": ((self.games,), np.dtype(np.bool_)),
        }
        made: dict[str, Array] = {}
        offset = 0
        for name, (shape, kind) in kinds.items():
            made[name] = np.zeros(shape, kind) if buffer is None else np.ndarray(shape, kind, buffer, offset)
            offset += int(np.prod(shape)) * kind.itemsize
        return made

    @property
    def bytes(self) -> int:
        return sum(array.nbytes for array in self.arrays().values())


class Share:
    """Some of the games, and their part of the arrays."""

    def __init__(self, interface: Interface, learners: Sequence[int], arrays: dict[str, Array], part: slice) -> None:
        self.interface = interface
        self.encoder = Encoder(interface.match, interface.vocabulary.size)
        self.learners = list(learners)[part]
        self.mine = {name: array[part] for name, array in arrays.items()}

    def begin(self, seeds: Sequence[int]) -> None:
        self.tables = Tables(self.interface.match, self.interface.vocabulary, self.encoder, self.learners, list(seeds))
        self._rows = np.frombuffer(self.tables.rows.buffer(), np.uint8).reshape(-1, self.encoder.size)
        self._first_rows = np.arange(len(self.learners)) * self.interface.seats
        self._masks = np.frombuffer(self.tables.masks.buffer(), np.int8).reshape(self.mine["masks"].shape)
        told = [np.frombuffer(buffer, np.uint8) for buffer in self.tables.buffers()]
        self._seat, self._over, self._refused, self._winners = told
        self._show()

    def step(self) -> None:
        self.tables.say(self.mine["said"].tolist())
        self._show()

    def _show(self) -> None:
        mine = self.mine
        mine["seat"][:] = self._seat
        # With mode="raise" the rows would be written into a copy first.
        self._rows.take(self._first_rows + mine["seat"], 0, mine["rows"], mode="clip")
        mine["masks"][:] = self._masks
        mine["over"][:] = self._over
        mine["refused"][:] = self._refused
        mine["shares"][:] = SHARES[self._winners].reshape(mine["shares"].shape)


def serve(pipe: Connection, memory: str, request: TableRequest, shape: Shape, learners: list[int], part: slice) -> None:
    """What a process does: take a message, run its games, say that they have run."""
    # Positions have no cycles: looking for them would only cost time.
    gc.disable()
    shared = SharedMemory(memory)
    share = Share(interface_of(request), learners, shape.arrays(shared.buf), part)
    try:
        while (told := pipe.recv_bytes()) != STOP:
            if told == STEP:
                share.step()
            else:
                share.begin(np.frombuffer(told, np.int64).tolist())
            pipe.send(share.tables.answers)
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        del share
        shared.close()


class Workers:
    """A share of the games for each process."""

    def __init__(self, request: TableRequest, shape: Shape, learners: list[int], processes: int) -> None:
        self._memory = SharedMemory(create=True, size=shape.bytes)
        self.arrays = shape.arrays(self._memory.buf)
        context = get_context("spawn")
        bounds = [shape.games * worker // processes for worker in range(processes + 1)]
        self.parts = [slice(low, high) for low, high in pairwise(bounds)]
        self._pipes, self._processes = [], []
        for part in self.parts:
            ours, theirs = context.Pipe()
            given = (theirs, self._memory.name, request, shape, learners, part)
            process = context.Process(target=serve, args=given, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def begin(self, seeds: Sequence[int]) -> int:
        return self._tell([np.array(seeds[part], np.int64).tobytes() for part in self.parts])

    def step(self) -> int:
        return self._tell([STEP] * len(self._pipes))

    def _tell(self, messages: list[bytes]) -> int:
        for pipe, message in zip(self._pipes, messages, strict=True):
            pipe.send_bytes(message)
        try:
            return sum(pipe.recv() for pipe in self._pipes)
        except EOFError:
            raise RuntimeError("a process with games has ended; its last message is above") from None

    def close(self) -> None:
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            if process.is_alive():
                pipe.send_bytes(STOP)
            process.join()
            pipe.close()
        self.arrays = {}
        self._memory.close()
        self._memory.unlink()


class Alone:
    """All games in this process."""

    def __init__(self, request: TableRequest, shape: Shape, learners: list[int]) -> None:
        self.arrays = shape.arrays()
        self._share = Share(interface_of(request), learners, self.arrays, slice(None))

    def begin(self, seeds: Sequence[int]) -> int:
        self._share.begin(seeds)
        return self._share.tables.answers

    def step(self) -> int:
        self._share.step()
        return self._share.tables.answers

    def close(self) -> None:
        """There is nothing to close."""
