import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { isPostReadable, isPublicMember } from '../../ground/core/visibility.ts';
import { SHORT_CODE } from './short-links.schema.ts';

export type KnownLink = {
  id: number;
  url: string;
  code: string;
  takenDown: boolean;
  /** A member who is public made it; of others it is only followed while a readable post has it. */
  hasPublicCreator: boolean;
};

/** The link of a code; undefined when there is none. */
export async function findShortLink(db: Kysely<DB>, code: string): Promise<KnownLink | undefined> {
  if (!SHORT_CODE.test(code)) return undefined;
  return links(db).where('shortCode', '=', code).executeTakeFirst();
}

/** The link of a code as anyone follows it, and whether it works no longer; undefined when there is none. */
export async function findFollowedLink(
  db: Kysely<DB>,
  code: string,
): Promise<{ id: number; url: string; isGone: boolean } | undefined> {
  const link = await findShortLink(db, code);
  if (!link) return undefined;
  const { id, url, takenDown, hasPublicCreator } = link;
  return { id, url, isGone: takenDown || !(hasPublicCreator || (await isInPublishedPost(db, id))) };
}

/** The existing links of the normalized URLs. */
export async function listLinksByUrl(db: Kysely<DB>, urls: string[]): Promise<KnownLink[]> {
  if (urls.length === 0) return [];
  return links(db)
    .where('originalUrl', '=', sql<string>`any(${urls})`)
    .execute();
}

/** Whether the URL is in a public post. */
export async function isInPublishedPost(db: Kysely<DB>, linkId: number): Promise<boolean> {
  const row = await db
    .selectFrom('postLinks')
    .innerJoin('posts', 'posts.id', 'postLinks.postId')
    .innerJoin('users as author', 'author.id', 'posts.userId')
    .select('posts.id')
    .where('postLinks.shortUrlId', '=', linkId)
    .where(isPostReadable(null))
    .executeTakeFirst();
  return row !== undefined;
}

function links(db: Kysely<DB>) {
  return db.selectFrom('shortUrls').select([
    'id',
    'originalUrl as url',
    'shortCode as code',
    sql<boolean>`taken_down_at is not null`.as('takenDown'),
    sql<boolean>`exists (
        select from users as creator where creator.id = short_urls.user_id and ${isPublicMember('creator')}
      )`.as('hasPublicCreator'),
  ]);
}
