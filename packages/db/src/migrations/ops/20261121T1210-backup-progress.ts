import { type Kysely, sql } from 'kysely';

/** How far a running backup or restore has come, for whoever looks on; and going back after a restore. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table backups
      add column step text,
      add column progress smallint not null default 0 check (progress between 0 and 100);
    create index backups_running on backups (started_at) where status = 'running';

    alter table restores
      add column kind text not null default 'restore' check (kind in ('restore', 'undo')),
      add column step text,
      add column progress smallint not null default 0 check (progress between 0 and 100);
    create index restores_newest on restores (started_at desc, id desc);
  `.execute(db);
}
