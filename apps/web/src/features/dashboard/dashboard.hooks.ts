import { trpc } from '../../lib/trpc.ts';
import { showError } from '../../lib/show-error.ts';

/** Dismisses a recommendation for 90 days: optimistic, rolled back on error. */
export function useDismissSuggestion() {
  const utils = trpc.useUtils();
  return trpc.connections.dismiss.useMutation({
    async onMutate({ userId }) {
      await utils.dashboard.recommendations.cancel();
      const before = utils.dashboard.recommendations.getData();
      utils.dashboard.recommendations.setData(
        undefined,
        (data) => data && { ...data, items: data.items.filter(({ id }) => id !== userId) },
      );
      return { before };
    },
    onError(error, _member, context) {
      utils.dashboard.recommendations.setData(undefined, context?.before);
      showError(error);
    },
    onSuccess: () =>
      Promise.all([
        utils.dashboard.recommendations.invalidate(),
        utils.connections.dismissed.invalidate(),
        utils.network.invalidate(),
      ]),
  });
}

/** Takes a dismissal back. */
export function useSuggestAgain() {
  const utils = trpc.useUtils();
  return trpc.connections.suggestAgain.useMutation({
    onSuccess: () =>
      Promise.all([
        utils.dashboard.recommendations.invalidate(),
        utils.connections.dismissed.invalidate(),
        utils.network.invalidate(),
      ]),
    onError: showError,
  });
}
