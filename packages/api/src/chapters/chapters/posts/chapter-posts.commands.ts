import type { MemberContext } from '../../../ground/core/context.ts';
import { conflict, forbidden } from '../../../ground/errors/errors.ts';
import type { Post } from '../../../publishing/feed/feed.schema.ts';
import { writePost } from '../../../publishing/feed/write-post.commands.ts';
import { lockChapter } from '../chapter-rows.queries.ts';
import { canPost } from '../chapters.policy.ts';
import type { CreateChapterPostInput } from './chapter-posts.schema.ts';

/**
 * Writes a post that the members of a chapter read. It holds the chapter's row as leaving does, so that nobody posts
 * who has left.
 * @throws NOT_FOUND for a chapter that the viewer may not see, FORBIDDEN for those outside it, CONFLICT when it is closed
 */
export const createChapterPost = (ctx: MemberContext, input: CreateChapterPostInput): Promise<Post> =>
  writePost(ctx, input, {
    operation: 'chapters.posts.create',
    input,
    async lockChapter(trx) {
      const { id, viewerRole: role, closedAt } = await lockChapter(trx, ctx.viewer, input.slug);
      if (!canPost({ role, isClosed: false })) throw forbidden('Only members of this chapter can post in it');
      if (closedAt !== null) throw conflict('This chapter is closed');
      return id;
    },
  });
