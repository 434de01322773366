import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { cutPage, decodeTuple, encodeTuple } from '../../ground/core/keyset.ts';
import { limitPlusOne } from '../../ground/core/pagination.ts';
import { PERSON_COLUMNS, presentPerson } from '../../ground/core/person.ts';
import { createTextParser } from '../../ground/core/text-parser.ts';
import { containsText } from '../../ground/core/text-search.ts';
import { isPublicOrOwn, notBlocked } from '../../ground/core/visibility.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { id as Id } from '../../ground/values/fields.ts';
import { NO_CHAPTER, presentChapter, roleIn, visibleChapters } from './chapter-rows.queries.ts';
import { canCreateChapter, canManageChapter, canPost, canReadPosts } from './chapters.policy.ts';
import type { Chapter, ChapterListItem, ChapterPage, ListChaptersInput } from './chapters.schema.ts';
import { writtenIn } from '../../ground/languages/written-language.ts';

const MINE_MAX = 100;
const LEADERS_SHOWN = 12;

const bodyOf = createTextParser();

/** Open chapters that the viewer may see, by name. */
export async function listChapters(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { search, limit, cursor }: ListChaptersInput,
): Promise<ChapterPage> {
  const rows = await visibleChapters(db, viewer)
    .where('chapters.closedAt', 'is', null)
    .$if(search !== '', (query) => query.where(containsText(sql`chapters.search_text`, search)))
    .where(afterChapter(cursor))
    .orderBy('chapters.nameKey')
    .orderBy('chapters.id')
    .limit(limitPlusOne(limit))
    .execute();
  return {
    ...cutPage(rows, limit, presentChapter, ({ id }) => encodeTuple([id])),
    can: { create: canCreateChapter(viewer) },
  };
}

const Cursor = z.tuple([Id]);

/** Chapters are never deleted, so the last one of a page says where the next begins. */
function afterChapter(cursor: string | null | undefined): RawBuilder<SqlBool> {
  if (!cursor) return sql<SqlBool>`true`;
  const [last] = decodeTuple(Cursor, cursor);
  return sql<SqlBool>`(chapters.name_key, chapters.id) > (
    (select before.name_key from chapters as before where before.id = ${last}), ${last}::int)`;
}

/** The chapters that the viewer belongs to, is invited to, or has asked to join; invitations first. */
export async function listOwnChapters(db: Kysely<DB>, viewer: Viewer): Promise<ChapterListItem[]> {
  const rows = await visibleChapters(db, viewer)
    .where('mine.state', 'in', ['active', 'invited', 'requested'])
    .orderBy(sql`array_position(array['invited', 'active', 'requested'], mine.state)`)
    .orderBy('chapters.nameKey')
    .limit(MINE_MAX)
    .execute();
  return rows.map(presentChapter);
}

/**
 * A chapter, with what the viewer may do in it.
 * @throws NOT_FOUND when there is none that the viewer may see
 */
export async function getChapter(db: Kysely<DB>, viewer: Viewer | null, slug: string): Promise<Chapter> {
  const row = await visibleChapters(db, viewer)
    .select(['chapters.timeZone', 'chapters.question', 'chapters.createdAt', 'chapters.version'])
    .where('chapters.slug', '=', slug.toLowerCase())
    .executeTakeFirst();
  if (!row) throw notFound(NO_CHAPTER);
  const item = presentChapter(row);
  const standing = { role: roleIn(row), isClosed: item.isClosed };
  const isOutside = viewer !== null && !item.isClosed && standing.role === null;
  const isInvited = row.state === 'invited';
  return {
    ...item,
    description: row.description,
    body: bodyOf({ id: row.id, content: row.description }),
    ...writtenIn(row.description),
    timeZone: row.timeZone,
    question: row.question,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    leaders: viewer ? await listLeaders(db, viewer, row.id) : [],
    can: {
      join: isOutside && (isInvited || (item.joining === 'open' && row.state !== 'removed')),
      request:
        isOutside && !isInvited && item.joining === 'request' && (row.state === null || row.state === 'left'),
      leave: standing.role !== null || row.state === 'requested' || isInvited,
      manage: canManageChapter(viewer, standing),
      seeMembers: viewer !== null,
      readPosts: canReadPosts(viewer, standing),
      post: canPost(standing),
    },
  };
}

async function listLeaders(db: Kysely<DB>, viewer: Viewer, chapterId: number) {
  const rows = await db
    .selectFrom('chapterMembers')
    .innerJoin('users', 'users.id', 'chapterMembers.userId')
    .select(PERSON_COLUMNS.map((column) => `users.${column}` as const))
    .where('chapterMembers.chapterId', '=', chapterId)
    .where('chapterMembers.role', '=', 'leader')
    .where('chapterMembers.state', '=', 'active')
    .where(isPublicOrOwn('users', viewer))
    .where(notBlocked(viewer, 'users.id'))
    .orderBy('chapterMembers.joinedAt')
    .limit(LEADERS_SHOWN)
    .execute();
  return rows.map(presentPerson);
}
