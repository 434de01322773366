import { type Kysely, sql } from 'kysely';

/**
 * What a restore or its undo did about changes of accounts that came later than its data. Beside the product tables,
 * which the next restore replaces.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table restores add column erased_again integer not null default 0;
    comment on column restores.erased_again is 'Accounts that were deleted later than the data, and again with it.';

    create table restore_outcomes (
      restore_id integer not null references restores on delete cascade,
      user_id integer not null,
      subject text not null check (subject in ('status', 'role')),
      outcome text not null check (
        subject = 'status' and outcome in ('deactivated', 'suspended', 'left_deactivated', 'left_active')
        or subject = 'role' and outcome in ('demoted', 'left_member', 'left_admin')),
      primary key (restore_id, user_id, subject)
    );
    comment on table restore_outcomes is
      'Members whose account administrators changed later than the data of a restore: what was done again, what not.';
    create index restore_outcomes_user on restore_outcomes (user_id);
  `.execute(db);
}
