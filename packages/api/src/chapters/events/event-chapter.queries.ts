import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { isChapterVisible } from '../../ground/core/visibility.ts';
import { conflict, invalid, notFound } from '../../ground/errors/errors.ts';
import { roleOf } from './event-rows.queries.ts';
import type { Holder } from './events.policy.ts';
import type { EventAudience } from './events.schema.ts';

const chapterFor = (db: Kysely<DB>, viewer: Viewer | null) =>
  db
    .selectFrom('chapters')
    .leftJoin('chapterMembers as mine', (join) =>
      join
        .onRef('mine.chapterId', '=', 'chapters.id')
        .on('mine.userId', '=', viewer?.id ?? 0)
        .on('mine.state', '=', 'active'),
    )
    .select(['chapters.id', 'chapters.isHidden', 'chapters.closedAt', 'mine.role as chapterRole'])
    .where(isChapterVisible(viewer));

/**
 * A chapter, and the viewer's role in it.
 * @throws NOT_FOUND when there is none that the viewer may see
 */
export async function findHolder(db: Kysely<DB>, viewer: Viewer | null, slug: string): Promise<Holder> {
  const row = await chapterFor(db, viewer).where('chapters.slug', '=', slug.toLowerCase()).executeTakeFirst();
  if (!row) throw notFound('This chapter does not exist');
  return { chapterId: row.id, chapterRole: roleOf(row) };
}

/**
 * The same by its id, with nobody closing the chapter or changing who belongs to it until the transaction ends.
 * @throws NOT_FOUND when there is none that the viewer may see, CONFLICT for a closed one
 */
export async function holdChapter(
  trx: Kysely<DB>,
  viewer: Viewer,
  chapterId: number,
): Promise<Holder & { isHidden: boolean; isClosed: boolean }> {
  await trx.selectFrom('chapters').select('id').where('id', '=', chapterId).forShare().execute();
  const row = await chapterFor(trx, viewer).where('chapters.id', '=', chapterId).executeTakeFirst();
  if (!row) throw notFound('This chapter does not exist');
  return { chapterId, chapterRole: roleOf(row), isHidden: row.isHidden, isClosed: row.closedAt !== null };
}

/**
 * An event for the members of a chapter has one, and one of a hidden chapter is for its members.
 * @throws CONFLICT for a closed chapter, BAD_REQUEST for an audience that does not go with it
 */
export function requireAudience(
  chapter: { isHidden: boolean; isClosed: boolean } | null,
  audience: EventAudience,
): void {
  if (chapter?.isClosed) throw conflict('This chapter is closed');
  if (audience === 'chapter' && !chapter)
    throw refusal('This event belongs to no chapter. Choose who else can see it.');
  if (chapter?.isHidden && audience !== 'chapter')
    throw refusal('Events of a hidden chapter are for its members only');
}

const refusal = (message: string) => invalid(message, [{ path: 'audience', message }]);
