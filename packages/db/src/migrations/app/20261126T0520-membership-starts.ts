import { type Kysely, sql } from 'kysely';

/** Since when somebody is a member, which is earlier than their account where a community brings its list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column membership_starts_on date
      check (membership_starts_on between '1900-01-01' and '2199-12-31');
    comment on column users.membership_starts_on is 'The first day of the membership; null when nobody has said.';
  `.execute(db);
}
