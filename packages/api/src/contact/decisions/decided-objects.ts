import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { nameIn } from '../../ground/core/person.ts';
import type { DecidedType } from '../../ground/reports/decisions.schema.ts';

const NAME = nameIn('u');

type DecidedObject = Record<'from' | 'text' | 'author' | 'isHidden' | 'isGone', RawBuilder<unknown>>;

/** Where each object is, as `o`, with the member behind it as `u`, and what is shown of both. */
export const OBJECTS: Record<DecidedType, DecidedObject> = {
  post: {
    from: sql`posts as o join users as u on u.id = o.user_id`,
    text: sql`left(o.content, 300)`,
    author: NAME,
    isHidden: sql`not (o.is_published or o.is_shared) or o.deleted_at is not null`,
    isGone: sql`o.deleted_at is not null`,
  },
  comment: {
    from: sql`post_comments as o join users as u on u.id = o.user_id`,
    text: sql`left(o.content, 300)`,
    author: NAME,
    isHidden: sql`o.deleted_at is not null`,
    isGone: sql`o.deleted_at is not null`,
  },
  review: {
    from: sql`business_reviews as o join users as u on u.id = o.user_id`,
    text: sql`left(concat_ws(' · ', o.rating || ' out of 5 stars', o.title, o.content), 300)`,
    author: NAME,
    isHidden: sql`not o.is_approved`,
    isGone: sql`false`,
  },
  short_link: {
    from: sql`short_urls as o left join users as u on u.id = o.user_id`,
    text: sql`'/s/' || o.short_code || ' → ' || left(o.original_url, 300)`,
    author: NAME,
    isHidden: sql`o.taken_down_at is not null`,
    isGone: sql`false`,
  },
  business: {
    from: sql`businesses as o join users as u on u.id = o.owner_id`,
    text: sql`o.name`,
    author: NAME,
    isHidden: sql`not o.is_active`,
    isGone: sql`o.deleted_at is not null`,
  },
  user: {
    from: sql`users as o join users as u on u.id = o.id`,
    text: NAME,
    author: sql`null`,
    isHidden: sql`not u.is_active`,
    isGone: sql`u.erased_at is not null`,
  },
  posts: {
    from: sql`users as o join users as u on u.id = o.id`,
    text: NAME,
    author: sql`null`,
    isHidden: sql`not exists (
      select from posts where user_id = o.id and deleted_at is null and (is_published or is_shared))`,
    isGone: sql`u.erased_at is not null`,
  },
};

export type ObjectState = {
  /** The member who wrote or owns it; null for a short link of nobody. */
  memberId: number | null;
  /** They have an account that is neither erased nor deactivated. */
  isMemberActive: boolean;
  isHidden: boolean;
  isGone: boolean;
};

/**
 * The state of an object, which nobody else decides on before the transaction ends. Undefined when it does not exist.
 */
export async function lockObject(
  trx: Kysely<DB>,
  objectType: DecidedType,
  objectId: number,
): Promise<ObjectState | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`guildhall.moderation.${objectType}`}), ${objectId})`.execute(
    trx,
  );
  const { from, isHidden, isGone } = OBJECTS[objectType];
  const { rows } = await sql<ObjectState>`
    select u.id as "memberId", coalesce(u.is_active and u.erased_at is null, false) as "isMemberActive",
      ${isHidden} as "isHidden", ${isGone} as "isGone"
    from ${from} where o.id = ${objectId}`.execute(trx);
  return rows[0];
}
