"""A board prepared for the rules: what is the same for every faction, worked out once."""

from __future__ import annotations

from typing import Final

from ludarium.games.dei.board import Board


class Terrain:
    """The board, and rows that join its lists. Frozen: never write into it."""

    def __init__(self, board: Board) -> None:
        n = board.n
        self.board: Final = board
        self.n: Final = n
        self.level: Final = board.level
        # Neighbours for everyone: on one level, over neutral elevators and neutral bridges (DEI-BRD-06, DEI-BRD-16).
        links: list[list[int]] = [board.near[board.near_start[r] : board.near_start[r + 1]] for r in range(n)]
        for edge in board.neutral_elevators:
            _join(links, board.elevator_ground[edge], board.elevator_roof[edge])
        for span in board.neutral_spans:
            _join(links, board.span_a[span], board.span_b[span])
        self.links: Final = [sorted(row) for row in links]
        # Ground and roof regions next to each other, with or without elevator (DEI-BRD-08).
        borders: list[list[int]] = [[] for _ in range(n)]
        for edge in range(board.elevators):
            _join(borders, board.elevator_ground[edge], board.elevator_roof[edge])
        self.borders: Final = [sorted(row) for row in borders]
        # DEI-FEA-08: the ground regions with neutral elevators.
        self.neutral_grounds: Final = sorted({board.elevator_ground[edge] for edge in board.neutral_elevators})
        # One region may have both printed refuges: regions continue across seams.
        refuges: list[int] = []
        for region in board.refuges:
            if region not in refuges:
                refuges.append(region)
        self.refuges: Final = refuges
        self.neutral_refuge: Final = [1 if r in board.refuges else 0 for r in range(n)]
        # Outposts of each letter in each region (DEI-OUT-12), and whether there are any.
        posts = [0] * (n * 3)
        for i in range(len(board.outposts)):
            posts[board.outposts[i] * 3 + board.outpost_letters[i]] += 1
        self.posts: Final = posts
        self.has_post: Final = [posts[r * 3] + posts[r * 3 + 1] + posts[r * 3 + 2] for r in range(n)]


def _join(rows: list[list[int]], a: int, b: int) -> None:
    if b not in rows[a]:
        rows[a].append(b)
        rows[b].append(a)
