"""Who won, for the lists of the lobby; games that were over before say nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("winners", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "winners")
