import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What has to leave the house: a mail, a call of the CRM, a webhook. Written in the transaction of
    -- the change it tells of; a job delivers it. The id is sent along, so a receiver knows a repeat.
    create table outbox (
      id uuid primary key default gen_random_uuid(),
      channel text not null check (channel in ('mail', 'crm', 'webhook')),
      topic text not null check (char_length(topic) between 1 and 100),
      payload jsonb not null default '{}',
      object_type text check (object_type in ('referral', 'order')),
      object_id integer,
      user_id integer,
      dedupe_key text unique check (char_length(dedupe_key) <= 200),
      status text not null default 'pending' check (status in ('pending', 'sent', 'failed', 'dropped')),
      attempts integer not null default 0 check (attempts >= 0),
      next_at timestamptz not null default now(),
      leased_until timestamptz,
      last_error text check (char_length(last_error) <= 500),
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      constraint outbox_finished_at check ((status = 'pending') = (finished_at is null))
    );
    comment on column outbox.user_id is 'The member it is sent to or tells of; erased with them.';
    create index outbox_pending on outbox (next_at) where status = 'pending';
    create index outbox_failed on outbox (created_at desc, id desc) where status = 'failed';
    create index outbox_object on outbox (object_type, object_id) where object_id is not null;
    create index outbox_user on outbox (user_id) where user_id is not null;
    create index outbox_finished on outbox (finished_at) where finished_at is not null;
  `.execute(db);
}
