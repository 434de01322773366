import { type Kysely, sql } from 'kysely';

/** Who reads the mail of an address need not be who registered it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column confirmed_elsewhere boolean not null default false;
    comment on column users.confirmed_elsewhere is
      'The address was confirmed by a browser that was not signed in: its owner may not know the password.';
  `.execute(db);
}
