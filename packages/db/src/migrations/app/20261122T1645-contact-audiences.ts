import { type Kysely, sql } from 'kysely';

/**
 * Whom the email address and the phone number are shown to. That both were public was never asked for, so members who
 * had not hidden them now show them to members only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column email_audience text not null default 'members'
        check (email_audience in ('everyone', 'members', 'connections', 'nobody')),
      add column phone_audience text not null default 'members'
        check (phone_audience in ('everyone', 'members', 'connections', 'nobody'));
    update users set email_audience = 'nobody' where not show_email;
    update users set phone_audience = 'nobody' where not show_phone;
    alter table users drop column show_email, drop column show_phone;
  `.execute(db);
}
