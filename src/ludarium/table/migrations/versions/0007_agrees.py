"""Who agrees to end a game is called so, as on the wire; nobody resigns a seat that way any more."""

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.alter_column("seats", "resigns", new_column_name="agrees")


def downgrade() -> None:
    op.alter_column("seats", "agrees", new_column_name="resigns")
