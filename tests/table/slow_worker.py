"""A worker like the real one, whose `master` thinks until somebody writes into the pipe it is given.

Usage: slow_worker.py PIPE PID_FILE. Each time a master starts to think, its process id is written to PID_FILE.
"""

import os
import sys
from pathlib import Path

from ludarium.table import worker
from ludarium.table.lines import answer_lines
from ludarium.table.worker import Job, Thought

real = worker.think
pipe, pids = Path(sys.argv[1]), Path(sys.argv[2])


def think(job: Job) -> Thought:
    if job.level == "master":
        with pids.open("a") as file:
            file.write(f"{os.getpid()}\n")
        pipe.read_text()
    return real(Job(**{name: getattr(job, name) for name in job.__struct_fields__} | {"level": "random"}))


if __name__ == "__main__":
    worker.think = think
    answer_lines(worker.reply)
