import { type Kysely, sql } from 'kysely';

/**
 * Which member holds which role of the staff. Administrators are in `users.role`. A role ends with the access of its
 * holder, however that ends: a restored or reactivated account does not get it back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table grants (
      user_id integer not null references users on delete cascade,
      role text not null
        check (role in ('membership', 'editor', 'moderator', 'events', 'treasurer', 'auditor')),
      granted_by integer references users on delete set null,
      granted_at timestamptz not null default now(),
      -- The last day on which it is in force; null: until someone ends it.
      ends_on date check (ends_on between '2020-01-01' and '2199-12-31'),
      primary key (user_id, role)
    );
    create index grants_granted_by on grants (granted_by);
    create trigger refuse_erased_members after insert on grants referencing new table as written
      for each statement execute function refuse_erased_members('user_id');

    create function end_grants() returns trigger
      language plpgsql
      as $$
      begin
        -- A restore changes members in a schema beside this one.
        execute format('delete from %I.grants where user_id = $1', tg_table_schema) using new.id;
        return null;
      end
      $$;
    create trigger users_end_grants
      after update of is_active, erased_at on users
      for each row when (not new.is_active or new.erased_at is not null) execute function end_grants();
  `.execute(db);
}
