/** A business that was deleted, or whose owner was erased, so many days ago uses no pictures any more. */
const GONE_DAYS = 14;

/**
 * A SELECT of the addresses of all uploaded pictures that the data shows; of avatars, what `avatarAddress` makes of
 * their keys.
 * @param prefix of the tables' names: a schema with a dot, or nothing
 */
export const usedPictures = (prefix = ''): string => `
  with shown as (
    select business.logo, business.cover_image, business.images
    from ${prefix}businesses as business join ${prefix}users as owner on owner.id = business.owner_id
    where coalesce(least(business.deleted_at, owner.erased_at) > now() - interval '${GONE_DAYS} days', true)
  )
  select address from (
    select logo as address from shown
    union select cover_image from shown
    union select picture ->> 'address' from shown cross join jsonb_array_elements(images) as picture
    union select hero_image from ${prefix}articles
    union select (regexp_matches(content, '/business-images/[a-z0-9-]+[.]webp', 'g'))[1] from ${prefix}articles
    union select image_url from ${prefix}banners
    union select text ->> 'imageUrl' from ${prefix}banners cross join jsonb_each(texts) as texts(locale, text)
    union select value #>> '{}' from ${prefix}settings where key in ('logo', 'logoDark', 'icon', 'landingPicture')
    union select address from ${prefix}attachments
    union select 'avatar:' || avatar_key from ${prefix}users
  ) as pictures where address ~ '^(/(business-images|attachments)/[a-z0-9-]+[.]webp|avatar:[a-z0-9/-]+)$'`;
