import { listBookmarkedArticles } from '../../publishing/articles/bookmarked-articles.queries.ts';
import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { listBookmarkedPosts } from '../../publishing/feed/bookmarked-posts.queries.ts';
import { ListSavedInput, SavedArticles, SavedPosts } from './saved.schema.ts';

/** The saved lists of a member. Only composes: each feature owns its own table. */
export const savedRouter = router({
  posts: memberProcedure
    .input(ListSavedInput)
    .output(SavedPosts)
    .query(({ ctx, input }) => listBookmarkedPosts(ctx.db, ctx.viewer, input)),

  articles: memberProcedure
    .input(ListSavedInput)
    .output(SavedArticles)
    .query(({ ctx, input }) => listBookmarkedArticles(ctx.db, ctx.viewer, input)),
});
