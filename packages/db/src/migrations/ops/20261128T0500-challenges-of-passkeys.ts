import { type Kysely, sql } from 'kysely';

/** Challenges are also given to passkeys; who signs in with one is not known before it answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table challenges
      add column purpose text not null default 'second_factor'
        check (purpose in ('second_factor', 'passkey_sign_in', 'passkey_add')),
      alter column user_id drop not null,
      add constraint challenges_whose check ((user_id is null) = (purpose = 'passkey_sign_in'));
    comment on column challenges.hash is 'Of the cookie of its browser; for a passkey, of the challenge, too.';
  `.execute(db);
}
