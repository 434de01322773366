import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { requireCategory } from '../../../community/community/categories.commands.ts';
import { notifyAdmins } from '../../../contact/duties/duties.commands.ts';
import { settleNotices } from '../../../contact/duties/settle-notices.commands.ts';
import { takePictures } from '../../../files/uploads/pictures.commands.ts';
import { UNCONFIRMED } from '../../../ground/core/confirmed-email.ts';
import type { MemberContext } from '../../../ground/core/context.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { lockUser } from '../../../ground/core/lock-user.ts';
import { requireVersion } from '../../../ground/core/require-version.ts';
import { conflict, forbidden, invalid, notFound } from '../../../ground/errors/errors.ts';
import { fullName } from '../../../ground/values/person-name.ts';
import { takePicturesIn } from '../article-pictures.commands.ts';
import { provisionalSlug } from '../article-slug.ts';
import { stateOf } from './own-articles.policy.ts';
import { NO_ARTICLE, getOwnArticle, isOpenToMembers } from './own-articles.queries.ts';
import {
  type CreateOwnArticleInput,
  type OwnArticle,
  type OwnArticleRef,
  type OwnArticleState,
  UNPUBLISHED_MAX,
  type UpdateOwnArticleInput,
  WAITING_MAX,
} from './own-articles.schema.ts';

const CLOSED = 'Members can’t submit articles at the moment';
const EMPTY = 'Write the article before you submit it';
const TOO_MANY_WAITING = `Up to ${WAITING_MAX} of your articles can wait at a time. Save this one until one of them is decided on.`;
const TOO_MANY = `You can keep up to ${UNPUBLISHED_MAX} articles that are not published. Delete one that you no longer need.`;
const BY_ADMINISTRATORS = 'Administrators change what is published. Ask them if something is wrong.';
/** Why an article cannot be changed by its author. */
const NOT_CHANGED: Record<Exclude<OwnArticleState, 'draft' | 'declined'>, string> = {
  waiting: 'This article is waiting for approval. Take it back to change it.',
  published: BY_ADMINISTRATORS,
  hidden: BY_ADMINISTRATORS,
};
const NOT_WAITING = 'This article is no longer waiting';

