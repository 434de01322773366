import { type Kysely, sql } from 'kysely';

/**
 * What belongs to a member is public while the member is (decision 315): active, not erased, and with a confirmed
 * address where the community asks for one. Businesses store it of their owner, so that the directory's partial indexes
 * stay usable, and ratings count only reviews of such members. Triggers update both, however the member changes. Members
 * who were imported and have not joined yet are not deactivated: their businesses are listed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column awaits_confirmation boolean not null default false;
    comment on column users.awaits_confirmation is
      'The address has to be confirmed before anything of the member is public. Set by a trigger.';
    create index users_awaiting on users (id) where awaits_confirmation;

    alter table businesses add column owner_is_public boolean not null default true;
    comment on column businesses.owner_is_public is
      'The owner is active or has not joined yet, is not erased and awaits no confirmation. Set by triggers.';

    -- The setting that is in effect, which may come from the configuration, is stored under 'confirmationRequired'.
    -- The lock waits for a change of it, so that no account is created under the former one.
    create function set_awaits_confirmation() returns trigger
      language plpgsql
      as $$
      declare
        is_required boolean;
      begin
        new.awaits_confirmation := false;
        if new.email_verified_at is null and new.erased_at is null and new.role <> 'admin' then
          execute format(
            'select value = ''true''::jsonb from %I.settings where key = ''confirmationRequired'' for share',
            tg_table_schema) into is_required;
          new.awaits_confirmation := coalesce(is_required, false);
        end if;
        return new;
      end
      $$;
    create trigger users_confirmation
      before insert or update of email_verified_at, erased_at, role on users
      for each row execute function set_awaits_confirmation();

    -- One rule for the average: one decimal, from approved reviews of members who are public or erased.
    create function recompute_ratings(of_schema name, ids integer[]) returns void
      language plpgsql
      as $$
      begin
        -- Locked before counting, so that of two at the same time the later one counts what the earlier one changed.
        execute format('select from %I.businesses where id = any($1) order by id for no key update', of_schema) using ids;
        execute format($sql$
          update %1$I.businesses as business set
            rating_counts = counted.stars,
            review_count = counted.total,
            rating_average = coalesce(round(counted.points::numeric / nullif(counted.total, 0), 1), 0),
            rating = coalesce(round(counted.points::numeric / nullif(counted.total, 0)), 0)
          from (
            select found.id, count(review.rating)::int as total, coalesce(sum(review.rating), 0) as points,
              array[
                count(*) filter (where review.rating = 1), count(*) filter (where review.rating = 2),
                count(*) filter (where review.rating = 3), count(*) filter (where review.rating = 4),
                count(*) filter (where review.rating = 5)]::int[] as stars
            from unnest($1) as found(id)
            left join (%1$I.business_reviews as review
              join %1$I.users as author
                on author.id = review.user_id and author.is_active and not author.awaits_confirmation)
              on review.business_id = found.id and review.is_approved
            group by found.id
          ) as counted
          where business.id = counted.id$sql$, of_schema) using ids;
      end
      $$;

    -- A merge of two accounts gives a review another author.
    create function recompute_rating_of_author() returns trigger
      language plpgsql
      as $$
      begin
        execute format('select %I.recompute_ratings($1, array[$2])', tg_table_schema)
          using tg_table_schema, new.business_id;
        return null;
      end
      $$;
    create trigger business_reviews_author after update of user_id on business_reviews
      for each row when (old.user_id <> new.user_id)
      execute function recompute_rating_of_author();

    create function publish_belongings() returns trigger
      language plpgsql
      as $$
      begin
        execute format(
          'update %I.businesses set owner_is_public = $1 where owner_id = $2 and owner_is_public <> $1',
          tg_table_schema)
          using (new.is_active or not new.has_joined) and new.erased_at is null and not new.awaits_confirmation, new.id;
        if (old.is_active and not old.awaits_confirmation) <> (new.is_active and not new.awaits_confirmation) then
          execute format(
            'select %I.recompute_ratings($1, array(
              select business_id from %I.business_reviews where user_id = $2 order by business_id))',
            tg_table_schema, tg_table_schema)
            using tg_table_schema, new.id;
        end if;
        return null;
      end
      $$;
    create trigger users_belongings
      after update of is_active, has_joined, awaits_confirmation, email_verified_at, erased_at, role on users
      for each row
      when ((old.is_active, old.has_joined, old.awaits_confirmation, old.erased_at is null)
        is distinct from (new.is_active, new.has_joined, new.awaits_confirmation, new.erased_at is null))
      execute function publish_belongings();

    -- The lock waits for a deactivation under way, which in turn finds the new business once it has this lock.
    create function set_owner_is_public() returns trigger
      language plpgsql
      as $$
      begin
        execute format(
          'select (is_active or not has_joined) and erased_at is null and not awaits_confirmation
           from %I.users where id = $1 for share', tg_table_schema) into new.owner_is_public using new.owner_id;
        -- Without such a member, the foreign key refuses the row.
        new.owner_is_public := coalesce(new.owner_is_public, false);
        return new;
      end
      $$;
    create trigger businesses_owner
      before insert or update of owner_id on businesses
      for each row execute function set_owner_is_public();

    create or replace function touch_business() returns trigger
      language plpgsql
      as $$
      begin
        -- Counters move all day, terms are computed, and the owner may come and go; only an edit is an update.
        if (new.view_count, new.contact_count, new.rating, new.rating_average, new.rating_counts, new.review_count,
            new.search_terms, new.place_key, new.owner_is_public)
           is not distinct from
           (old.view_count, old.contact_count, old.rating, old.rating_average, old.rating_counts, old.review_count,
            old.search_terms, old.place_key, old.owner_is_public)
        then
          new.updated_at := now();
        end if;
        return new;
      end
      $$;

    -- What processes cache of the directory, and of posts that mention a business, ends with it.
    create trigger businesses_owner_directory after update of owner_is_public on businesses
      for each statement execute function announce_directory_change();
    create trigger businesses_owner_public after update of owner_is_public on businesses
      for each statement execute function announce_public_change();
    create trigger users_confirmed_public after update of awaits_confirmation, email_verified_at, role on users
      for each statement execute function announce_public_change();

    -- Suggestions read members again who have become public.
    create trigger users_confirmed_version
      before update of awaits_confirmation, email_verified_at, role on users
      for each row when (old.awaits_confirmation <> new.awaits_confirmation)
      execute function grow_version();
    create trigger users_people_confirmed
      after update of awaits_confirmation, email_verified_at, role on users
      for each row when (old.awaits_confirmation <> new.awaits_confirmation)
      execute function announce_changed_member();

    -- Which business, article or member shows a picture: its file is served to those who may see that.
    create function business_pictures(logo text, cover_image text, images jsonb) returns text[]
      language sql immutable parallel safe
      return array_remove(
        array[logo, cover_image] || array(select picture ->> 'address' from jsonb_array_elements(images) as picture),
        null);
    create index businesses_pictures on businesses using gin (business_pictures(logo, cover_image, images))
      with (fastupdate = off);
    create function text_pictures(content text) returns text[]
      language sql immutable parallel safe
      return array(select (regexp_matches(content, '/business-images/[a-z0-9-]+[.]webp', 'g'))[1]);
    create index articles_pictures on articles using gin (text_pictures(content)) with (fastupdate = off);
    create index articles_hero on articles (hero_image) where hero_image is not null;
    create index users_avatar on users (avatar_key) where avatar_key is not null;
  `.execute(db);
  await sql`
    update businesses set owner_is_public = false from users as owner
      where owner.id = owner_id and (not owner.is_active and owner.has_joined or owner.erased_at is not null);
    select recompute_ratings(current_schema(), array(
      select distinct review.business_id from business_reviews as review
      join users as author on author.id = review.user_id
      where not author.is_active order by 1));
  `.execute(db);
}
