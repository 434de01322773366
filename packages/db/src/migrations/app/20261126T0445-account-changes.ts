import { type Kysely, sql } from 'kysely';

/**
 * When administrators last decided about an account, so that a restore can tell what came later than its data. Set by
 * a trigger, because accounts change in several places; a value that is given stays, as when a restore repeats a change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column status_changed_at timestamptz, add column role_changed_at timestamptz;
    comment on column users.status_changed_at is
      'When the member was last activated, deactivated or suspended; null: not since this is recorded.';
    comment on column users.role_changed_at is
      'When the member last became an administrator or stopped being one; null: not since this is recorded.';

    create function note_account_change() returns trigger
      language plpgsql
      as $$
      begin
        if (new.is_active, new.suspended_until) is distinct from (old.is_active, old.suspended_until)
          and new.status_changed_at is not distinct from old.status_changed_at
        then
          new.status_changed_at := clock_timestamp();
        end if;
        if new.role <> old.role and new.role_changed_at is not distinct from old.role_changed_at then
          new.role_changed_at := clock_timestamp();
        end if;
        return new;
      end
      $$;
    create trigger users_account_change before update of is_active, suspended_until, role on users
      for each row execute function note_account_change();
  `.execute(db);
}
