import { type Kysely, sql } from 'kysely';

/**
 * Memberships begin on the day that a community's list says, for figures of the years before it came here (decision
 * 419). The day is recorded with the membership and not only with the member, since an erasure leaves figures as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table memberships
      add column starts_on date check (starts_on between '1900-01-01' and '2199-12-31'),
      add column was_added boolean not null default false;
    comment on column memberships.starts_on is 'Its first day as entered; null where started_at says it.';
    comment on column memberships.was_added is
      'An administrator made the account, so started_at says nothing of when the membership began.';
    create index memberships_starting on memberships (starts_on) where starts_on is not null;
    create index memberships_assumed on memberships (started_at) where was_added and starts_on is null;

    create or replace function begin_memberships() returns trigger
      language plpgsql
      as $$
      begin
        execute format(
          'insert into %I.memberships
             (user_id, started_at, starts_on, was_added, expires_on, expiry_set_at, agreed_until)
           select id, created_at,
             case when coalesce(membership_starts_on <= membership_expires_on, true) then membership_starts_on end,
             not has_joined, membership_expires_on, created_at, membership_expires_on
           from added
           where %1$I.is_member(is_active, has_joined, suspended_until, awaits_confirmation, erased_at)',
          tg_table_schema);
        return null;
      end
      $$;

    create function follow_membership_start() returns trigger
      language plpgsql
      as $$
      begin
        if new.membership_starts_on is null then
          execute format('update %I.memberships set starts_on = null where user_id = $1 and starts_on = $2',
            tg_table_schema) using new.id, old.membership_starts_on;
          return null;
        end if;
        -- Of several memberships the first that was not over by that day.
        execute format('update %I.memberships set starts_on = $2
            where starts_on is distinct from $2 and id = (
              select id from %1$I.memberships
              where user_id = $1 and (expires_on is null or expires_on >= $2)
                and (ended_at is null or (ended_at at time zone ''UTC'')::date >= $2)
              order by started_at, id limit 1)',
          tg_table_schema) using new.id, new.membership_starts_on;
        return null;
      end
      $$;
    -- Named to run after users_membership, which may begin the membership that the day is of.
    create trigger users_membership_start after update of membership_starts_on, membership_expires_on on users
      for each row
      when (new.erased_at is null
        and (old.membership_starts_on, old.membership_expires_on)
          is distinct from (new.membership_starts_on, new.membership_expires_on))
      execute function follow_membership_start();
  `.execute(db);
  await recordPast(db);
}

/** Whom an administrator added is known of those who were imported or have not joined yet. */
async function recordPast(db: Kysely<unknown>): Promise<void> {
  await sql`
    update memberships set was_added = true
    from (select distinct on (user_id) id, user_id from memberships order by user_id, started_at, id) as first
    where first.id = memberships.id and (
      exists (select from users where users.id = first.user_id and not users.has_joined and users.erased_at is null)
      or exists (select from member_import_rows as row
        where row.user_id = first.user_id and row.outcome in ('created', 'kept')));

    update memberships set starts_on = users.membership_starts_on
    from users
    where users.membership_starts_on is not null and users.erased_at is null and memberships.id = (
      select id from memberships as own
      where own.user_id = users.id
        and (own.expires_on is null or own.expires_on >= users.membership_starts_on)
        and (own.ended_at is null or (own.ended_at at time zone 'UTC')::date >= users.membership_starts_on)
      order by own.started_at, own.id limit 1);
  `.execute(db);
}
