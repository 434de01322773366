import { type Kysely, sql } from 'kysely';

/** Towns in another spelling, such as Goettingen for Göttingen, are read again: they are one place in filters now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update users set reading_version = '' where location ~* '(ae|oe|ue|aa|-)' and reading_version <> '';
    update businesses set search_terms = null where city ~* '(ae|oe|ue|aa|-)' and search_terms is not null;
  `.execute(db);
}
