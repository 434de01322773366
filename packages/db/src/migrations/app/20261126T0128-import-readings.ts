import { type Kysely, sql } from 'kysely';

/**
 * How a file of an import was read, and the file itself, so that it can be read in another way; what administrators
 * decided about its rows, and what an update replaced. The file is deleted when the import runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_imports
      add column reading jsonb not null default '{}',
      add column options jsonb not null default '{}';
    comment on column member_imports.reading is 'Encoding, delimiter, sheet and row of the column names.';
    alter table member_import_rows
      add column notes text[] not null default '{}' check (cardinality(notes) <= 20),
      add column decision text check (decision in ('skip', 'update', 'import')),
      add column former jsonb,
      drop constraint member_import_rows_outcome_check,
      add constraint member_import_rows_outcome_check check (outcome in
        ('new', 'change', 'duplicate', 'faulty', 'created', 'changed', 'removed', 'restored', 'kept'));
    comment on column member_import_rows.former is 'The values that an update replaced, by column.';
    create index member_import_rows_doubtful on member_import_rows (import_id, line) where notes <> '{}';

    create table member_import_files (
      import_id integer primary key references member_imports on delete cascade,
      bytes bytea not null check (octet_length(bytes) <= 10485760)
    );
  `.execute(db);
}
