import { memberProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import { ReportInput, ReportState } from '../../ground/reports/reports.schema.ts';
import { createComment, deleteComment, reportComment } from './comments.commands.ts';
import { listComments } from './comments.queries.ts';
import {
  Comment,
  CommentPage,
  CommentRef,
  CreateArticleCommentInput,
  CreateCommentInput,
  DeletedComment,
  ListArticleCommentsInput,
  ListCommentsInput,
} from './comments.schema.ts';

/** By its id, whatever it stands under. */
const ofComment = {
  delete: memberProcedure
    .input(CommentRef)
    .output(DeletedComment)
    .mutation(({ ctx, input }) => deleteComment(ctx, input)),

  report: memberProcedure
    .meta({ auth: 'member', limit: 'report' })
    .input(ReportInput)
    .output(ReportState)
    .mutation(({ ctx, input }) => reportComment(ctx, input)),
};

export const commentsRouter = router({
  list: publicProcedure
    .input(ListCommentsInput)
    .output(CommentPage)
    .query(({ ctx, input }) => listComments(ctx.db, ctx.viewer, input)),

  create: memberProcedure
    .input(CreateCommentInput)
    .output(Comment)
    .mutation(({ ctx, input }) => createComment(ctx, input)),

  ...ofComment,
});

/** For members, as the articles are. */
export const articleCommentsRouter = router({
  list: memberProcedure
    .input(ListArticleCommentsInput)
    .output(CommentPage)
    .query(({ ctx, input }) => listComments(ctx.db, ctx.viewer, input)),

  create: memberProcedure
    .input(CreateArticleCommentInput)
    .output(Comment)
    .mutation(({ ctx, input }) => createComment(ctx, input)),

  ...ofComment,
});
