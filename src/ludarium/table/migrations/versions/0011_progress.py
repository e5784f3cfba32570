"""What guests have learned: levels solved, and with how many answers."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "progress",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("item", sa.String(80), nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_progress_guest_guests"),
        sa.PrimaryKeyConstraint("guest", "game", "item", name="pk_progress"),
    )


def downgrade() -> None:
    op.drop_table("progress")
