import { type Kysely, sql } from 'kysely';

/** Which administrators are notified of what, and how. Without a row: of everything, right away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_duties (
      user_id integer not null references users on delete cascade,
      duty text not null check (duty in ('applications', 'reports', 'posts', 'operations')),
      notice text not null check (notice in ('now', 'daily', 'off')),
      primary key (user_id, duty)
    );
    create trigger refuse_erased_members after insert on admin_duties referencing new table as written
      for each statement execute function refuse_erased_members('user_id');
  `.execute(db);
}
