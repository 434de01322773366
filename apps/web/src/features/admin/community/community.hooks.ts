import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { communityMessages as messages } from './community.messages.ts';

export const useCommunity = () => trpc.admin.community.get.useQuery();

/** Stores what was changed. The frame of this page takes on the new name and colors, as every open page does. */
export function useUpdateCommunity() {
  const utils = trpc.useUtils();
  return trpc.admin.community.update.useMutation({
    meta: { skipInvalidation: true },
    onSuccess(community) {
      utils.admin.community.get.setData(undefined, community);
      toast(messages.saved);
      return utils.site.config.invalidate();
    },
  });
}
