import { type Kysely, sql } from 'kysely';

/**
 * Which accounts of one person were merged: numbers and times, nothing else. Beside the product tables, because a
 * restore of older data brings both accounts back, and what the person or administrators decided since counts for both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table merged_accounts (
      user_id integer not null,
      registered_at timestamptz not null,
      merged_into integer not null,
      primary key (user_id, registered_at)
    );
    comment on column merged_accounts.registered_at is
      'With the number it names one account: a restore may give numbers out again. Of the survivor, before and after.';
    create index merged_accounts_into on merged_accounts (merged_into);
  `.execute(db);
}
