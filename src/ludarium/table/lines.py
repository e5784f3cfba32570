"""What a process of the server does: it reads a line from its input and writes one line with the reply, until its input
ends, so that nothing is left behind when the server dies."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress


def answer_lines(reply: Callable[[bytes], bytes]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes our input
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever a game prints must not be taken for a reply
    with suppress(BrokenPipeError):  # the server has died
        for line in sys.stdin.buffer:
            out.write(reply(line) + b"\n")
