import { type Kysely, sql } from 'kysely';

/** Why a registration waits in the queue although anyone may register (decision 0232). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table applicants
      add column doubts text[] not null default '{}' check (doubts <@ array['trap', 'fast', 'proof'])
  `.execute(db);
}
