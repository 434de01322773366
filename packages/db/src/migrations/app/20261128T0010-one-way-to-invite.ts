import { type Kysely, sql } from 'kysely';

/**
 * Invitations of an import are a batch of emails as those of a selection are (decision 415), so that each knows of the
 * other. What an import has not sent yet becomes such a batch.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_invitations add column reminded_at timestamptz;
    comment on column member_invitations.reminded_at is 'When a member who was invited last got another invitation.';
    update member_invitations as invitation set reminded_at = last.sent_at
      from (
        select user_id, max(invited_at) as sent_at from member_import_rows
        where user_id is not null and invited_at is not null group by user_id
      ) as last
      where last.user_id = invitation.user_id and last.sent_at > invitation.invited_at`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select id from member_imports where kind = 'members' and status = 'done' and invited_at is not null
    order by id`.execute(db);
  for (const { id } of rows)
    await sql`
      with waiting as (
        select users.id from member_import_rows as row join users on users.id = row.user_id
        where row.import_id = ${id} and row.outcome = 'created' and row.invited_at is null
          and row.business_id is null and not users.has_joined
          and not exists (select from member_invitations where user_id = users.id)
      ), batch as (
        insert into member_batches (created_by, action)
        select created_by, 'resend' from member_imports where id = ${id} and exists (select from waiting)
        returning id
      )
      insert into member_batch_items (batch_id, user_id) select batch.id, waiting.id from batch cross join waiting`.execute(
      db,
    );
  // The process of the former release goes on with what it is asked for here.
  await sql`update member_imports set invited_at = null where invited_at is not null`.execute(db);
}
