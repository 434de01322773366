import { type Kysely, sql } from 'kysely';

/**
 * Who was a member when, for figures of any span (decision 375). Triggers follow the member's row, because members are
 * added, (de)activated, renewed and erased in many places. What is put right within the 30 days of grace, a late renewal
 * or a deactivation by mistake, leaves no gap.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table memberships (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      started_at timestamptz not null,
      ended_at timestamptz,
      expires_on date,
      expiry_set_at timestamptz not null,
      agreed_until date
    );
    comment on table memberships is 'The time without a gap in which somebody was a member, joined on the platform or not.';
    comment on column memberships.ended_at is
      'When the member left, or a new membership began after this one had expired; null while neither has happened.';
    comment on column memberships.expires_on is 'Its last day; null when it does not end.';
    comment on column memberships.agreed_until is 'The latest last day it ever had; a later one is a renewal.';
    create index memberships_user on memberships (user_id, started_at);
    create unique index memberships_current on memberships (user_id) where ended_at is null;
    create index memberships_started on memberships (started_at desc, id desc) include (expires_on, ended_at);
    create index memberships_ended on memberships (ended_at desc, id desc) where ended_at is not null;
    create index memberships_expiring on memberships (expires_on desc, id desc) where expires_on is not null;
    create trigger refuse_erased_members after insert on memberships referencing new table as written
      for each statement execute function refuse_erased_members('user_id');

    create table membership_renewals (
      id integer generated always as identity primary key,
      membership_id integer not null references memberships on delete cascade,
      due_on date not null,
      until date check (until > due_on),
      renewed_at timestamptz not null,
      unique (membership_id, due_on)
    );
    comment on column membership_renewals.due_on is 'The last day of the membership before it was renewed.';
    create index membership_renewals_due on membership_renewals (due_on desc, id desc);

    create table member_invitations (
      id integer generated always as identity primary key,
      invited_at timestamptz not null default now(),
      user_id integer references users on delete cascade,
      invitation_id integer references invitations on delete set null
    );
    comment on table member_invitations is
      'Each person who was invited by mail, once: a member who has not joined, or an address that is no member''s yet.';
    create unique index member_invitations_user on member_invitations (user_id) where user_id is not null;
    create index member_invitations_invitation on member_invitations (invitation_id) where invitation_id is not null;
    create index member_invitations_newest on member_invitations (invited_at desc, id desc);
    create trigger refuse_erased_members after insert on member_invitations referencing new table as written
      for each statement execute function refuse_erased_members('user_id');

    alter table users add column joined_at timestamptz;
    comment on column users.joined_at is 'When the member first signed in. Set by a trigger.';
  `.execute(db);
  await createTriggers(db);
  await recordPast(db);
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function set_joined_at() returns trigger
      language plpgsql
      as $$
      begin
        if new.joined_at is null and new.last_seen_at is not null then
          new.joined_at := least(new.last_seen_at, case when tg_op = 'INSERT' then new.created_at end);
        end if;
        return new;
      end
      $$;
    create trigger users_joined before insert or update of last_seen_at on users
      for each row execute function set_joined_at();

    create function is_member(is_active boolean, has_joined boolean, suspended_until date,
        awaits_confirmation boolean, erased_at timestamptz) returns boolean
      language sql immutable parallel safe
      return erased_at is null and not awaits_confirmation
        and (is_active or not has_joined or suspended_until is not null);

    create function begin_memberships() returns trigger
      language plpgsql
      as $$
      begin
        execute format(
          'insert into %I.memberships (user_id, started_at, expires_on, expiry_set_at, agreed_until)
           select id, created_at, membership_expires_on, created_at, membership_expires_on from added
           where %1$I.is_member(is_active, has_joined, suspended_until, awaits_confirmation, erased_at)',
          tg_table_schema);
        return null;
      end
      $$;
    create trigger users_memberships after insert on users referencing new table as added
      for each statement execute function begin_memberships();

    create function follow_membership() returns trigger
      language plpgsql
      as $$
      declare
        stays boolean;
        last_day date := new.membership_expires_on;
        held record;
      begin
        -- Who has to confirm an address has not become a member yet, but is not put out by a change of that rule.
        execute format('select %I.is_member($1, $2, $3, false, $4)', tg_table_schema) into stays
          using new.is_active, new.has_joined, new.suspended_until, new.erased_at;
        if not stays then
          execute format('update %I.memberships set ended_at = now() where user_id = $1 and ended_at is null',
            tg_table_schema) using new.id;
          return null;
        end if;
        execute format('select *, ended_at is not null as is_over from %I.memberships
            where user_id = $1 and (ended_at is null or ended_at > now() - interval ''30 days'')
            order by started_at desc, id desc limit 1', tg_table_schema) into held using new.id;
        if held.expires_on is not null and (last_day is null or last_day > held.expires_on)
          and (now() at time zone 'UTC')::date
            > greatest(held.expires_on, (held.expiry_set_at at time zone 'UTC')::date) + 30
        then
          execute format('update %I.memberships set ended_at = coalesce(ended_at, now()) where id = $1',
            tg_table_schema) using held.id;
          held.id := null;
        end if;
        if held.id is null and new.awaits_confirmation then
          return null;
        end if;
        if held.id is null then
          execute format('insert into %I.memberships (user_id, started_at, expires_on, expiry_set_at, agreed_until)
              values ($1, now(), $2, now(), $2)', tg_table_schema) using new.id, last_day;
          return null;
        end if;
        if last_day is distinct from held.expires_on and held.agreed_until is not null
          and (last_day is null or last_day > held.agreed_until)
        then
          execute format('insert into %I.membership_renewals (membership_id, due_on, until, renewed_at)
              values ($1, $2, $3, now())
              on conflict (membership_id, due_on) do update set until = excluded.until', tg_table_schema)
            using held.id, held.expires_on, last_day;
        end if;
        execute format('update %I.memberships set
            ended_at = null,
            expires_on = $2,
            expiry_set_at = case when expires_on is distinct from $2 then now() else expiry_set_at end,
            agreed_until = case when $2 < agreed_until then agreed_until else $2 end
          where id = $1', tg_table_schema) using held.id, last_day;
        return null;
      end
      $$;
    create trigger users_membership
      after update of is_active, has_joined, suspended_until, awaits_confirmation, email_verified_at, role, erased_at,
        membership_expires_on on users
      for each row
      when ((old.is_active, old.has_joined, old.suspended_until, old.awaits_confirmation, old.erased_at,
          old.membership_expires_on)
        is distinct from (new.is_active, new.has_joined, new.suspended_until, new.awaits_confirmation, new.erased_at,
          new.membership_expires_on))
      execute function follow_membership();

    create function record_invited_address() returns trigger
      language plpgsql
      as $$
      begin
        execute format('insert into %I.member_invitations (invited_at, invitation_id) values ($1, $2)',
          tg_table_schema) using new.sent_at, new.id;
        return null;
      end
      $$;
    create trigger invitations_by_mail after insert on invitations
      for each row when (new.email is not null and new.sent_at is not null)
      execute function record_invited_address();

    create function record_accepted_invitation() returns trigger
      language plpgsql
      as $$
      begin
        execute format('update %I.member_invitations set user_id = $1 where invitation_id = $2 and user_id is null
            and not exists (select from %1$I.member_invitations where user_id = $1)',
          tg_table_schema) using new.user_id, new.invitation_id;
        return null;
      end
      $$;
    create trigger invited_members_by_mail after insert on invited_members
      for each row when (new.invitation_id is not null)
      execute function record_accepted_invitation();
  `.execute(db);
}

/** What is still known of the time before: nothing says when a member was deactivated, so it is when they were last seen. */
async function recordPast(db: Kysely<unknown>): Promise<void> {
  await sql`
    update users set joined_at = created_at where last_seen_at is not null;

    insert into memberships (user_id, started_at, ended_at, expires_on, expiry_set_at, agreed_until)
    select id, created_at,
      case when not is_member(is_active, has_joined, suspended_until, awaits_confirmation, erased_at)
        then greatest(created_at, coalesce(erased_at, last_seen_at)) end,
      membership_expires_on, created_at, membership_expires_on
    from users where not awaits_confirmation;

    insert into membership_renewals (membership_id, due_on, until, renewed_at)
    select distinct on (memberships.id, item.former_expires_on)
      memberships.id, item.former_expires_on, batch.expires_on, batch.created_at
    from member_batch_items as item
    join member_batches as batch on batch.id = item.batch_id
    join memberships on memberships.user_id = item.user_id
    where batch.action = 'setExpiry' and item.outcome = 'done'
      and (batch.expires_on is null or batch.expires_on > item.former_expires_on)
      and item.former_expires_on is not null
    order by memberships.id, item.former_expires_on, batch.id;

    insert into member_invitations (invited_at, user_id)
    select min(row.invited_at), row.user_id from member_import_rows as row
    where row.invited_at is not null and row.user_id is not null group by row.user_id;
    insert into member_invitations (invited_at, invitation_id, user_id)
    select invitation.sent_at, invitation.id, joined.user_id
    from invitations as invitation left join invited_members as joined on joined.invitation_id = invitation.id
    where invitation.email is not null and invitation.sent_at is not null
    on conflict (user_id) where user_id is not null do nothing;
  `.execute(db);
}
