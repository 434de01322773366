import { type Kysely, sql } from 'kysely';

/** An application waits until the poster answers it or the applicant takes it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table opportunity_applications
      add column status text not null default 'pending'
        check (status in ('pending', 'accepted', 'declined', 'withdrawn')),
      add column ended_at timestamptz,
      add constraint opportunity_applications_ended_at check ((status = 'pending') = (ended_at is null));
    create index opportunity_applications_accepted on opportunity_applications (user_id)
      where status = 'accepted';
  `.execute(db);
}
