"""The terminal's picture: everything a viewer may see, nothing hidden, in every language, width and number of seats."""

from __future__ import annotations

import io
import re
import sys
import time
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from ludarium.cli import main
from ludarium.cli.session import Session
from ludarium.cli.show import answer_list
from ludarium.cli.terminal import TerminalTable
from ludarium.games.dei import GAME, verbs
from ludarium.games.dei.card_text import JOIN, TIMES, CardTexts
from ludarium.games.dei.components import tokens_of
from ludarium.games.dei.declaration import DRONES
from ludarium.games.dei.game import DeiMatch
from ludarium.games.dei.packed import price
from ludarium.games.dei.state import BOOSTS, HAND
from ludarium.games.dei.terminal_map import LETTERS, OUTPOST
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng, random_answer
from ludarium.kernel.ink import ansi, beside, clipped, filled, ink, spread, wrapped
from ludarium.kernel.play import Play
from ludarium.kernel.seats import SPECTATOR
from ludarium.kernel.speech import offered
from ludarium.kernel.wording import WITH_NOTATION, Wording
from tests.games.dei.scenario import Scenario

LANGUAGES = ["en", "de", "it"]
WIDTHS = [76, 80, 96, 100, 116, 120, 160]
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def plain(picture: str) -> str:
    return ESCAPE.sub("", picture)


def flat(picture: str) -> str:
    """The words of a picture without its lines and columns."""
    return " ".join(plain(picture).split())


def drawn(game: Scenario, faction: str, language: str = "en", width: int = 116) -> str:
    game.settle()
    viewer = game.seat(faction) if faction else SPECTATOR
    return plain(game.match.picture(game.match.view(game.s, viewer), language, width))


def sections(shown: str) -> list[str]:
    """The titles on a picture."""
    return re.findall(r"── ([A-Z].*?) ─", shown)


def named(shown: str, regions: int) -> bool:
    """Whether every region has its name on the picture."""
    found = {int(number) for number in re.findall(r"(?<![A-Za-z0-9])r(\d+)", shown)}
    return found >= set(range(regions))


def playing(seats: int, answers: int, seed: int = 1, edition: str = "de", **options: str) -> Play:
    """A game after so many random answers."""
    match = GAME.match(edition, seats, {key.replace("_", "-"): value for key, value in options.items()})
    play, rng = Play(match, seed_of(seed)), Rng(seed)
    for _ in range(answers):
        if play.over:
            break
        ask = play.asks[0]
        play.do(ask.seat, random_answer(ask, rng))
    return play


# What must be there


def test_figures_stand_where_they_are() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=3)
    game.put("farm-z", there, scrappers=2, champion=True)
    shown = drawn(game, "ravagers", width=160)
    assert re.search(r"\bR3\b", shown)
    assert "Z2★" in shown


def test_buildings_drones_outposts_and_resources_are_on_the_map() -> None:
    game = Scenario()
    game.put("ravagers", game.street()[0], refuges=1)
    game.elevator("ravagers", *game.beside())
    game.bridge("ravagers", *game.span())
    shown = drawn(game, "", width=160)
    city = shown[shown.index("┼──") : shown.rindex("──┼")]
    assert "R⌂" in city
    assert re.search(r"R[\^<>v]", city)
    assert re.search(r"R=|HR", city)
    for sign in [*OUTPOST, "◊", "⌂"]:
        assert sign in city
    assert re.search(r"(?<!\w)\dt(?!\w)", city)
    assert re.search(r"(?<!\w)\de(?!\w)", city)
    assert named(shown, game.s.terrain.n)


def test_a_pad_shows_what_its_seat_has() -> None:
    game = Scenario()
    game.score(refuge_42=17)
    game.control("refuge-42", red=2, blue=1, green=0)
    shown = drawn(game, "ravagers")
    line = next(line for line in shown.splitlines() if "U Refuge 42 Seat" in line)
    assert line.endswith("17 supplies")
    assert "▲2 ▶1 ✱0" in shown


def test_the_hand_says_what_its_cards_do() -> None:
    game = Scenario()
    game.turn("ravagers")
    shown = flat(drawn(game, "ravagers"))
    assert "Rubble Sweep: 2 × collect · enlist" in shown
    assert "Tube Raiders: enlist + move" in shown


def test_markets_tell_price_supplies_and_text() -> None:
    game = Scenario()
    shown = flat(drawn(game, "auxilia", width=80))
    for card in game.s.market:
        entry = game.match.content.cards[card]
        name = GAME.catalogue.say("en", f"card-{entry.id}")
        price = " ".join(f"{n}{sign}" for n, sign in ((entry.cost.technology, "t"), (entry.cost.energy, "e")) if n)  # type: ignore[union-attr]
        supplies = f" +{entry.supplies}" if entry.supplies else ""
        assert f"{name} {price}{supplies}: {CardTexts(GAME.catalogue, 'en').card(entry.actions)}" in shown


