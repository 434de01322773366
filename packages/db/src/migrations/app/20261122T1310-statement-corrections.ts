import { type Kysely, sql } from 'kysely';

/**
 * How members want what was read from their profiles to be read instead. Whoever keeps a member in memory is
 * told of a correction as of a change of the profile: the version grows, and processes hear whose it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table statement_corrections (
      user_id integer not null references users on delete cascade,
      statement_id text not null check (char_length(statement_id) between 1 and 640),
      read_as text not null check (read_as in ('need', 'offer', 'audience', 'nothing')),
      created_at timestamptz not null default now(),
      primary key (user_id, statement_id)
    );
    -- A member whose account is being deleted gains no new rows.
    create trigger refuse_erased_members after insert on statement_corrections referencing new table as written
      for each statement execute function refuse_erased_members('user_id');

    create function announce_corrected_members() returns trigger
      language plpgsql
      as $$
      begin
        execute format(
          'update %I.users set version = version + 1 where id in (select user_id from changed)', tg_table_schema);
        execute format(
          'select %I.announce_people(array(select distinct user_id from changed limit 10001))', tg_table_schema);
        return null;
      end
      $$;
    create trigger statement_corrections_insert after insert on statement_corrections
      referencing new table as changed
      for each statement execute function announce_corrected_members();
    create trigger statement_corrections_update after update on statement_corrections
      referencing new table as changed
      for each statement execute function announce_corrected_members();
    create trigger statement_corrections_delete after delete on statement_corrections
      referencing old table as changed
      for each statement execute function announce_corrected_members();
  `.execute(db);
}
