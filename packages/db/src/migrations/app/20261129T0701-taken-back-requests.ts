import { type Kysely, sql } from 'kysely';

/** Takes back the requests of which only deleted messages are left: their senders could not write again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with taken_back as (
      delete from threads
      where requested_by is not null and not exists (
        select from messages
        where thread_id = threads.id and (deleted_at is null or sender_id <> threads.requested_by))
      returning low_user_id, high_user_id, requested_by
    )
    delete from notifications using taken_back
    where notifications.kind = 'message' and notifications.actor_id = taken_back.requested_by
      and notifications.user_id in (taken_back.low_user_id, taken_back.high_user_id);
  `.execute(db);
}
