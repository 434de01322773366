import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { createBanner, deleteBanner, updateBanner } from './banners.commands.ts';
import { listBanners } from './banners.queries.ts';
import { Banner, BannerRef, Banners, CreateBannerInput, UpdateBannerInput } from './banners.schema.ts';

export const bannersRouter = router({
  list: staffProcedure('content')
    .output(Banners)
    .query(({ ctx }) => listBanners(ctx.db)),
  create: staffProcedure('content')
    .input(CreateBannerInput)
    .output(Banner)
    .mutation(({ ctx, input }) => createBanner(ctx, input)),
  update: staffProcedure('content')
    .input(UpdateBannerInput)
    .output(Banner)
    .mutation(({ ctx, input }) => updateBanner(ctx, input)),
  delete: staffProcedure('content')
    .input(BannerRef)
    .output(BannerRef)
    .mutation(({ ctx, input }) => deleteBanner(ctx, input)),
});
