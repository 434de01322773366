import { type Kysely, sql } from 'kysely';

/** Backups that were downloaded before come back by the console. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table backups drop constraint backups_origin_check;
    alter table backups add constraint backups_origin_check
      check (origin in ('admin', 'schedule', 'before_restore', 'uploaded'));
  `.execute(db);
}
