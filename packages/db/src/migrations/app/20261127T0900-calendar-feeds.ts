import { type Kysely, sql } from 'kysely';

/** The secret address of a member's calendar, by the hash of its secret. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feeds (
      user_id integer primary key references users on delete cascade,
      secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null default now()
    );
    create trigger refuse_erased_members after insert on calendar_feeds referencing new table as written
      for each statement execute function refuse_erased_members('user_id');
  `.execute(db);
}