def test_missions_show_values_tokens_and_what_they_would_bring() -> None:
    game = Scenario()
    game.missions("constructions")
    game.used("ravagers", 1)
    game.put("auxilia", game.street()[0], refuges=2)
    shown = drawn(game, "auxilia")
    title = shown.splitlines().index(next(line for line in shown.splitlines() if line.startswith("Round 1  ")))
    assert shown.splitlines()[title + 1].startswith("Constructions")
    assert "R" in shown.splitlines()[title + 1][:29]
    assert shown.splitlines()[title + 2].startswith("2 per 1, late 1 per 1")
    assert shown.splitlines()[title + 2][:29].rstrip().endswith("=4")


def test_the_card_in_play_and_what_is_left_of_it() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=2)
    game.card("ravagers", "move", "move", "collect | move")
    shown = drawn(game, "ravagers")
    assert "still to do: 2 × move · move or collect" in shown
    assert "Your turn" in shown
    game.do(f"move {here} {there} scrappers=1")
    assert "still to do: move · move or collect" in drawn(game, "ravagers")
    assert "Your turn" not in drawn(game, "auxilia")


def test_icons_stand_with_their_numbers_when_one_is_to_be_chosen() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=2)
    game.card("ravagers", "move-red", "move-blue")
    game.do(f"move {here} {there} scrappers=1")
    assert game.top("Spend")
    assert "0 red move · 1 blue move" in drawn(game, "ravagers")


@pytest.mark.parametrize(("question", "section"), [("Turn", "Hand"), ("ChooseMission", "Missions")])
def test_what_is_asked_about_stands_last(question: str, section: str) -> None:
    match = GAME.match(seats=2)
    play, rng = Play(match, seed_of(4)), Rng(4)
    while type(play.state.stack[-1]).__name__ != question:
        play.do(play.asks[0].seat, random_answer(play.asks[0], rng))
    shown = plain(match.picture(match.view(play.state, play.asks[0].seat), "en", 116))
    assert sections(shown)[-1] == section


def test_feats_stand_last_when_they_are_learned_and_markets_when_there_is_something_to_buy() -> None:
    game = Scenario()
    game.control("ravagers", red=2)
    game.end("ravagers", 2)
    assert game.top("Learn")
    assert sections(drawn(game, "ravagers"))[-1] == "Champion and feats"
    game = Scenario()
    game.pad("ravagers", technology=5, energy=5)
    game.turn("ravagers")
    game.do(game.legal("play")[1])
    assert game.legal("buy")
    assert sections(drawn(game, "ravagers"))[-1] == "Markets"


def test_targets_are_lime_and_nothing_else_is_for_those_who_wait() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=2)
    game.card("ravagers", "move")
    game.settle()
    lime = "48;2;196;242;74m"
    mine = game.match.picture(game.match.view(game.s, game.seat("ravagers")), "en", 116)
    assert re.search(rf"{lime}{there}\x1b", mine)
    assert lime not in game.match.picture(game.match.view(game.s, game.seat("auxilia")), "en", 116)


# Nothing hidden


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("planning", ["no", "yes"])
def test_dealing_everything_hidden_anew_changes_no_picture(seats: int, planning: str) -> None:
    for answers in (5, 40, 90, 160):
        play = playing(seats, answers, seed=seats * 10 + answers, planning=planning)
        for viewer in (*range(seats), SPECTATOR):
            other = play.match.determinise(play.state, viewer, Rng(answers))
            pictures = [play.match.picture(play.match.view(s, viewer), "en", 116) for s in (play.state, other)]
            assert pictures[0] == pictures[1]


def test_secret_feats_and_boosts_of_others_are_only_counted() -> None:
    game = Scenario()
    seat = game.seat("auxilia")
    game.s.boosts = (*game.s.boosts[: seat * BOOSTS], 0, 0, *game.s.boosts[seat * BOOSTS + 2 :])
    feats = [
        GAME.catalogue.say("en", f"feat-{game.match.content.feats[feat].id}") for feat in game.s.feats[seat * 3 :][:3]
    ]
    own, other = drawn(game, "auxilia"), drawn(game, "ravagers")
    assert all(f"({feat})" in own for feat in feats)
    assert not any(feat in other for feat in feats)
    assert "2 candy boosts: Enlist, Enlist" in flat(own)
    assert "2 candy boosts" in other
    assert "boosts: " not in other


