import { adminProcedure, router } from '../../ground/core/trpc.ts';
import { createBanner, deleteBanner, updateBanner } from './banners.commands.ts';
import { listBanners } from './banners.queries.ts';
import { Banner, BannerRef, Banners, CreateBannerInput, UpdateBannerInput } from './banners.schema.ts';

export const bannersRouter = router({
  list: adminProcedure.output(Banners).query(({ ctx }) => listBanners(ctx.db)),
  create: adminProcedure
    .input(CreateBannerInput)
    .output(Banner)
    .mutation(({ ctx, input }) => createBanner(ctx, input)),
  update: adminProcedure
    .input(UpdateBannerInput)
    .output(Banner)
    .mutation(({ ctx, input }) => updateBanner(ctx, input)),
  delete: adminProcedure
    .input(BannerRef)
    .output(BannerRef)
    .mutation(({ ctx, input }) => deleteBanner(ctx, input)),
});
