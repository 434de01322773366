import { type Kysely, sql } from 'kysely';

/** One action of an administrator on many members, applied by a job and undone by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_batches (
      id integer generated always as identity primary key,
      created_by integer references users on delete set null,
      action text not null check (action in ('resend', 'deactivate', 'setExpiry')),
      expires_on date check (expires_on is null or action = 'setExpiry'),
      status text not null default 'running' check (status in ('running', 'done', 'undoing', 'undone')),
      created_at timestamptz not null default now()
    );
    comment on column member_batches.expires_on is 'The new last day of the memberships; null: they do not end.';
    create index member_batches_unfinished on member_batches (id) where status in ('running', 'undoing');
    create index member_batches_creator on member_batches (created_by) where created_by is not null;

    create table member_batch_items (
      batch_id integer not null references member_batches on delete cascade,
      user_id integer not null references users on delete cascade,
      outcome text check (outcome in ('done', 'skipped', 'undone', 'conflicted')),
      former_expires_on date,
      primary key (batch_id, user_id)
    );
    create index member_batch_items_outcome on member_batch_items (batch_id, outcome, user_id);
    create index member_batch_items_user on member_batch_items (user_id);
    create trigger refuse_erased_members after insert on member_batch_items referencing new table as written
      for each statement execute function refuse_erased_members('user_id');
    create trigger refuse_erased_members after insert on member_batches referencing new table as written
      for each statement execute function refuse_erased_members('created_by');
  `.execute(db);
}
