import { type Kysely, sql } from 'kysely';

/** Which member accepted which version of a page, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table pages add column consent_from integer check (consent_from > 0);
    comment on column pages.consent_from is
      'The first version whose acceptance counts; null: members do not have to accept the page.';

    create table consents (
      user_id integer not null references users on delete cascade,
      page_id integer not null,
      number integer not null,
      given_at timestamptz not null default now(),
      primary key (user_id, page_id, number),
      foreign key (page_id, number) references page_versions
    );
    create index consents_version on consents (page_id, number, user_id);
    -- A member whose account is being deleted gains no new rows.
    create trigger refuse_erased_members after insert on consents referencing new table as written
      for each statement execute function refuse_erased_members('user_id');
  `.execute(db);
}
