import { type Kysely, sql } from 'kysely';

/** The former name of the column, and of the field that only programs fill in, is private to us. In no release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table applicants rename column doubts to suspicions;
    alter table applicants drop constraint applicants_doubts_check;
    update applicants set suspicions = array_replace(suspicions, 'trap', 'honeypot');
    alter table applicants
      add constraint applicants_suspicions_check check (suspicions <@ array['honeypot', 'fast', 'proof']);
  `.execute(db);
}
