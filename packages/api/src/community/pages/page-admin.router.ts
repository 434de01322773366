import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { createPage, deletePage, publishPage, unpublishPage, updatePage } from './pages.commands.ts';
import { getEditedPage, getPublishedVersion, listPages } from './edited-pages.queries.ts';
import { publishPageText, savePageText } from './page-texts.commands.ts';
import { PublishPageTextInput, SavePageTextInput } from '../../ground/settings/page-texts.schema.ts';
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
    .query(async ({ ctx }) => listPages(ctx.db, (await ctx.services.community.get()).locales)),

  get: staffProcedure('content')
    .input(PageRef)
    .output(EditedPage)
    .query(async ({ ctx, input }) =>
      getEditedPage(ctx.db, input, (await ctx.services.community.get()).locales),
    ),

  version: staffProcedure('content')
    .input(PublishedVersionRef)
    .output(PublishedVersion)
    .query(async ({ ctx, input }) =>
      getPublishedVersion(ctx.db, input, (await ctx.services.community.get()).locales),
    ),

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

  /** In one further language. */
  saveText: staffProcedure('content')
    .input(SavePageTextInput)
    .output(EditedPage)
    .mutation(({ ctx, input }) => savePageText(ctx, input)),

  publishText: staffProcedure('content')
    .input(PublishPageTextInput)
    .output(EditedPage)
    .mutation(({ ctx, input }) => publishPageText(ctx, input)),

  unpublish: staffProcedure('content')
    .input(PageRef)
    .output(EditedPage)
    .mutation(({ ctx, input }) => unpublishPage(ctx, input)),

  delete: staffProcedure('content')
    .input(PageRef)
    .output(PageRef)
    .mutation(({ ctx, input }) => deletePage(ctx, input)),
});
