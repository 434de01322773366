import { type Kysely, sql } from 'kysely';

/**
 * In which months a member was here, to count those of a month in any time zone: the edges of a month differ from those
 * of UTC by less than 15 hours, so besides the first moment only moments near them are kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table active_months (
      user_id integer not null references users on delete cascade,
      month date not null check (extract(day from month) = 1),
      first_at timestamptz not null,
      last_at timestamptz not null,
      primary key (month, user_id)
    );
    comment on column active_months.month is 'Its first day, in UTC.';
    comment on column active_months.last_at is 'A later moment in the month; within 15 hours of its edges the latest.';
    create index active_months_user on active_months (user_id);
    create trigger refuse_erased_members after insert on active_months referencing new table as written
      for each statement execute function refuse_erased_members('user_id');

    create function record_active_month() returns trigger
      language plpgsql
      as $$
      declare
        month date := date_trunc('month', new.last_seen_at at time zone 'UTC');
      begin
        execute format($sql$
          insert into %I.active_months as held (user_id, month, first_at, last_at) values ($1, $2, $3, $3)
          on conflict (month, user_id) do update set last_at = excluded.last_at
          where held.last_at < excluded.last_at
            and (held.last_at < (held.month at time zone 'UTC') + interval '15 hours'
              or excluded.last_at >= ((held.month + interval '1 month') at time zone 'UTC') - interval '15 hours')$sql$,
          tg_table_schema) using new.id, month, new.last_seen_at;
        return null;
      end
      $$;
    create trigger users_active_month after update of last_seen_at on users
      for each row when (new.last_seen_at is not null and new.erased_at is null)
      execute function record_active_month();
    create trigger users_active_month_added after insert on users
      for each row when (new.last_seen_at is not null)
      execute function record_active_month();

    -- Before, only what members left behind says when they were here.
    insert into active_months (user_id, month, first_at, last_at)
    select user_id, date_trunc('month', at at time zone 'UTC')::date as month, min(at), max(at)
    from (
      select id as user_id, last_seen_at as at from users
      union all select id, joined_at from users
      union all select user_id, created_at from posts
      union all select user_id, created_at from post_comments
      union all select user_id, created_at from post_likes
      union all select sender_id, created_at from messages
      union all select user_id, created_at from connections
      union all select connected_user_id, accepted_at from connections
      union all select referrer_id, created_at from referrals
      union all select user_id, order_date from service_orders
      union all select user_id, created_at from business_reviews
    ) as trace
    where at is not null and user_id in (select id from users where erased_at is null)
    group by user_id, month;
  `.execute(db);
}
