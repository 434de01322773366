import { type Kysely, sql } from 'kysely';

/**
 * What a business is found by when someone searches by meaning. PostgreSQL itself forgets the terms when the
 * words change that they were read from; the process that changed them, or else a job, reads them anew. Those
 * of businesses that are here already are read by the job, a batch at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table businesses add column search_terms text[] check (cardinality(search_terms) <= 64);
    comment on column businesses.search_terms is
      'Terms of what the business offers; null while they have not been read since the last change.';
    create index businesses_search_terms on businesses using gin (search_terms) with (fastupdate = off)
      where is_active and deleted_at is null;
    create index businesses_unread on businesses (id) where search_terms is null;

    create function forget_search_terms() returns trigger
      language plpgsql
      as $$
      begin
        new.search_terms := null;
        return new;
      end
      $$;
    -- Behind businesses_touch, by its name: what was read is no edit of the business.
    create trigger businesses_unread
      before update of description, short_description, industry, category, sub_category, services, specialties, tags
      on businesses
      for each row
      when (
        (old.description, old.short_description, old.industry, old.category, old.sub_category, old.services,
          old.specialties, old.tags)
        is distinct from
        (new.description, new.short_description, new.industry, new.category, new.sub_category, new.services,
          new.specialties, new.tags)
      )
      execute function forget_search_terms();

    create or replace function touch_business() returns trigger
      language plpgsql
      as $$
      begin
        -- Counters move all day, and terms are computed; only a real edit is an update of the business.
        if (new.view_count, new.contact_count, new.rating, new.rating_average, new.rating_counts, new.review_count,
            new.search_terms)
           is not distinct from
           (old.view_count, old.contact_count, old.rating, old.rating_average, old.rating_counts, old.review_count,
            old.search_terms)
        then
          new.updated_at := now();
        end if;
        return new;
      end
      $$;
  `.execute(db);
}
