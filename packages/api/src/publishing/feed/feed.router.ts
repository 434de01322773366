import { memberProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import { ReportInput, ReportState } from '../../ground/reports/reports.schema.ts';
import { deletePost, reportPost, updatePost } from './feed.commands.ts';
import { countNewerPosts, getPost, listPosts } from './feed.queries.ts';
import {
  BookmarkPostInput,
  BookmarkState,
  CountNewerInput,
  CreatePostInput,
  LikePostInput,
  LikeState,
  ListPostsInput,
  NewerCount,
  Post,
  PostPage,
  PostRef,
  ShareState,
  UnpublishedPosts,
  UpdatePostInput,
} from './feed.schema.ts';
import { listOwnUnpublished } from './own-unpublished.queries.ts';
import { serializedPosts } from './serialized-posts.queries.ts';
import { bookmarkPost, likePost, sharePost } from './post-reactions.commands.ts';
import { createPost } from './write-post.commands.ts';

export const feedRouter = router({
  list: publicProcedure
    .meta({ auth: 'public', cache: { tag: 'feed' }, serialized: serializedPosts })
    .input(ListPostsInput)
    .output(PostPage)
    .query(({ ctx, input }) => listPosts(ctx.db, ctx.viewer, input)),
  get: publicProcedure
    .input(PostRef)
    .output(Post)
    .query(({ ctx, input }) => getPost(ctx.db, ctx.viewer, input.id)),
  countNewer: publicProcedure
    .input(CountNewerInput)
    .output(NewerCount)
    .query(({ ctx, input }) => countNewerPosts(ctx.db, ctx.viewer, input)),
  unpublished: memberProcedure
    .output(UnpublishedPosts)
    .query(({ ctx }) => listOwnUnpublished(ctx.db, ctx.viewer)),
  create: memberProcedure
    .input(CreatePostInput)
    .output(Post)
    .mutation(({ ctx, input }) => createPost(ctx, input)),
  update: memberProcedure
    .meta({ auth: 'member', limit: 'post' })
    .input(UpdatePostInput)
    .output(Post)
    .mutation(({ ctx, input }) => updatePost(ctx, input)),
  delete: memberProcedure
    .input(PostRef)
    .output(PostRef)
    .mutation(({ ctx, input }) => deletePost(ctx, input)),

  like: memberProcedure
    .meta({ auth: 'member', limit: 'reaction' })
    .input(LikePostInput)
    .output(LikeState)
    .mutation(({ ctx, input }) => likePost(ctx, input)),
  bookmark: memberProcedure
    .meta({ auth: 'member', limit: 'reaction' })
    .input(BookmarkPostInput)
    .output(BookmarkState)
    .mutation(({ ctx, input }) => bookmarkPost(ctx, input)),
  share: publicProcedure
    .meta({ auth: 'public', limit: 'reaction' })
    .input(PostRef)
    .output(ShareState)
    .mutation(({ ctx, input }) => sharePost(ctx, input)),
  report: memberProcedure
    .meta({ auth: 'member', limit: 'report' })
    .input(ReportInput)
    .output(ReportState)
    .mutation(({ ctx, input }) => reportPost(ctx, input)),
});
