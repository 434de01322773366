import { type Kysely, sql } from 'kysely';

/**
 * Whose application was erased at their wish: numbers and times, nothing else. They stay beside the product tables, so
 * that a restore can erase them again from the older data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table applicant_erasures (
      applicant_id integer not null,
      applied_at timestamptz not null,
      erased_at timestamptz not null default now(),
      primary key (applicant_id, applied_at)
    );
    comment on column applicant_erasures.applied_at is
      'With the number it names one application: a restore may give numbers out again.';
  `.execute(db);
}
