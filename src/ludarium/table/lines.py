"""What a process of the server does: it reads a line from its input and writes one line with the reply, until its input
ends or the server does, so that nothing is left behind."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

TOLD_OF_DEATH = 1
"""`PR_SET_PDEATHSIG` of prctl(2): the signal a process gets when its parent dies."""


def end_with_parent() -> None:
    """End when the server is killed, whatever we do then. The end of our input is seen only between two replies, and a
    process that gives way to others may need very long for one on a busy machine."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(TOLD_OF_DEATH, signal.SIGKILL)


def answer_lines(reply: Callable[[bytes], bytes]) -> None:
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes our input
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever a game prints must not be taken for a reply
    with suppress(BrokenPipeError):  # the server has died
        for line in sys.stdin.buffer:
            out.write(reply(line) + b"\n")
