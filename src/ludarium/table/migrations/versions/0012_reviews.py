"""Reviews of finished games, kept with the table."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_reviews"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
