/**
 * A SELECT of the addresses of all uploaded pictures that the data shows; of avatars, what `avatarAddress` makes of
 * their keys.
 * @param prefix of the tables' names: a schema with a dot, or nothing
 */
export const usedPictures = (prefix = ''): string => `
  select address from (
    select logo as address from ${prefix}businesses
    union select cover_image from ${prefix}businesses
    union select picture ->> 'address' from ${prefix}businesses cross join jsonb_array_elements(images) as picture
    union select hero_image from ${prefix}articles
    union select (regexp_matches(content, '/business-images/[a-z0-9-]+[.]webp', 'g'))[1] from ${prefix}articles
    union select image_url from ${prefix}banners
    union select value #>> '{}' from ${prefix}settings where key in ('logo', 'logoDark', 'icon')
    union select address from ${prefix}attachments
    union select 'avatar:' || avatar_key from ${prefix}users
  ) as pictures where address ~ '^(/(business-images|attachments)/[a-z0-9-]+[.]webp|avatar:[a-z0-9/-]+)$'`;
