import { type Kysely, sql } from 'kysely';

/** The language that somebody chose to read, or asked in, and is written to in; null: the community's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['users', 'applicants', 'event_guests'])
    await sql`alter table ${sql.id(table)} add column locale text
      constraint ${sql.id(`${table}_locale_tag`)} check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$')`.execute(
      db,
    );
}
