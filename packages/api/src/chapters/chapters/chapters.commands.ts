import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { withIdempotency } from '../../ground/core/idempotency.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { requireTimeZone } from '../../ground/core/require-time-zone.ts';
import { requireVersion } from '../../ground/core/require-version.ts';
import { forbidden, unavailable } from '../../ground/errors/errors.ts';
import { endEventsOf } from '../events/end-events.commands.ts';
import { freeLostSeats } from '../events/attendance/free-seats.commands.ts';
import { slugsOf } from '../slugs.ts';
import { lockManaged } from './chapter-rows.queries.ts';
import { canCreateChapter } from './chapters.policy.ts';
import { getChapter } from './chapters.queries.ts';
import {
  Chapter,
  type CloseChapterInput,
  type CreateChapterInput,
  type UpdateChapterInput,
} from './chapters.schema.ts';
import { seatKeyOf } from './members/seat-key.ts';

/** What open pages load again when a chapter or who belongs to it changes: it, and which meetings they see. */
export const TOPICS = ['chapters', 'events'];

/**
 * Creates a chapter, which its creator leads until they hand it over.
 * @throws FORBIDDEN for everyone but administrators
 */
export async function createChapter(ctx: MemberContext, input: CreateChapterInput): Promise<Chapter> {
  if (!canCreateChapter(ctx.viewer)) throw forbidden('Only administrators can create chapters');
  return withIdempotency(ctx, {
    operation: 'chapters.create',
    input,
    output: Chapter,
    limits: ['chapter'],
    async work(trx) {
      await requireTimeZone(trx, input.timeZone, 'timeZone');
      const { seat, ...fields } = input;
      const { id, slug } = await insertUnderFreeSlug(trx, orNull(fields));
      await trx
        .insertInto('chapterMembers')
        .values({
          chapterId: id,
          userId: ctx.viewer.id,
          role: 'leader',
          state: 'active',
          joinedAt: sql<Date>`now()`,
          ...(fields.oneSeatPerTrade && { seat, seatKey: seatKeyOf(seat) }),
        })
        .execute();
      await publishEvent(trx, [ctx.viewer.id], TOPICS);
      return getChapter(trx, ctx.viewer, slug);
    },
  });
}

/**
 * Replaces what a chapter says, and how it is joined. Requests that wait stay, however it is joined from then on.
 * @throws FORBIDDEN for everyone but those who run it; CONFLICT when it was edited meanwhile
 */
export async function updateChapter(ctx: MemberContext, input: UpdateChapterInput): Promise<Chapter> {
  return withTransaction(ctx.db, async (trx) => {
    const { slug, expectedVersion, ...fields } = input;
    const chapter = await lockManaged(trx, ctx.viewer, slug);
    requireVersion(expectedVersion, chapter.version);
    await requireTimeZone(trx, input.timeZone, 'timeZone');
    await trx
      .updateTable('chapters')
      .set({ ...orNull(fields), version: sql`version + 1` })
      .where('id', '=', chapter.id)
      .execute();
    if (input.isHidden && !chapter.isHidden)
      await freeLostSeats(trx, { chapterId: chapter.id, actorId: ctx.viewer.id });
    await publishEvent(trx, [ctx.viewer.id], TOPICS);
    return getChapter(trx, ctx.viewer, chapter.slug);
  });
}

/**
 * Closes a chapter or opens it again: a closed one takes no members, and only those it has see it.
 * @throws FORBIDDEN for everyone but those who run it; CONFLICT while it has coming events, unless they are canceled
 */
export async function closeChapter(
  ctx: MemberContext,
  { slug, closed, cancelEvents }: CloseChapterInput,
): Promise<Chapter> {
  return withTransaction(ctx.db, async (trx) => {
    const chapter = await lockManaged(trx, ctx.viewer, slug);
    if (closed) await endEventsOf(trx, ctx, { chapterId: chapter.id, cancelEvents });
    if ((chapter.closedAt !== null) !== closed)
      await trx
        .updateTable('chapters')
        .set({ closedAt: closed ? sql<Date>`now()` : null, version: sql`version + 1` })
        .where('id', '=', chapter.id)
        .execute();
    await publishEvent(trx, [ctx.viewer.id], TOPICS);
    return getChapter(trx, ctx.viewer, chapter.slug);
  });
}

const orNull = <Fields extends { place: string; question: string }>(fields: Fields) => ({
  ...fields,
  place: fields.place || null,
  question: fields.question || null,
});

type NewChapter = ReturnType<typeof orNull<Omit<CreateChapterInput, 'seat'>>>;

/** The slug is made from the name and never changes. */
async function insertUnderFreeSlug(
  trx: Kysely<DB>,
  chapter: NewChapter,
): Promise<{ id: number; slug: string }> {
  for (const slug of slugsOf(chapter.name, 'chapter')) {
    const row = await trx
      .insertInto('chapters')
      .values({ ...chapter, slug })
      .onConflict((conflicting) => conflicting.column('slug').doNothing())
      .returning(['id', 'slug'])
      .executeTakeFirst();
    if (row) return row;
  }
  throw unavailable();
}
