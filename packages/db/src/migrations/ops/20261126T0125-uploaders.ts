import { type Kysely, sql } from 'kysely';

/** Only the member who uploaded a picture may attach it; null for those from before, and those of a restored backup. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table business_images add column uploaded_by integer;
    comment on column business_images.uploaded_by is 'The member who uploaded it; null: not known.';
  `.execute(db);
}
