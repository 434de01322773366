import { type Kysely, sql } from 'kysely';

/** The console counts the requests to suggested members of a quarter without reading all requests ever sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index connections_suggested on connections (created_at) include (match_score, accepted_at)
      where referral_source in ('dashboard', 'insights')
  `.execute(db);
}
