import { memberProcedure, publicProcedure, router } from '../core/trpc.ts';
import { createPost, deletePost, likePost } from './feed.commands.ts';
import { listPosts } from './feed.queries.ts';
import {
  CreatePostInput,
  LikePostInput,
  LikeState,
  ListPostsInput,
  Post,
  PostPage,
  PostRef,
} from './feed.schema.ts';

export const feedRouter = router({
  list: publicProcedure
    .input(ListPostsInput)
    .output(PostPage)
    .query(({ ctx, input }) => listPosts(ctx.db, ctx.viewer, input)),

  create: memberProcedure
    .meta({ auth: 'member', limit: 'post' })
    .input(CreatePostInput)
    .output(Post)
    .mutation(({ ctx, input }) => createPost(ctx, input)),

  delete: memberProcedure
    .input(PostRef)
    .output(PostRef)
    .mutation(({ ctx, input }) => deletePost(ctx, input)),

  like: memberProcedure
    .meta({ auth: 'member', limit: 'reaction' })
    .input(LikePostInput)
    .output(LikeState)
    .mutation(({ ctx, input }) => likePost(ctx, input)),
});
