import { type Kysely, sql } from 'kysely';

/** The order of the list of what a member applied to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index opportunity_applications_applicant
      on opportunity_applications (user_id, created_at desc, opportunity_id desc) where status <> 'withdrawn';
  `.execute(db);
}
