import { type Kysely, sql } from 'kysely';

/**
 * Needs that nobody met, of which members asked to be told once somebody does, and the members whom these have not
 * been compared with yet. A trigger fills the latter: profiles and who is public are changed in many places.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table standing_needs (
      user_id integer not null references users on delete cascade,
      need text not null check (char_length(need) between 1 and 200),
      created_at timestamptz not null default now(),
      primary key (user_id, need)
    );
    create trigger refuse_erased_members after insert on standing_needs referencing new table as written
      for each statement execute function refuse_erased_members('user_id');

    create table uncompared_members (
      user_id integer primary key references users on delete cascade
    );

    create trigger refuse_erased_members after insert on uncompared_members referencing new table as written
      for each statement execute function refuse_erased_members('user_id');

    create function note_uncompared_member() returns trigger
      language plpgsql
      as $$
      begin
        if exists (select from standing_needs) then
          insert into uncompared_members values (new.id) on conflict do nothing;
        end if;
        return null;
      end
      $$;
    create trigger users_uncompared
      after update of reading, is_active, has_joined, awaits_confirmation, email_verified_at, role, suggestable on users
      for each row
      when (new.reading is not null and new.is_active and not new.awaits_confirmation and new.suggestable
        and new.erased_at is null and (old.reading, old.is_active, old.awaits_confirmation, old.suggestable)
          is distinct from (new.reading, new.is_active, new.awaits_confirmation, new.suggestable))
      execute function note_uncompared_member();
  `.execute(db);
}
