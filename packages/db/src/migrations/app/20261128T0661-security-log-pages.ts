import { type Kysely, sql } from 'kysely';

/** The security log of a member is read by pages, in the order of time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index security_events_newest on security_events (user_id, at desc, id desc);
    drop index security_events_user;
  `.execute(db);
}
