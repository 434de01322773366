import { type Kysely, sql } from 'kysely';

/**
 * The town of a business, by which the directory finds those nearby. It is read from city, state and country with the
 * terms: they are forgotten when one of these changes, and those of businesses that are here already are read by the
 * job, a batch at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table businesses add column place_key text check (length(place_key) <= 400);
    comment on column businesses.place_key is
      'Town in canonical form, with region and country for a namesake; null where none is stated, or not read yet.';
    create index businesses_place on businesses (place_key) where is_active and deleted_at is null;

    drop trigger businesses_unread on businesses;
    -- Behind businesses_touch, by its name: what was read is no edit of the business.
    create trigger businesses_unread
      before update of description, short_description, industry, category, sub_category, services, specialties, tags,
        city, state, country
      on businesses
      for each row
      when (
        (old.description, old.short_description, old.industry, old.category, old.sub_category, old.services,
          old.specialties, old.tags, old.city, old.state, old.country)
        is distinct from
        (new.description, new.short_description, new.industry, new.category, new.sub_category, new.services,
          new.specialties, new.tags, new.city, new.state, new.country)
      )
      execute function forget_search_terms();

    create or replace function touch_business() returns trigger
      language plpgsql
      as $$
      begin
        -- Counters move all day, and terms are computed; only a real edit is an update of the business.
        if (new.view_count, new.contact_count, new.rating, new.rating_average, new.rating_counts, new.review_count,
            new.search_terms, new.place_key)
           is not distinct from
           (old.view_count, old.contact_count, old.rating, old.rating_average, old.rating_counts, old.review_count,
            old.search_terms, old.place_key)
        then
          new.updated_at := now();
        end if;
        return new;
      end
      $$;

    create trigger businesses_filtered
      after update of place_key, business_hours on businesses
      for each statement execute function announce_directory_change();

    update businesses set search_terms = null where search_terms is not null and city is not null;
  `.execute(db);
}
