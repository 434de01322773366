import { type Kysely, sql } from 'kysely';

/** A business of which nobody said the country has none, instead of that of the product's makers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table businesses alter column country set default ''`.execute(db);
}
