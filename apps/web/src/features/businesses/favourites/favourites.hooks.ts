import { trpc } from '../../../lib/trpc.ts';
import { showError } from '../../../lib/show-error.ts';

const PAGE = { limit: 12 };

export function useFavourites() {
  return trpc.businesses.favourites.list.useInfiniteQuery(PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Keeps a business or lets it go: at once, and taken back when the server refuses. */
export function useSetFavourite(slug: string) {
  const utils = trpc.useUtils();
  const show = (saved: boolean) =>
    utils.businesses.get.setData({ slug }, (business) => business && { ...business, favourite: saved });
  return trpc.businesses.favourites.set.useMutation({
    meta: { skipInvalidation: true },
    async onMutate({ saved }) {
      await utils.businesses.get.cancel({ slug });
      show(saved);
    },
    onSuccess: () => utils.businesses.favourites.invalidate(),
    onError(error, { saved }) {
      show(!saved);
      showError(error);
    },
  });
}
