import { type Kysely, sql } from 'kysely';

/** Applicants choose a password after the approval, by a link to their address (decision 0211). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applicants drop column password`.execute(db);
}