def test_with_planning_the_hands_of_others_are_only_counted() -> None:
    play = playing(3, 40, planning="yes")
    assert isinstance(play.match, DeiMatch)
    s = play.state
    hands = [[c for c in s.hands[seat * HAND : seat * HAND + HAND] if c != EMPTY] for seat in range(3)]
    names = [[GAME.catalogue.say("en", f"card-{play.match.content.cards[c].id}") for c in hand] for hand in hands]
    shown = flat(play.match.picture(play.match.view(s, 0), "en", 116))
    assert all(f"{name}" in shown for name in names[0])
    assert not any(name in shown for hand in names[1:] for name in hand)
    assert f"Hand {len(names[1])} " in shown


def test_open_hands_are_named_for_everyone() -> None:
    game = Scenario(seats=2)
    assert "U Refuge 42: Scaffold Run, Rope Hoist" in flat(drawn(game, "ravagers"))
    assert "R Ravagers: Rubble Sweep, Tube Raiders" in flat(drawn(game, ""))


# Every language, width, seat count and layout


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_longer_than_the_screen(seats: int, language: str) -> None:
    for answers in (0, 3, 60, 200):
        play = playing(seats, answers, seed=answers + seats, layout="random", outpost_key="shuffled")
        for viewer in (0, SPECTATOR):
            view = play.match.view(play.state, viewer)
            for width in WIDTHS:
                lines = plain(play.match.picture(view, language, width)).splitlines()
                assert max(len(line) for line in lines) <= width
                assert len(lines) < 150


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [76, 116, 156])
def test_every_region_can_be_read_in_any_layout(seats: int, width: int) -> None:
    for seed in range(3):
        play = playing(seats, 70, seed=seed, layout="random")
        shown = plain(play.match.picture(play.match.view(play.state, 0), "en", width))
        assert named(shown, play.state.terrain.n)


def test_a_layout_that_is_being_laid() -> None:
    play = playing(2, 3, layout="free")
    shown = plain(play.match.picture(play.match.view(play.state, 0), "en", 96))
    assert len(re.findall(r"\w ↻\d", shown)) == 3
    assert shown.count("·  ") >= 6


@pytest.mark.parametrize("edition", ["de", "en", "it"])
def test_whole_games_can_be_watched(edition: str) -> None:
    match = GAME.match(edition, 3, {"feat-draft": "yes", "factions": "chosen"})
    play, rng = Play(match, seed_of(8)), Rng(8)
    seen = set()
    while not play.over:
        question = type(play.state.stack[-1]).__name__
        if question not in seen or rng.below(4) == 0:
            seen.add(question)
            for viewer in (play.asks[0].seat, SPECTATOR):
                assert match.picture(match.view(play.state, viewer), "it", 96)
        play.do(play.asks[0].seat, random_answer(play.asks[0], rng))
    assert "End of the game" in plain(match.picture(match.view(play.state, SPECTATOR), "en", 96))


def test_a_picture_is_quick() -> None:
    play = playing(4, 200)
    view = play.match.view(play.state, 0)
    play.match.picture(view, "en", 116)
    start = time.perf_counter()
    for _ in range(5):
        play.match.picture(view, "en", 116)
    assert (time.perf_counter() - start) / 5 < 0.1


def test_letters_are_those_of_the_factions() -> None:
    assert [f.id for f in GAME.match().content.factions] == ["ravagers", "refuge-42", "farm-z", "auxilia"]  # type: ignore[attr-defined]
    assert len(set(LETTERS)) == 4
    for language in LANGUAGES:
        assert len({GAME.catalogue.say(language, f"drone-{drone}-letter") for drone in DRONES}) == 4


# Card texts


@cache
def texts(language: str) -> CardTexts:
    return CardTexts(GAME.catalogue, language)


CARDS = GAME.match().content.cards  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_the_text_of_a_card_is_its_effect(card: object, language: str) -> None:
    actions: tuple[str, ...] = card.actions  # type: ignore[attr-defined]
    words = texts(language)
    said = words.card(actions)
    pieces: list[str] = []
    for piece in said.split(JOIN):
        counted = re.match(rf"(\d){TIMES}(.*)", piece)
        pieces += [counted[2]] * int(counted[1]) if counted else [piece]
    assert sorted(pieces) == sorted(words.entry(entry) for entry in actions)
    for entry in actions:
        icons = re.split(r" [+|] ", re.sub(r"^per-outpost \w+: ", "", entry))
        position = 0
        for icon in icons:
            position = words.entry(entry).index(words.icon(icon), position)
        for number in re.findall(r"gain-\w+ (\d)", entry) + re.findall(r"\+([12])$", entry):
            assert number in words.entry(entry)
        per = re.match(r"per-outpost (\w+)", entry)
        if per:
            assert GAME.catalogue.say(language, "effect-per-outpost", colour=per[1]) in words.entry(entry)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_the_pool_of_a_fresh_card_says_the_same_icons(card: object, language: str) -> None:
    actions: tuple[str, ...] = card.actions  # type: ignore[attr-defined]
    words = texts(language)
    parts = [part for entry in actions for part in ([entry] if entry.startswith("per") else entry.split(" + "))]
    for part, token in zip(parts, tokens_of(actions), strict=True):
        icons = re.sub(r"^per-outpost \w+: ", "", part).split(" | ")
        for icon in icons:
            assert words.icon(icon) in words.token(token)


