import { type Kysely, sql } from 'kysely';

/** A passkey works at the address it was made for alone. Of those from before nobody knows which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table passkeys add column relying_party text check (char_length(relying_party) <= 253);
    comment on column passkeys.relying_party is 'The host of the public address when it was made; null: not known.';
    create index passkeys_relying_party on passkeys (relying_party, user_id);
  `.execute(db);
}
