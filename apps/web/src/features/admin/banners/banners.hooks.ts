import { showError } from '../../../lib/show-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { bannersMessages as messages } from './banners.messages.ts';

export type Banner = Outputs['admin']['banners']['list'][number];

export const useBanners = () => trpc.admin.banners.list.useQuery();

/** Creates or updates a banner. */
export function useSaveBanner(onSaved: () => void) {
  const utils = trpc.useUtils();
  const done = async (message: { title: string }) => {
    toast(message);
    onSaved();
    await utils.site.notices.invalidate();
  };
  const creation = trpc.admin.banners.create.useMutation({ onSuccess: () => done(messages.created) });
  const change = trpc.admin.banners.update.useMutation({ onSuccess: () => done(messages.saved) });
  return { creation, change };
}

/** Activates or deactivates a banner: optimistic, rolled back on error. */
export function useSwitchBanner() {
  const utils = trpc.useUtils();
  return trpc.admin.banners.update.useMutation({
    scope: { id: 'banner-active' },
    async onMutate({ id, isActive = true }) {
      await utils.admin.banners.list.cancel();
      const before = utils.admin.banners.list.getData();
      utils.admin.banners.list.setData(undefined, (banners) =>
        banners?.map((banner) => (banner.id === id ? { ...banner, isActive } : banner)),
      );
      return { before };
    },
    onSuccess: () => utils.site.notices.invalidate(),
    onError(error, _banner, context) {
      utils.admin.banners.list.setData(undefined, context?.before);
      showError(error);
    },
  });
}

export function useDeleteBanner() {
  const utils = trpc.useUtils();
  return trpc.admin.banners.delete.useMutation({
    onSuccess() {
      toast(messages.deleted);
      return utils.site.notices.invalidate();
    },
    onError: showError,
  });
}
