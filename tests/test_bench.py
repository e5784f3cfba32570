"""The benches measure real servers; one that ends at once must not keep them waiting."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import httpx
import pytest

from bench.table import free_port, reachable


def test_a_bench_whose_server_ends_at_once_says_so() -> None:
    server = subprocess.Popen([sys.executable, "-c", "raise SystemExit(3)"])

    async def wait() -> None:
        async with asyncio.timeout(60), httpx.AsyncClient(base_url=f"http://127.0.0.1:{free_port()}") as client:
            await reachable(client, "/games", server)

    with pytest.raises(SystemExit, match="ended with code 3"):
        asyncio.run(wait())