# Text in spans


def test_lines_are_measured_without_their_colours() -> None:
    red = ink("FF0000", bold=True)
    assert ansi([("a", red), ("b", red), ("c", "")]) == "\x1b[1;38;2;255;0;0mab\x1b[0mc"
    assert clipped([("abc", red), ("def", "")], 4) == [("abc…", red)]
    assert filled([("ab", "")], 4) == [("ab", ""), ("  ", "")]
    assert ansi(spread([("left", "")], [("9", "")], 8)) == "left   9"
    assert [ansi(line) for line in wrapped([("one two ", ""), ("three", "")], 8, 2)] == ["one two ", "  three"]
    assert [ansi(line) for line in wrapped([("immeasurable", "")], 6)] == ["immea…"]
    assert [ansi(line) for line in beside([[("a", "")]], [[("b", "")], [("c", "")]], 2)] == ["a  b", "   c"]


# A whole game at the table


def test_a_whole_game_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO(("1\n" * 4 + "\n") * 1000))
    arguments = ["play", "dei", "--seats", "2", "--human", "1", "--seed", "5", "--save", "game.txt", "--language", "de"]
    assert main(arguments) == 0
    shown = capfd.readouterr().out
    assert "Runde 4 von 4" in shown
    assert "Die Partie ist zu Ende" in shown
    assert main(["verify", "game.txt"]) == 0


def worded(language: str) -> Wording:
    """The words of a terminal once the first layout lies there."""
    match = GAME.match()
    words = Wording(match, language, place=WITH_NOTATION)
    words.look(match.view(Play(match, seed_of(1)).state, SPECTATOR))
    return words


def test_very_many_answers_are_listed_by_their_beginnings() -> None:
    actions = [verbs.move(src, dst, n, 0, 0) for src in (3, 12) for dst in range(20, 30) for n in (1, 2, 3)]
    words = worded("en")
    out = io.StringIO()
    Console(file=out, width=100).print(answer_list(words, offered(words, [*actions, verbs.DONE])))
    assert "1) Move 1 scrapper: Anvil Tower (r3) → Spark Ledge (r20)" in out.getvalue()
    assert "and 48 more: type move" in out.getvalue()
    assert "move r3 (30)" in out.getvalue()
    assert "move r12 (30)" in out.getvalue()
    assert "61) Done" in out.getvalue()


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Move 2 scrappers and the champion: Dusk Green (r12) → Drum Ring (r13)",
                "Buy Rubble Sweep (2 technology, 1 energy)",
                "Play Rubble Sweep face down, to buy",
            ],
        ),
        (
            "de",
            [
                "Bewegen: 2 Plünderer und den Anführer, Dämmerau (r12) → Trommelau (r13)",
                "Trümmerlese kaufen (2 Technologien, 1 Energie)",
                "Trümmerlese spielen, verdeckt zum Kaufen",
            ],
        ),
        (
            "it",
            [
                "Muovi 2 spazzini e il campione: Campo Vespro (r12) → Largo Tamburo (r13)",
                "(2 tecnologie, 1 cella energetica)",
                "coperta, per acquistare",
            ],
        ),
    ],
)
def test_answers_are_short_sentences(language: str, sentences: list[str]) -> None:
    words = worded(language)
    actions = [verbs.move(12, 13, 2, 1, 0), verbs.buy(0, price(2, 1)), verbs.play(0, 1)]
    for action, sentence in zip(actions, sentences, strict=True):
        assert words.action(action).endswith(sentence)


def test_a_whole_game_by_numbers() -> None:
    rng, out = Rng(5), io.StringIO()
    play = Play(GAME.match(seats=2), seed_of(12))
    console = Console(file=out, width=100, highlight=False)

    def typed(prompt: str) -> str:
        ask = play.ask_of(0)
        return str(rng.below(len(ask.actions)) + 1) if ask is not None else ""

    TerminalTable(Session("en", console, console, typed), play, frozenset({0}), rng).run()
    assert play.over
    shown = out.getvalue()
    assert "\x1b" not in shown
    assert "The game is over" in shown
    assert max(len(line) for line in shown.splitlines() if line.startswith("│")) == 100
