"""Whom we believe about where a request comes from: only the proxies the operator names.

A proxy says who asks in X-Forwarded-For, how in X-Forwarded-Proto, for which host in X-Forwarded-Host, and below which
path it serves us in X-Forwarded-Prefix. From anybody else these headers are as good as absent.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from ludarium.kernel.errors import SetupError

PREFIX = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+\Z")
LONGEST_PREFIX = 200
OWN = ("api", "metrics")
"""First parts of our own paths: a prefix may not begin with them, since we could not tell whether it was stripped."""
FORWARDED = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-forwarded-prefix")
SCHEMES = {"http": ("http", "ws"), "https": ("https", "wss"), "ws": ("http", "ws"), "wss": ("https", "wss")}


class Proxies:
    """The addresses of proxies."""

    def __init__(self, named: Sequence[str]) -> None:
        self._networks: list[IPv4Network | IPv6Network] = []
        for name in named:
            try:
                self._networks.append(ip_network(name.strip()))
            except ValueError:
                raise SetupError(f"--proxy takes an address or a network such as 10.0.0.0/8, not {name!r}") from None
        self.trusts = lru_cache(maxsize=4096)(self._trusts)

    def _trusts(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)

    def apply(self, scope: dict[str, Any], headers: dict[str, str]) -> None:
        """Take over what a proxy says, into the scope; headers of anybody else are dropped."""
        scope["prefix"] = ""
        peer = scope.get("client")
        if peer is None or not self.trusts(peer[0]):
            for name in FORWARDED:
                headers.pop(name, None)
            return
        scope["client"] = (self._origin(headers.get("x-forwarded-for", ""), peer[0]), 0)
        schemes = SCHEMES.get(headers.get("x-forwarded-proto", "").strip())
        if schemes is not None:
            scope["scheme"] = schemes[scope["type"] == "websocket"]
        _cut_prefix(scope, headers.get("x-forwarded-prefix", "").rstrip("/"))

    def _origin(self, chain: str, peer: str) -> str:
        """The last address of a chain that is not one of our proxies: anyone can have written what comes before it."""
        address = peer
        for text in reversed(chain.split(",")[-20:]):
            try:
                address = str(ip_address(text.strip().strip("[]")))
            except ValueError:
                return address
            if not self.trusts(address):
                return address
        return address


def _cut_prefix(scope: dict[str, Any], prefix: str) -> None:
    """A proxy may serve us below a path, and may or may not cut it off."""
    if len(prefix) > LONGEST_PREFIX or not PREFIX.match(prefix) or prefix.split("/")[1] in OWN:
        return
    scope["prefix"] = prefix
    path = scope["path"]
    if path == prefix or path.startswith(f"{prefix}/"):
        scope["path"] = path[len(prefix) :] or "/"
        scope["raw_path"] = scope["path"].encode("utf-8", "surrogatepass")


def home_of(scope: Mapping[str, Any]) -> str:
    """The household that a request or socket comes from; "" where nobody knows."""
    peer = scope.get("client")
    return household(peer[0]) if peer else ""


def household(address: str) -> str:
    """What counts as one address: of IPv6 the network of 64 bits that one customer gets."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found) >> 64 << 64, 64)).network_address)
