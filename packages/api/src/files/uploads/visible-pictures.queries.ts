import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { isKnownTo, isPublicBusiness, isPublicMember } from '../../ground/core/visibility.ts';
import { isStaff } from '../../ground/roles/roles.policy.ts';

const AVATAR = /^avatar:(.+)$/;

/**
 * Whether anyone may see a picture, because something that anyone may see shows it.
 * @param address as registered: of a picture its own, of an avatar `avatarAddress` of its key
 */
export function isPicturePublic(db: Kysely<DB>, address: string): Promise<boolean> {
  const [, avatarKey] = AVATAR.exec(address) ?? [];
  if (avatarKey !== undefined)
    return anyOf(db, [
      sql`select from users where avatar_key = ${avatarKey} and ${isPublicMember('users')} and erased_at is null`,
    ]);
  return anyOf(db, [
    sql`select from businesses where ${showsPicture(address)} and ${isPublicBusiness}`,
    sql`select from articles where hero_image = ${address} and is_published`,
    sql`select from banners where (image_url = ${address}
        or jsonb_path_exists(texts, '$.*.imageUrl ? (@ == $address)', jsonb_build_object('address', ${address}::text)))
      and is_active
      and coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true)`,
    sql`select from settings where key in ('logo', 'logoDark', 'icon', 'landingPicture') and value = to_jsonb(${address}::text)`,
  ]);
}

/**
 * Whether this member may see a picture that not everyone may: their own, one in an article, or of a member whose
 * address awaits confirmation and whom they know. Everyone with a role may see all.
 */
export function canSeePicture(db: Kysely<DB>, viewer: Viewer, address: string): Promise<boolean> {
  const { id } = viewer;
  if (isStaff(viewer)) return Promise.resolve(true);
  const [, avatarKey] = AVATAR.exec(address) ?? [];
  if (avatarKey !== undefined)
    return anyOf(db, [
      sql`select from users where avatar_key = ${avatarKey} and is_active and erased_at is null
        and ${isKnownTo(viewer, 'users')}`,
    ]);
  return anyOf(db, [
    sql`select from business_images where address = ${address} and uploaded_by = ${id}`,
    sql`select from businesses where ${showsPicture(address)} and owner_id = ${id} and deleted_at is null`,
    sql`select from articles where text_pictures(content) @> array[${address}::text] and is_published`,
  ]);
}

/** A WHERE condition, for the index of pictures of businesses. */
const showsPicture = (address: string) =>
  sql<SqlBool>`business_pictures(logo, cover_image, images) @> array[${address}::text]`;

async function anyOf(db: Kysely<DB>, rows: RawBuilder<unknown>[]): Promise<boolean> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select ${sql.join(
      rows.map((one) => sql`exists (${one})`),
      sql` or `,
    )} as is_there`.execute(db);
  return found[0]?.isThere ?? false;
}
