import { type Kysely, sql } from 'kysely';

/** Pictures of posts, in their order. Who may read the post may see them; `user_id` is its author. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attachments (
      address text primary key check (address ~ '^/attachments/[a-z0-9-]+[.]webp$' and char_length(address) <= 200),
      user_id integer not null references users on delete cascade,
      post_id integer not null references posts on delete cascade,
      position smallint not null check (position between 0 and 3),
      alt text not null default '' check (char_length(alt) <= 1000),
      created_at timestamptz not null default now(),
      unique (post_id, position)
    );
    create index attachments_user on attachments (user_id);
    -- A member whose account is being deleted gains no new rows.
    create trigger refuse_erased_members after insert on attachments referencing new table as written
      for each statement execute function refuse_erased_members('user_id');
  `.execute(db);
}
