import { type Kysely, sql } from 'kysely';

/** Hours and social links were never stored, so no row breaks these bounds. The index finds who is open in listing order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table businesses
      add constraint businesses_business_hours_shape check (
        business_hours is null
        or (jsonb_typeof(business_hours -> 'days') = 'object' and business_hours ->> 'timeZone' is not null
            and pg_column_size(business_hours) <= 8192)),
      add constraint businesses_social_media_shape check (
        social_media is null or (jsonb_typeof(social_media) = 'object' and pg_column_size(social_media) <= 16384));
    create index businesses_open on businesses (directory_place, name, id)
      where is_active and deleted_at is null and business_hours is not null;
  `.execute(db);
}
