import { adminProcedure, publicProcedure, router } from '../core/trpc.ts';
import { shorten, takeDown } from './short-links.commands.ts';
import { ShortUrl, ShortenInput, TakeDownInput, TakeDownState } from './short-links.schema.ts';

export const shortLinksRouter = router({
  shorten: publicProcedure
    .input(ShortenInput)
    .output(ShortUrl)
    .mutation(({ ctx, input }) => shorten(ctx, input)),

  takeDown: adminProcedure
    .input(TakeDownInput)
    .output(TakeDownState)
    .mutation(({ ctx, input }) => takeDown(ctx, input)),
});
