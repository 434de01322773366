import { type Kysely, sql } from 'kysely';

/** Sign-ins whose password was right and whose second factor is due, each by the hash of the cookie of its browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table challenges (
      hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
      user_id integer not null,
      tries smallint not null default 0 check (tries between 0 and 5),
      expires_at timestamptz not null
    );
    create index challenges_user on challenges (user_id);
    create index challenges_expires on challenges (expires_at);
  `.execute(db);
}
