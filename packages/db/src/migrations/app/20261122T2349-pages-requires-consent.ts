import { type Kysely, sql } from 'kysely';

/** A page that stops asking for consent remembers which versions count, in case it asks once more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table pages add column requires_consent boolean not null default false;
    update pages set requires_consent = true where consent_from is not null;
    alter table pages add check (not requires_consent or consent_from is not null);
    comment on column pages.consent_from is
      'The first version whose acceptance counts; null: members never had to accept the page.';
  `.execute(db);
}
