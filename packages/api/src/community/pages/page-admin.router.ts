import { adminProcedure, router } from '../../ground/core/trpc.ts';
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
  list: adminProcedure.output(PageSummaries).query(({ ctx }) => listPages(ctx.db)),

  get: adminProcedure
    .input(PageRef)
    .output(EditedPage)
    .query(({ ctx, input }) => getEditedPage(ctx.db, input)),

  version: adminProcedure
    .input(PublishedVersionRef)
    .output(PublishedVersion)
    .query(({ ctx, input }) => getPublishedVersion(ctx.db, input)),

  create: adminProcedure
    .input(CreatePageInput)
    .output(EditedPage)
    .mutation(({ ctx, input }) => createPage(ctx, input)),

  update: adminProcedure
    .input(UpdatePageInput)
    .output(EditedPage)
    .mutation(({ ctx, input }) => updatePage(ctx, input)),

  publish: adminProcedure
    .input(PublishPageInput)
    .output(EditedPage)
    .mutation(({ ctx, input }) => publishPage(ctx, input)),

  unpublish: adminProcedure
    .input(PageRef)
    .output(EditedPage)
    .mutation(({ ctx, input }) => unpublishPage(ctx, input)),

  delete: adminProcedure
    .input(PageRef)
    .output(PageRef)
    .mutation(({ ctx, input }) => deletePage(ctx, input)),
});
