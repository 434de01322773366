import { type Kysely, sql } from 'kysely';

/** Which fields of a profile are the member's own words, so that a list can renew the others (decision 416). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column own_fields text[] check (cardinality(own_fields) <= 40);
    comment on column users.own_fields is
      'The fields of the profile that the member changed; null when any could be theirs, as in accounts of their own making.';
    update users set own_fields = '{}' where not has_joined and erased_at is null;
    comment on column member_import_rows.former is
      'The values that an update replaces or has replaced, and those that stay, by column.';
  `.execute(db);
}
