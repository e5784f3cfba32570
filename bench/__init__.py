"""Speed, compared with a peer in the same run."""
