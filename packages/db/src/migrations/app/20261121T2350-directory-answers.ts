import { type Kysely, sql } from 'kysely';

/**
 * What the directory shows of a business: a change of it ends the directory's pages that processes keep
 * for visitors (decision 0060). Looks at a business are counted all day and may be shown a second late.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_directory_change() returns trigger
      language plpgsql
      as $$
      begin
        perform pg_notify('guildhall_live', '{"userIds":[],"topics":["directory changed"]}');
        return null;
      end
      $$;

    create trigger businesses_directory
      after insert or delete or truncate or update of
        slug, name, description, short_description, industry, category, website, address, city, state, zip_code,
        country, logo, cover_image, year_established, employee_count, services, rating, rating_average,
        review_count, is_active, is_verified, is_featured, deleted_at
      on businesses
      for each statement execute function announce_directory_change();
  `.execute(db);
}
