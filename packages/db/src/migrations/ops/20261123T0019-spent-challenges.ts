import { type Kysely, sql } from 'kysely';

/** Challenges whose solutions have been used, until they would expire anyway (decision 0232). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table spent_challenges (
      nonce text primary key check (char_length(nonce) <= 64),
      expires_at timestamptz not null
    );
    create index spent_challenges_expires on spent_challenges (expires_at);
  `.execute(db);
}
