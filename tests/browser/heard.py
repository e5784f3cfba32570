"""What the server says to a page, and the positions that the page knows from it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.table.players import changed


def heard(page: Page) -> list[str]:
    """What the server will have said to a page."""
    told: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    page.on("response", lambda response: told.append(response.text()) if "/state" in response.url else None)
    return told


def zones_in(told: list[str]) -> list[dict[str, Any]]:
    """The zones of every view that was sent, whole or as what has changed since another one."""
    views: dict[int, Any] = {}
    found = []
    for message in map(json.loads, told):
        if message.get("type") == "changes":
            view = changed(changed(views[message["after"]], message["shared"]), message["own"])
        elif "view" in message:
            view = message["view"]
        else:
            continue
        views[message["seq"]] = view
        found.append(view["zones"])
    return found
