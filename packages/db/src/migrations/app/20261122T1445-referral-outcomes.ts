import { type Kysely, sql } from 'kysely';

/** What a completed referral led to, in the words of its target; the value is in whole units of the currency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table referrals
      add column thanks text check (char_length(thanks) between 1 and 1000),
      add column outcome_value integer check (outcome_value between 0 and 1000000000),
      add column outcome_shared boolean not null default false,
      add constraint referrals_outcome
        check (status = 'completed' or (thanks is null and outcome_value is null and not outcome_shared));
  `.execute(db);
}
