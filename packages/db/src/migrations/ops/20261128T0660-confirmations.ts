import { type Kysely, sql } from 'kysely';

/** A signed-in member may show a passkey, or a code of the app, in place of the password; it is remembered for one use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table challenges
      drop constraint challenges_purpose_check,
      add constraint challenges_purpose_check
        check (purpose in ('second_factor', 'passkey_sign_in', 'passkey_add', 'passkey_confirm', 'confirmation'));
    comment on column challenges.hash is
      'Of the cookie of its browser; for a passkey, of the challenge, too; for a confirmation, of its token and session.';
  `.execute(db);
}
