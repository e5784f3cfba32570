"""A question the rules put to a seat, to several seats at once, or to chance."""

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.kernel.seats import EVERYONE


# Every answer makes a question and drops one: its memory is used again, and the garbage collector need not look at it.
@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """Who decides, and every answer the rules allow. An ask is a value: nobody changes it once it is made.

    `actions` are sorted, unique and never empty. `weights` (chance only) say how likely each action is; without them
    all are equally likely. `audience` says who gets to see the answer. `sealed` marks one seat's part of a simultaneous
    question: its answer stays hidden until every seat has answered.
    """

    def __init__(
        self,
        seat: int,
        actions: list[int],
        weights: list[int] | None = None,
        audience: int = EVERYONE,
        sealed: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.actions: Final = actions
        self.weights: Final = weights
        self.audience: Final = audience
        self.sealed: Final = sealed
