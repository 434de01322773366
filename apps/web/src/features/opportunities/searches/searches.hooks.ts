import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { searchesMessages as messages } from './searches.messages.ts';

export type SavedSearch = Outputs['opportunities']['searches']['list']['items'][number];

const quietly = { meta: { skipInvalidation: true }, onError: showError };

/** The changes of the member's saved searches; each answers with all of them. */
export function useSearchChanges(onSaved: () => void) {
  const utils = trpc.useUtils();
  const store = (all: Outputs['opportunities']['searches']['list']) =>
    utils.opportunities.searches.list.setData(undefined, all);
  const save = trpc.opportunities.searches.save.useMutation({
    ...quietly,
    onSuccess(all) {
      store(all);
      toast(messages.saved);
      onSaved();
    },
  });
  const update = trpc.opportunities.searches.update.useMutation({
    ...quietly,
    onSuccess(all) {
      store(all);
      toast(messages.updated);
      onSaved();
    },
  });
  return { save, update };
}

export function useDeleteSearch() {
  const utils = trpc.useUtils();
  return trpc.opportunities.searches.remove.useMutation({
    ...quietly,
    onSuccess(all) {
      utils.opportunities.searches.list.setData(undefined, all);
      toast(messages.removed);
    },
  });
}
