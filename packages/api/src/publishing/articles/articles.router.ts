import { staffProcedure, memberProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import { readArticle } from './article-readers.commands.ts';
import { bookmarkArticle, likeArticle, shareArticle } from './article-reactions.commands.ts';
import { createArticle, updateArticle } from './articles.commands.ts';
import { findLeadArticle, getArticleTeaser, listArticles } from './articles.queries.ts';
import {
  Article,
  ArticleBookmarkState,
  ArticleLikeState,
  ArticlePage,
  ArticleRef,
  ArticleShareState,
  ArticleSlug,
  ArticleTeaser,
  ArticleTopics,
  BookmarkArticleInput,
  CreateArticleInput,
  EditedArticle,
  LeadArticle,
  LikeArticleInput,
  ListArticlesInput,
  RelatedArticles,
  UpdateArticleInput,
} from './articles.schema.ts';
import { listRelated } from './related.queries.ts';
import { listArticleTopics } from './topics.queries.ts';

export const articlesRouter = router({
  list: publicProcedure
    .input(ListArticlesInput)
    .output(ArticlePage)
    .query(({ ctx, input }) => listArticles(ctx.db, ctx.viewer, input)),
  lead: publicProcedure.output(LeadArticle).query(({ ctx }) => findLeadArticle(ctx.db, ctx.viewer)),
  /** Searches that lead to articles. */
  topics: publicProcedure.output(ArticleTopics).query(({ ctx }) => listArticleTopics(ctx.db)),
  /** For link previews and signed-out readers, who get no more than this. */
  head: publicProcedure
    .input(ArticleSlug)
    .output(ArticleTeaser)
    .query(({ ctx, input }) => getArticleTeaser(ctx.db, input.slug)),
  related: publicProcedure
    .input(ArticleSlug)
    .output(RelatedArticles)
    .query(({ ctx, input }) => listRelated(ctx.db, input.slug)),
  get: memberProcedure
    .input(ArticleSlug)
    .output(Article)
    .query(({ ctx, input }) => readArticle(ctx, input)),

  like: memberProcedure
    .meta({ auth: 'member', limit: 'reaction' })
    .input(LikeArticleInput)
    .output(ArticleLikeState)
    .mutation(({ ctx, input }) => likeArticle(ctx, input)),
  bookmark: memberProcedure
    .meta({ auth: 'member', limit: 'reaction' })
    .input(BookmarkArticleInput)
    .output(ArticleBookmarkState)
    .mutation(({ ctx, input }) => bookmarkArticle(ctx, input)),
  share: publicProcedure
    .meta({ auth: 'public', limit: 'reaction' })
    .input(ArticleRef)
    .output(ArticleShareState)
    .mutation(({ ctx, input }) => shareArticle(ctx, input)),

  create: staffProcedure('content')
    .input(CreateArticleInput)
    .output(EditedArticle)
    .mutation(({ ctx, input }) => createArticle(ctx, input)),
  update: staffProcedure('content')
    .input(UpdateArticleInput)
    .output(EditedArticle)
    .mutation(({ ctx, input }) => updateArticle(ctx, input)),
});
