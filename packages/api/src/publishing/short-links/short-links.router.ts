import { staffProcedure, memberProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import { reportLink, shorten, takeDown } from './short-links.commands.ts';
import {
  ReportLinkInput,
  ReportedLink,
  ShortUrl,
  ShortenInput,
  TakeDownInput,
  TakeDownState,
} from './short-links.schema.ts';

export const shortLinksRouter = router({
  shorten: publicProcedure
    .input(ShortenInput)
    .output(ShortUrl)
    .mutation(({ ctx, input }) => shorten(ctx, input)),

  report: memberProcedure
    .meta({ auth: 'member', limit: 'report' })
    .input(ReportLinkInput)
    .output(ReportedLink)
    .mutation(({ ctx, input }) => reportLink(ctx, input)),

  takeDown: staffProcedure('moderation')
    .input(TakeDownInput)
    .output(TakeDownState)
    .mutation(({ ctx, input }) => takeDown(ctx, input)),
});
