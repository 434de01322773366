import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { isChapterVisible } from '../../ground/core/visibility.ts';
import { forbidden, notFound } from '../../ground/errors/errors.ts';
import type { ChapterRole } from '../../ground/values/chapter-role.schema.ts';
import { excerptOf } from '../../ground/values/excerpt.ts';
import { canManageChapter } from './chapters.policy.ts';
import type { ChapterListItem } from './chapters.schema.ts';

const EXCERPT = 200;
export const NO_CHAPTER = 'This chapter does not exist';

/** The chapters that the viewer may see, with what lists show of them. */
export const visibleChapters = (db: Kysely<DB>, viewer: Viewer | null) =>
  db
    .selectFrom('chapters')
    .leftJoin('chapterMembers as mine', (join) =>
      join.onRef('mine.chapterId', '=', 'chapters.id').on('mine.userId', '=', viewer?.id ?? 0),
    )
    .select(['chapters.id', 'chapters.slug', 'chapters.name', 'chapters.description', 'chapters.place'])
    .select(['chapters.joining', 'chapters.isHidden', 'chapters.oneSeatPerTrade', 'chapters.closedAt'])
    .select(['mine.role', 'mine.state'])
    .select(
      sql<number>`(select count(*)::int from chapter_members
        where chapter_id = chapters.id and chapter_members.state = 'active')`.as('members'),
    )
    .where(isChapterVisible(viewer));

export type ChapterRow = Awaited<ReturnType<ReturnType<typeof visibleChapters>['executeTakeFirstOrThrow']>>;

export const presentChapter = (row: ChapterRow): ChapterListItem => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  excerpt: excerptOf(row.description, EXCERPT),
  place: row.place,
  joining: row.joining,
  isHidden: row.isHidden,
  oneSeatPerTrade: row.oneSeatPerTrade,
  isClosed: row.closedAt !== null,
  members: row.members,
  mine: standingOf(row),
});

/** Where a member stands with a chapter, of their row in it. */
function standingOf({ role, state }: Pick<ChapterRow, 'role' | 'state'>): ChapterListItem['mine'] {
  if (role === null || state === null) return null;
  return { role, state };
}

/** What the viewer is in the chapter while they belong to it. */
export const roleIn = (row: Pick<ChapterRow, 'role' | 'state'>): ChapterRole | null =>
  row.state === 'active' ? row.role : null;

/** @throws NOT_FOUND when there is none that the viewer may see */
export async function requireChapter(db: Kysely<DB>, viewer: Viewer | null, slug: string) {
  const row = await visibleChapters(db, viewer)
    .select(['chapters.version', 'chapters.timeZone', 'chapters.question'])
    .where('chapters.slug', '=', slug.toLowerCase())
    .executeTakeFirst();
  if (!row) throw notFound(NO_CHAPTER);
  return { ...row, viewerRole: roleIn(row) };
}

/**
 * The same, with nobody else changing the chapter or who belongs to it until the transaction ends.
 * @throws NOT_FOUND when there is none that the viewer may see
 */
export async function lockChapter(trx: Kysely<DB>, viewer: Viewer, slug: string) {
  await trx
    .selectFrom('chapters')
    .select('id')
    .where('slug', '=', slug.toLowerCase())
    .forNoKeyUpdate()
    .execute();
  return requireChapter(trx, viewer, slug);
}

/**
 * The same, for those who run it.
 * @throws FORBIDDEN for everyone else who sees it
 */
export async function lockManaged(trx: Kysely<DB>, viewer: Viewer, slug: string) {
  const chapter = await lockChapter(trx, viewer, slug);
  if (!canManageChapter(viewer, { role: chapter.viewerRole }))
    throw forbidden('Only the leaders of this chapter can do this');
  return chapter;
}
