import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { toPage } from '../../../ground/core/keyset.ts';
import { afterCursorAscending, limitPlusOne } from '../../../ground/core/pagination.ts';
import { PERSON_COLUMNS, presentPerson } from '../../../ground/core/person.ts';
import { isPublicOrOwn, notBlocked } from '../../../ground/core/visibility.ts';
import { forbidden } from '../../../ground/errors/errors.ts';
import { requireChapter } from '../chapter-rows.queries.ts';
import { canManageChapter } from '../chapters.policy.ts';
import {
  type ChapterMemberPage,
  type ChapterRequestPage,
  type ListChapterMembersInput,
  type ListChapterRequestsInput,
} from './chapter-members.schema.ts';

/**
 * Who belongs to a chapter, in the order in which they joined.
 * @throws NOT_FOUND for a chapter that the viewer may not see
 */
export async function listChapterMembers(
  db: Kysely<DB>,
  viewer: Viewer,
  { slug, limit, cursor }: ListChapterMembersInput,
): Promise<ChapterMemberPage> {
  const { id } = await requireChapter(db, viewer, slug);
  const rows = await people(db, viewer, id)
    .select(['chapterMembers.role', 'chapterMembers.joinedAt'])
    .select(sql<string>`chapter_members.joined_at::text`.as('sortKey'))
    .where('chapterMembers.state', '=', 'active')
    .where(afterCursorAscending(cursor, 'chapter_members.joined_at', 'users.id'))
    .orderBy('chapterMembers.joinedAt')
    .orderBy('users.id')
    .limit(limitPlusOne(limit))
    .execute();
  return toPage(rows, limit, (row) => ({
    person: presentPerson(row),
    role: row.role,
    seat: row.seat,
    joinedAt: (row.joinedAt ?? row.createdAt).toISOString(),
  }));
}

/**
 * Who has asked to join, or is invited, the first first.
 * @throws NOT_FOUND for a chapter that the viewer may not see, FORBIDDEN for everyone but those who run it
 */
export async function listChapterRequests(
  db: Kysely<DB>,
  viewer: Viewer,
  { slug, state, limit, cursor }: ListChapterRequestsInput,
): Promise<ChapterRequestPage> {
  const { id, viewerRole } = await requireChapter(db, viewer, slug);
  if (!canManageChapter(viewer, { role: viewerRole }))
    throw forbidden('Only the leaders of this chapter see who asks to join');
  const rows = await people(db, viewer, id)
    .select('chapterMembers.answer')
    .select(sql<string>`chapter_members.created_at::text`.as('sortKey'))
    .where('chapterMembers.state', '=', state)
    .where(afterCursorAscending(cursor, 'chapter_members.created_at', 'users.id'))
    .orderBy('chapterMembers.createdAt')
    .orderBy('users.id')
    .limit(limitPlusOne(limit))
    .execute();
  return toPage(rows, limit, (row) => ({
    person: presentPerson(row),
    answer: row.answer,
    seat: row.seat,
    createdAt: row.createdAt.toISOString(),
  }));
}

const people = (db: Kysely<DB>, viewer: Viewer, chapterId: number) =>
  db
    .selectFrom('chapterMembers')
    .innerJoin('users', 'users.id', 'chapterMembers.userId')
    .select(PERSON_COLUMNS.map((column) => `users.${column}` as const))
    .select(['chapterMembers.seat', 'chapterMembers.createdAt'])
    .where('chapterMembers.chapterId', '=', chapterId)
    .where(isPublicOrOwn('users', viewer))
    .where(notBlocked(viewer, 'users.id'));
