import { type Kysely, sql } from 'kysely';

/** Conversations that a member has muted, by the other member, as conversations are addressed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table muted_conversations (
      user_id integer not null references users on delete cascade,
      other_user_id integer not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, other_user_id),
      constraint muted_conversations_not_self check (user_id <> other_user_id)
    );
    create index muted_conversations_other on muted_conversations (other_user_id);
    create trigger refuse_erased_members after insert on muted_conversations referencing new table as written
      for each statement execute function refuse_erased_members('other_user_id', 'user_id');
  `.execute(db);
}
