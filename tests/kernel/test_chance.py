"""Chance is derived from a committed seed and is fair."""

from collections import Counter

import pytest

from ludarium.kernel.asks import Ask
from ludarium.kernel.chance import Dealer, commitment, new_seed, seed_of
from ludarium.kernel.engine import Rng, random_answer
from ludarium.kernel.seats import CHANCE

DICE = Ask(CHANCE, [10, 20, 30], [1, 2, 3])


def test_the_same_seed_gives_the_same_answers() -> None:
    again = [[Dealer(seed_of(7)).answer(DICE, n) for n in range(50)] for _ in range(2)]
    assert again[0] == again[1]
    assert again[0] != [Dealer(seed_of(8)).answer(DICE, n) for n in range(50)]


def test_a_commitment_fixes_the_seed_without_telling_it() -> None:
    seed = new_seed()
    assert commitment(seed) == commitment(seed) != commitment(new_seed())
    assert seed not in commitment(seed)


def test_weights_are_kept() -> None:
    drawn = Counter(Dealer(seed_of(1)).answer(DICE, n) for n in range(6000))
    # Six standard deviations of a binomial with n = 6000: a correct dealer fails once in a billion runs.
    assert abs(drawn[10] - 1000) < 175
    assert abs(drawn[20] - 2000) < 220
    assert abs(drawn[30] - 3000) < 233


def test_simulation_keeps_the_weights_too() -> None:
    rng = Rng(5)
    drawn = Counter(random_answer(DICE, rng) for _ in range(6000))
    assert abs(drawn[30] - 3000) < 233


def test_the_simulation_generator_is_uniform() -> None:
    rng = Rng(0)
    drawn = Counter(rng.below(6) for _ in range(60_000))
    assert all(abs(times - 10_000) < 550 for times in drawn.values())


@pytest.mark.parametrize("seed", ["", "abc", "g" * 64, "A" * 64])
def test_a_seed_is_64_hexadecimal_digits(seed: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        Dealer(seed)
