import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB, DatabaseTransaction } from '@guildhall/db';
import { getSettings } from '../../community/settings/settings.queries.ts';
import { notifyAdmins } from '../../contact/duties/duties.commands.ts';
import { notifyOfPost, requireFewMentions } from '../../contact/notifications/mentions.commands.ts';
import { hasPictures } from '../../files/attachments/attachment-rows.ts';
import { attachPictures } from '../../files/attachments/attachments.commands.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { findRecentDuplicate } from '../../ground/core/find-recent-duplicate.ts';
import { withIdempotency } from '../../ground/core/idempotency.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { lockUser } from '../../ground/core/lock-user.ts';
import { holds } from '../../ground/roles/roles.policy.ts';
import { publishToChapter } from './chapter-audience.commands.ts';
import { getPost } from './feed.queries.ts';
import { type CreatePostInput, Post } from './feed.schema.ts';
import { postLimits } from './newcomer.ts';
import { setPostLinks, shortenUrls } from './post-links.ts';
import { requireFewTopics, setPostTopics } from '../topics/post-topics.commands.ts';
import { storedLanguage } from '../../ground/languages/written-language.ts';

/** Where a post is written. */
type Home = {
  /** The procedure, and its input. */
  operation: string;
  input: unknown;
  /** Locks the chapter whose members read it, and refuses those who may not write there; null: it is for everyone. */
  lockChapter: ((trx: DatabaseTransaction) => Promise<number>) | null;
};

/** Writes a post on the feed. */
export const createPost = (ctx: MemberContext, input: CreatePostInput): Promise<Post> =>
  writePost(ctx, input, { operation: 'feed.create', input, lockChapter: null });

/** Writes a post where it belongs, and notifies those whom it mentions as far as they may read it. */
export async function writePost(
  ctx: MemberContext,
  post: CreatePostInput,
  { operation, input, lockChapter }: Home,
): Promise<Post> {
  const { content, pictures } = post;
  const userId = ctx.viewer.id;
  return withIdempotency(ctx, {
    operation,
    input,
    output: Post,
    limits: () => postLimits(ctx, content),
    work: async (trx) => {
      requireFewMentions(content);
      requireFewTopics(content);
      const chapterId = lockChapter && (await lockChapter(trx));
      await lockUser(trx, userId);
      const duplicate = await findRecentDuplicate(trx, 'posts', {
        createdAt: 'createdAt',
        same: { userId, chapterId, content, deletedAt: null },
        where: sql<SqlBool>`(is_published or is_shared or state = 'pending_review')
          and ${hasPictures('post_id', 'posts.id', pictures)}`,
      });
      if (duplicate !== undefined)
        return getPost(trx, ctx.viewer, duplicate, { includeOwnUnpublished: true });
      const links = await shortenUrls(trx, ctx, content);
      const isPending = await requiresApproval(trx, ctx);
      const id = await insertPost(trx, { userId, chapterId, isPending }, post);
      await setPostLinks(trx, id, links);
      await setPostTopics(trx, id, content);
      await attachPictures(trx, { postId: id, userId }, pictures);
      if (isPending) await notifyAdmins(trx, 'post');
      else {
        await notifyOfPost(trx, { id, userId, content });
        if (chapterId === null) await publishEvent(trx, 'everybody', ['feed']);
        else await publishToChapter(trx, chapterId);
      }
      return getPost(trx, ctx.viewer, id, { includeOwnUnpublished: true });
    },
  });
}

/** Read by nobody else until an administrator approves it. */
export const PENDING_REVIEW = { state: 'pending_review' as const, isPublished: false, isShared: false };

/** Whether members' posts currently require approval. */
export async function requiresApproval(trx: Kysely<DB>, { viewer }: MemberContext): Promise<boolean> {
  return !holds(viewer, 'moderation') && (await getSettings(trx)).postModeration;
}

/**
 * A lock serializes posts from here to the commit, so that they become visible in the order of their sort keys: a
 * reader who has seen the newest has seen every older one, and "newer than this" never skips a post. NOTIFY serializes
 * the commits anyway. The caller has locked a chapter.
 */
async function insertPost(
  trx: Kysely<DB>,
  { userId, chapterId, isPending }: { userId: number; chapterId: number | null; isPending: boolean },
  { content, type }: CreatePostInput,
): Promise<number> {
  if (chapterId === null) await sql`select pg_advisory_xact_lock(hashtext('guildhall.feed'))`.execute(trx);
  const { id } = await trx
    .insertInto('posts')
    .values({
      userId,
      chapterId,
      content,
      lang: storedLanguage(content),
      topicsRead: true,
      type,
      ...(isPending ? PENDING_REVIEW : { isPublished: chapterId === null, isShared: chapterId !== null }),
      createdAt: sql<Date>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
