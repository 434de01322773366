import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import {
  createOwnArticle,
  deleteOwnArticle,
  updateOwnArticle,
  withdrawOwnArticle,
} from './own-articles.commands.ts';
import { getOwnArticle, listOwnArticles } from './own-articles.queries.ts';
import {
  CreateOwnArticleInput,
  ListOwnArticlesInput,
  OwnArticle,
  OwnArticlePage,
  OwnArticleRef,
  UpdateOwnArticleInput,
} from './own-articles.schema.ts';

/** Articles that a member writes, which administrators publish. */
export const ownArticlesRouter = router({
  list: memberProcedure
    .input(ListOwnArticlesInput)
    .output(OwnArticlePage)
    .query(({ ctx, input }) => listOwnArticles(ctx.db, ctx.viewer, input)),
  get: memberProcedure
    .input(OwnArticleRef)
    .output(OwnArticle)
    .query(({ ctx, input }) => getOwnArticle(ctx.db, ctx.viewer, input)),
  create: memberProcedure
    .meta({ auth: 'member', limit: 'article' })
    .input(CreateOwnArticleInput)
    .output(OwnArticle)
    .mutation(({ ctx, input }) => createOwnArticle(ctx, input)),
  update: memberProcedure
    .meta({ auth: 'member', limit: 'article' })
    .input(UpdateOwnArticleInput)
    .output(OwnArticle)
    .mutation(({ ctx, input }) => updateOwnArticle(ctx, input)),
  withdraw: memberProcedure
    .meta({ auth: 'member', limit: 'article' })
    .input(OwnArticleRef)
    .output(OwnArticle)
    .mutation(({ ctx, input }) => withdrawOwnArticle(ctx, input)),
  delete: memberProcedure
    .meta({ auth: 'member', limit: 'article' })
    .input(OwnArticleRef)
    .output(OwnArticleRef)
    .mutation(({ ctx, input }) => deleteOwnArticle(ctx, input)),
});
