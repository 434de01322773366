import { type Kysely, sql } from 'kysely';

/** New names of industries that businesses and members have yet to get, oldest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table industry_renamings (
      id integer generated always as identity primary key,
      old_name text not null check (char_length(old_name) between 1 and 60),
      new_name text not null check (char_length(new_name) between 1 and 60)
    )
  `.execute(db);
}
