import { type Kysely, sql } from 'kysely';

/** Emails to many members can begin on a day, and go out in waves of so many a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_batch_items add column due_at timestamptz;
    comment on column member_batch_items.due_at is 'Not before; null: right away.';
    create index member_batch_items_waiting on member_batch_items (batch_id, due_at, user_id) where outcome is null;
  `.execute(db);
}
