import { optimisticToggle } from '../../../lib/optimistic-toggle.ts';
import { type Inputs, trpc } from '../../../lib/trpc.ts';

const PAGE = { limit: 12 };

export function useSavedBusinesses() {
  return trpc.businesses.favourites.list.useInfiniteQuery(PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Saves or unsaves a business, optimistically. */
export function useSaveBusiness(slug: string) {
  const utils = trpc.useUtils();
  return trpc.businesses.favourites.set.useMutation({
    ...optimisticToggle({
      scope: `favourite-${slug}`,
      isOn: ({ saved }: Inputs['businesses']['favourites']['set']) => saved,
      cancel: () => utils.businesses.get.cancel({ slug }),
      set: (favourite) =>
        utils.businesses.get.setData({ slug }, (business) => business && { ...business, favourite }),
    }),
    onSuccess: () => utils.businesses.favourites.invalidate(),
  });
}
