import { type Kysely, sql } from 'kysely';

/** First messages to strangers that were deleted before an answer: they still count towards those of a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table taken_back_requests (
      user_id integer not null,
      written_at timestamptz not null
    );
    comment on column taken_back_requests.user_id is 'Who wrote it.';
    create index taken_back_requests_user on taken_back_requests (user_id, written_at);
    create index taken_back_requests_written on taken_back_requests (written_at);
  `.execute(db);
}
