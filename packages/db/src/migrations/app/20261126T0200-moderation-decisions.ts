import { type Kysely, sql } from 'kysely';

/**
 * Decisions of administrators on what a member wrote or on their account, with the reason that the member reads and
 * the one objection that they can make. `posts` is all posts of a member at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table moderation_decisions (
      id integer generated always as identity primary key,
      member_id integer not null references users on delete cascade,
      object_type text not null
        check (object_type in ('post', 'comment', 'review', 'user', 'short_link', 'business', 'posts')),
      object_id integer not null,
      decision text not null check (decision in ('hide', 'delete', 'decline', 'warn', 'suspend')),
      reason text check (char_length(reason) between 1 and 2000),
      note text check (char_length(note) <= 1000),
      suspended_until date check (suspended_until is null or decision = 'suspend'),
      decided_by integer references users on delete set null,
      created_at timestamptz not null default now(),
      objection text check (char_length(objection) between 1 and 2000),
      objected_at timestamptz,
      outcome text check (outcome in ('upheld', 'reversed')),
      answer text check (char_length(answer) between 1 and 2000),
      answered_by integer references users on delete set null,
      answered_at timestamptz,
      constraint moderation_decisions_objected check (objected_at is null or objection is not null),
      constraint moderation_decisions_answered check ((outcome is null) = (answered_at is null))
    );
    comment on column moderation_decisions.note is 'Among administrators.';
    create index moderation_decisions_member on moderation_decisions (member_id, created_at desc, id desc);
    create index moderation_decisions_open on moderation_decisions (objected_at, id)
      where objected_at is not null and answered_at is null;
    create index moderation_decisions_decided_by on moderation_decisions (decided_by) where decided_by is not null;
    create index moderation_decisions_answered_by on moderation_decisions (answered_by) where answered_by is not null;
    create trigger refuse_erased_members after insert on moderation_decisions referencing new table as written
      for each statement execute function refuse_erased_members('member_id');

    alter table posts add column decision_id integer references moderation_decisions on delete set null;
    comment on column posts.decision_id is 'The decision that took it off the feed.';
    create index posts_decision on posts (decision_id) where decision_id is not null;

    alter table reports add column category text not null default 'other'
      check (category in ('spam', 'insult', 'illegal', 'other'));

    alter table users add column suspended_until date;
    comment on column users.suspended_until is 'The first day on which a suspended member can sign in again.';
    create index users_suspended on users (suspended_until) where suspended_until is not null;
  `.execute(db);
}
