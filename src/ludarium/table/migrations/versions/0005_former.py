"""How a game ended, as its record says, to be shown when the rules have changed; games that were over say nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("ending", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "ending")
