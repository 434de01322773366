import { type Kysely, sql } from 'kysely';

/** When a message was changed, or taken back, by who wrote it. What was taken back keeps its place without its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column edited_at timestamptz,
      add column deleted_at timestamptz,
      add constraint messages_deleted_blank check (deleted_at is null or content = 'Message deleted');
  `.execute(db);
}
