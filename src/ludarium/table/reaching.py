"""The address under which others can reach this server: the configured one, or that of this machine in its network."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable

EVERYWHERE = ("", "0.0.0.0", "::")
"""What `--host` is called when the server listens at all addresses of the machine."""
FAR = ("192.0.2.1", 9)
"""An address for examples, to which nothing is sent: the system only says from which of its own it would."""


def own_address() -> str:
    """The address of this machine in its network; "" if it has none but its own."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    address = ipaddress.ip_address(found)
    return "" if address.is_loopback or address.is_unspecified else found


def reachable(public: str, host: str, port: int, own: Callable[[], str] = own_address) -> str:
    """Where others find the page; "" if they cannot, since the server listens to its own machine only."""
    if public:
        return public if public.endswith("/") else f"{public}/"
    name = own() if host in EVERYWHERE else "" if is_local(host) else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/" if name else ""


def is_local(host: str) -> bool:
    """Whether only this machine understands an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
