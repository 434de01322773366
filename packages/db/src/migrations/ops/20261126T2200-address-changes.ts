import { type Kysely, sql } from 'kysely';

/** Members change their own address by a link that is mailed to the new one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account_tokens drop constraint account_tokens_purpose_check;
    alter table account_tokens add constraint account_tokens_purpose_check
      check (purpose in ('password_reset', 'set_password', 'email_verification', 'address_change'));
  `.execute(db);
}
