import { type Kysely, sql } from 'kysely';

/** Administrators are few among many members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_administrators on users (id) where role = 'admin'`.execute(db);
}
