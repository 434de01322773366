import { type Kysely, sql } from 'kysely';

/**
 * The address as limits count it: the /64 of an IPv6 address, an IPv4 address itself. What a sign-in is
 * compared with. Sessions over IPv6 that were there before have none until their member signs in again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions add column address_key text;
    update sessions set address_key = ip where ip not like '%:%';
    comment on column sessions.address_key is 'Where it began, IPv6 by /64, for telling known addresses at sign-in.';
  `.execute(db);
}