/** Saves a new article of the viewer's, and submits it where they say so. */
export async function createOwnArticle(
  ctx: MemberContext,
  { submits, ...fields }: CreateOwnArticleInput,
): Promise<OwnArticle> {
  return withTransaction(ctx.db, async (trx) => {
    const author = await requireAuthor(trx, ctx);
    await requireCategory(trx, 'articleCategories', fields.category);
    await takeOwnPictures(trx, ctx, fields);
    if ((await countUnpublished(trx, ctx)) >= UNPUBLISHED_MAX) throw conflict(TOO_MANY);
    const { id } = await trx
      .insertInto('articles')
      .values({
        ...fields,
        author,
        authorId: ctx.viewer.id,
        createdBy: ctx.viewer.id,
        slug: provisionalSlug(),
        isPublished: false,
        submission: 'draft',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (submits) await submit(trx, ctx, { id, content: fields.content });
    return getOwnArticle(trx, ctx.viewer, { id });
  });
}

/** Changes a draft, or one that was declined, which is then a draft again. */
export async function updateOwnArticle(
  ctx: MemberContext,
  { id, expectedVersion, submits, ...fields }: UpdateOwnArticleInput,
): Promise<OwnArticle> {
  return withTransaction(ctx.db, async (trx) => {
    const author = await requireAuthor(trx, ctx);
    const before = await lockOwn(trx, ctx, id);
    const state = stateOf(before);
    if (state !== 'draft' && state !== 'declined') throw conflict(NOT_CHANGED[state]);
    requireVersion(expectedVersion, before.version);
    await requireCategory(trx, 'articleCategories', fields.category, before.category);
    await takeOwnPictures(trx, ctx, fields, before);
    await trx
      .updateTable('articles')
      .set({ ...fields, author, submission: 'draft', version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    if (submits) await submit(trx, ctx, { id, content: fields.content });
    return getOwnArticle(trx, ctx.viewer, { id });
  });
}

/** Takes back an article that waits, which is then a draft. */
export async function withdrawOwnArticle(ctx: MemberContext, { id }: OwnArticleRef): Promise<OwnArticle> {
  return withTransaction(ctx.db, async (trx) => {
    await lockUser(trx, ctx.viewer.id);
    const before = await lockOwn(trx, ctx, id);
    if (before.submission !== 'waiting') throw conflict(NOT_WAITING);
    await trx
      .updateTable('articles')
      .set({ submission: 'draft', submittedAt: null, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    await settleNotices(trx, ['article']);
    return getOwnArticle(trx, ctx.viewer, { id });
  });
}

/** Deletes a draft, or one that was declined. */
export async function deleteOwnArticle(ctx: MemberContext, { id }: OwnArticleRef): Promise<OwnArticleRef> {
  return withTransaction(ctx.db, async (trx) => {
    const state = stateOf(await lockOwn(trx, ctx, id));
    if (state !== 'draft' && state !== 'declined') throw conflict(NOT_CHANGED[state]);
    await trx.deleteFrom('articles').where('id', '=', id).execute();
    return { id };
  });
}

/**
 * The name of the viewer, whose other writes wait until the transaction ends, so that parallel ones pass no limit.
 * @throws FORBIDDEN where members write no articles, or before the viewer's address is confirmed
 */
async function requireAuthor(trx: Kysely<DB>, { viewer }: MemberContext): Promise<string> {
  await lockUser(trx, viewer.id);
  if (!(await isOpenToMembers(trx))) throw forbidden(CLOSED);
  const member = await trx
    .selectFrom('users')
    .select(['firstName', 'lastName', 'emailVerifiedAt'])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  if (member.emailVerifiedAt === null) throw forbidden(UNCONFIRMED);
  return fullName(member);
}

/** Locks the article, so that of two changes at once the later one sees what the first one made of it. */
async function lockOwn(trx: Kysely<DB>, { viewer }: MemberContext, id: number) {
  const row = await trx
    .selectFrom('articles')
    .select(['category', 'content', 'heroImage', 'isPublished', 'submission', 'version'])
    .where('id', '=', id)
    .where('authorId', '=', viewer.id)
    .where('submission', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(NO_ARTICLE);
  return row;
}

type Pictures = { content: string; heroImage?: string | null | undefined };

async function takeOwnPictures(trx: Kysely<DB>, ctx: MemberContext, fields: Pictures, before?: Pictures) {
  await takePictures(trx, ctx.viewer, fields, before);
  await takePicturesIn(trx, ctx.viewer, fields.content, before?.content);
}

async function submit(
  trx: Kysely<DB>,
  ctx: MemberContext,
  { id, content }: { id: number; content: string },
): Promise<void> {
  if (content.trim() === '') throw invalid(EMPTY, [{ path: 'content', message: EMPTY }]);
  if ((await countUnpublished(trx, ctx, 'waiting')) >= WAITING_MAX) throw conflict(TOO_MANY_WAITING);
  await trx
    .updateTable('articles')
    .set({ submission: 'waiting', submittedAt: sql<Date>`now()`, declineReason: null })
    .where('id', '=', id)
    .execute();
  await notifyAdmins(trx, 'article', { except: ctx.viewer.id });
  await publishEvent(trx, [ctx.viewer.id], ['articles']);
}

async function countUnpublished(
  trx: Kysely<DB>,
  { viewer }: MemberContext,
  state?: 'waiting',
): Promise<number> {
  const { count } = await trx
    .selectFrom('articles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('authorId', '=', viewer.id)
    .where('submission', 'is not', null)
    .where('isPublished', '=', false)
    .$if(state !== undefined, (query) => query.where('submission', '=', 'waiting'))
    .executeTakeFirstOrThrow();
  return count;
}
