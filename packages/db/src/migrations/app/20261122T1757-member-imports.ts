import { type Kysely, sql } from 'kysely';

/**
 * Members from a spreadsheet. An imported member has no password and cannot be seen by anyone until they join by
 * the link in their invitation; the rows of the file are kept for as long as the import can be undone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column has_joined boolean not null default true,
      add constraint users_joined_to_be_active check (has_joined or not is_active);
    comment on column users.has_joined is 'False for an imported member who has not opened their invitation yet.';

    create table member_imports (
      id integer generated always as identity primary key,
      created_by integer references users on delete set null,
      file_name text not null check (char_length(file_name) between 1 and 200),
      columns text[] not null check (cardinality(columns) between 1 and 100),
      mapping jsonb not null,
      status text not null default 'mapping'
        check (status in ('mapping', 'checking', 'checked', 'running', 'done', 'undone')),
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      invited_at timestamptz
    );
    create index member_imports_unfinished on member_imports (id) where status in ('checking', 'running');
    create index member_imports_creator on member_imports (created_by) where created_by is not null;

    create table member_import_rows (
      import_id integer not null references member_imports on delete cascade,
      line integer not null check (line > 0),
      cells text[] not null check (cardinality(cells) <= 100),
      email text check (char_length(email) <= 254),
      name_key text check (char_length(name_key) <= 500),
      outcome text check (outcome in ('new', 'duplicate', 'faulty', 'created', 'removed', 'kept')),
      reason text check (char_length(reason) <= 500),
      user_id integer references users on delete cascade,
      invited_at timestamptz,
      primary key (import_id, line)
    );
    create index member_import_rows_outcome on member_import_rows (import_id, outcome, line);
    create index member_import_rows_email on member_import_rows (import_id, email, line) where email is not null;
    create index member_import_rows_name on member_import_rows (import_id, name_key, line) where name_key is not null;
    create index member_import_rows_user on member_import_rows (user_id) where user_id is not null;
    -- A member whose account is being deleted gains no new rows.
    create trigger refuse_erased_members after insert on member_import_rows referencing new table as written
      for each statement execute function refuse_erased_members('user_id');
    create trigger refuse_erased_members after insert on member_imports referencing new table as written
      for each statement execute function refuse_erased_members('created_by');
  `.execute(db);
}
