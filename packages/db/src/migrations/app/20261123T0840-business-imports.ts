import { type Kysely, sql } from 'kysely';

/**
 * Files of businesses are imported like those of members. The tables keep their names, which processes of the former
 * version use during a rolling restart.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_imports
      add column kind text not null default 'members' check (kind in ('members', 'businesses'));
    comment on table member_imports is 'Files of members or businesses, by kind.';
    alter table member_import_rows
      add column business_id integer references businesses on delete set null,
      add column edited_at timestamptz;
    comment on column member_import_rows.edited_at is 'When an administrator last changed the created member.';
    create index member_import_rows_business on member_import_rows (business_id) where business_id is not null;
    -- A hash, because some names fold into more than a B-tree holds.
    create index businesses_same_name on businesses using hash (public.fold_text(name)) where deleted_at is null;
  `.execute(db);
}
