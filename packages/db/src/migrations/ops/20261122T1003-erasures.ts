import { type Kysely, sql } from 'kysely';

/**
 * Who has deleted their account: numbers and times, nothing else. They stay beside the product tables, so
 * that a restore, which exchanges those alone, can erase them again from the older data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table erasures (
      user_id integer not null,
      registered_at timestamptz not null,
      erased_at timestamptz not null default now(),
      primary key (user_id, registered_at)
    );
    comment on column erasures.registered_at is
      'With the number it names one person: a restore may give numbers out again.';

    do $$
    begin
      if to_regclass('app.users') is not null then
        insert into erasures (user_id, registered_at, erased_at)
        select id, created_at, erased_at from app.users where erased_at is not null;
      end if;
    end
    $$;
  `.execute(db);
}
