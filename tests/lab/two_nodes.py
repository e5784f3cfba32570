"""Two Ray nodes with one core each: prints their address, loses a node at each line it reads, and ends at the last."""

from __future__ import annotations

import sys
from typing import Any

from ray.cluster_utils import Cluster

SMALL: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}

if __name__ == "__main__":
    cluster: Any = Cluster(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False})
    cluster.add_node(**SMALL)
    print(cluster.address, flush=True)
    for _ in sys.stdin:
        cluster.remove_node(next(iter(cluster.worker_nodes)), allow_graceful=False)
        print("gone", flush=True)
    cluster.shutdown()
