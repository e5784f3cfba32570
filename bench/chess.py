"""PettingZoo's own chess with a random mover, in a process of its own. Prints JSON."""

from __future__ import annotations

import json
import warnings

from bench.environments import steps_per_second

with warnings.catch_warnings():
    # The import shown in all of its documentation is deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.classic import chess_v6


if __name__ == "__main__":
    print(json.dumps({"figures": {"PettingZoo steps/s": steps_per_second(chess_v6.env())}}))
