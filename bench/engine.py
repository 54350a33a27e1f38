"""The engine against python-chess: one validated answer, one cold resume, and the size of a snapshot."""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterator
from random import Random
from statistics import median

import chess

from bench.report import Row
from engine.core import games
from engine.core.table import Table
from engine.players import random_player

ROUNDS = 25  # short ones: a machine's speed changes within seconds, and both sides must meet the same
MOVES, ANSWERS, RESUMES, QUESTIONS = 800, 800, 12, 60
PLIES = 200


def chess_move(count: int, rng: Random) -> float:
    """Seconds for one python-chess move: all legal moves, one of them pushed."""
    moves, spent = 0, 0.0
    while moves < count:
        board = chess.Board()
        for _ in range(PLIES):
            began = time.thread_time()
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(rng.random() * len(legal))])
            spent += time.thread_time() - began
            moves += 1
    return spent / moves


def tables(game: str, rng: Random) -> Iterator[Table]:
    """Tables of one game in random play, over every number of seats, before each answer."""
    seats = games.get(game).seats
    for n in range(10**9):
        table = Table.start(game, seats[n % len(seats)], seed=str(rng.random()))
        while not table.over:
            yield table


def warm_answer(game: str, count: int, rng: Random) -> float:
    """Seconds for one validated answer of a warm table and all ids of the question that follows.

    The random pick itself is not counted.
    """
    answers, spent = 0, 0.0
    for table in tables(game, rng):
        ask = table.asks[0]
        picks = random_player(None, ask, rng)
        began = time.thread_time()
        table.answer(ask.seat, picks)
        for following in table.asks:
            following.ids()
        spent += time.thread_time() - began
        table.crossed.clear()
        answers += 1
        if answers == count:
            break
    return spent / answers


def long_segment(game: str, rng: Random) -> Table:
    """A table with ten choices in its open segment."""
    for table in tables(game, rng):
        if len(table.choices) >= 10:
            table.choices = table.choices[:10]
            return table
        ask = table.asks[0]
        table.answer(ask.seat, random_player(None, ask, rng))
    raise AssertionError


def cold_resume(table: Table) -> float:
    """Seconds to rebuild a table from its snapshot and ten choices."""
    began = time.thread_time()
    for _ in range(RESUMES):
        Table(table.game, table.segment, table.snapshot, table.choices).live()
    return (time.thread_time() - began) / RESUMES


def telling(game: str, count: int, rng: Random) -> float:
    """Seconds to tell all options of a question to whoever looks at it: each is tried on a copy."""
    questions, spent = 0, 0.0
    for table in tables(game, rng):
        ask = table.asks[0]
        began = time.thread_time()
        _ = ask.options
        spent += time.thread_time() - began
        table.answer(ask.seat, random_player(None, ask, rng))
        table.crossed.clear()
        questions += 1
        if questions == count:
            break
    return spent / questions


def largest_snapshot(game: str, rng: Random) -> int:
    """Stored bytes of the largest snapshot of a random game with all seats taken."""
    table = Table.start(game, max(games.get(game).seats), seed="size")
    largest = 0
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, random_player(None, ask, rng))
        largest = max(largest, len(zlib.compress(table.snapshot)))
    return largest


def rows() -> Iterator[Row]:
    """All games in turn; each between two stretches of the peer."""
    for game in games.names():
        answers, resumes, told = [], [], []
        for n in range(ROUNDS):
            segment = long_segment(game, Random(n))
            before = chess_move(MOVES, Random(n))
            answer, resume = warm_answer(game, ANSWERS, Random(n)), cold_resume(segment)
            telling_one = telling(game, QUESTIONS, Random(n))
            peer = (before + chess_move(MOVES, Random(n))) / 2
            answers.append(answer / peer)
            resumes.append(resume / peer)
            told.append(telling_one / peer)
        yield Row(f"{game}: one validated answer / one python-chess move", median(answers), 1.0)
        yield Row(f"{game}: cold resume with 10 choices / one python-chess move", median(resumes), 6.0)
        yield Row(f"{game}: telling a question to who looks at it / one python-chess move", median(told), 30.0)
        yield Row(f"{game}: largest snapshot, kB of zlib", largest_snapshot(game, Random(1)) / 1000, 2.0)
