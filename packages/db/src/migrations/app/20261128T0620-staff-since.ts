import { type Kysely, sql } from 'kysely';

/** When a member got their first role: seven days later it takes two factors. Existing roles start now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column staff_since timestamptz;
    comment on column users.staff_since is 'When they got their first role; stays when the role ends.';
    update users set staff_since = now()
    where role = 'admin' or exists (select from grants where grants.user_id = users.id);

    create function begin_staff() returns trigger
      language plpgsql
      as $$
      begin
        new.staff_since := now();
        return new;
      end
      $$;
    create trigger users_begin_staff_added before insert on users
      for each row when (new.role = 'admin' and new.staff_since is null) execute function begin_staff();
    create trigger users_begin_staff before update of role on users
      for each row when (new.role = 'admin' and old.role <> 'admin') execute function begin_staff();

    create function begin_staff_by_grant() returns trigger
      language plpgsql
      as $$
      begin
        -- A restore changes members in a schema beside this one.
        execute format(
          'update %1$I.users set staff_since = now() where id = $1 and role <> ''admin'' and not exists (
             select from %1$I.grants where user_id = $1 and role <> $2
               and coalesce(ends_on >= (now() at time zone ''UTC'')::date, true))',
          tg_table_schema) using new.user_id, new.role;
        return null;
      end
      $$;
    create trigger grants_begin_staff after insert on grants
      for each row execute function begin_staff_by_grant();
  `.execute(db);
}
