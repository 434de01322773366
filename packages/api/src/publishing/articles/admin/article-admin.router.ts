import { updateArticle } from '../articles.commands.ts';
import { EditedArticle } from '../articles.schema.ts';
import { staffProcedure, router } from '../../../ground/core/trpc.ts';
import { getAdminArticle, getArticleToEdit, listAdminArticles } from './article-admin.queries.ts';
import { declineArticle } from './decide-article.commands.ts';
import {
  AdminArticle,
  AdminArticlePage,
  AdminArticleRef,
  DeclineArticleInput,
  ListAdminArticlesInput,
  SetArticleStatusInput,
} from './article-admin.schema.ts';

export const adminArticlesRouter = router({
  list: staffProcedure('content')
    .input(ListAdminArticlesInput)
    .output(AdminArticlePage)
    .query(({ ctx, input }) => listAdminArticles(ctx.db, input)),
  get: staffProcedure('content')
    .input(AdminArticleRef)
    .output(EditedArticle)
    .query(({ ctx, input }) => getArticleToEdit(ctx.db, input)),
  setStatus: staffProcedure('content')
    .input(SetArticleStatusInput)
    .output(AdminArticle)
    .mutation(async ({ ctx, input }) => {
      await updateArticle(ctx, input);
      return getAdminArticle(ctx.db, input);
    }),
  decline: staffProcedure('content')
    .input(DeclineArticleInput)
    .output(AdminArticle)
    .mutation(({ ctx, input }) => declineArticle(ctx, input)),
});
