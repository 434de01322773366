import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { createPage, deletePage, publishPage, unpublishPage, updatePage } from './pages.commands.ts';
import { getEditedPage, getPublishedVersion, listPages } from './pages.queries.ts';
import {
  CreatePageInput,
  EditedPage,
  PageRef,
  PageSummaries,
  PublishPageInput,
  PublishedVersion,
  PublishedVersionRef,
  UpdatePageInput,
} from '../../ground/settings/pages.schema.ts';

export const adminPagesRouter = router({
  list: staffProcedure('content')
    .output(PageSummaries)
    .query(({ ctx }) => listPages(ctx.db)),

  get: staffProcedure('content')
    .input(PageRef)
    .output(EditedPage)
    .query(({ ctx, input }) => getEditedPage(ctx.db, input)),

  version: staffProcedure('content')
    .input(PublishedVersionRef)
    .output(PublishedVersion)
    .query(({ ctx, input }) => getPublishedVersion(ctx.db, input)),

  create: staffProcedure('content')
    .input(CreatePageInput)
    .output(EditedPage)
    .mutation(({ ctx, input }) => createPage(ctx, input)),

  update: staffProcedure('content')
    .input(UpdatePageInput)
    .output(EditedPage)
    .mutation(({ ctx, input }) => updatePage(ctx, input)),

  publish: staffProcedure('content')
    .input(PublishPageInput)
    .output(EditedPage)
    .mutation(({ ctx, input }) => publishPage(ctx, input)),

  unpublish: staffProcedure('content')
    .input(PageRef)
    .output(EditedPage)
    .mutation(({ ctx, input }) => unpublishPage(ctx, input)),

  delete: staffProcedure('content')
    .input(PageRef)
    .output(PageRef)
    .mutation(({ ctx, input }) => deletePage(ctx, input)),
});
