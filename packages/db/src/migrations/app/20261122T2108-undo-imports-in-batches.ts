import { type Kysely, sql } from 'kysely';

/** An import is undone by the job that ran it, and duplicates by name are looked up, also of members who are not active. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_imports drop constraint member_imports_status_check,
      add constraint member_imports_status_check
        check (status in ('mapping', 'checking', 'checked', 'running', 'done', 'undoing', 'undone'));
    drop index member_imports_unfinished;
    create index member_imports_unfinished on member_imports (id) where status in ('checking', 'running', 'undoing');
    -- A hash, because some names fold into more than a B-tree holds.
    create index users_same_name on users using hash (search_name) where erased_at is null;
  `.execute(db);
}
