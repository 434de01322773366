import { formIssues } from '../../../lib/form-issues.ts';
import { showEditConflict } from '../../../lib/edit-conflict.ts';
import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { FormErrors } from '@mantine/form';
import { ownWorkMessages as messages } from './own-work.messages.ts';
import type { WorkSample } from '../profile.types.ts';

/**
 * Moves a sample one place up or down, and answers its new index, or nothing where it stays. The new order shows at
 * once; quick steps are saved one after another.
 */
export function useMoveWork(username: string): (id: number, step: -1 | 1) => number | undefined {
  const utils = trpc.useUtils();
  const order = trpc.profile.works.order.useMutation({
    scope: { id: 'order-works' },
    meta: { skipInvalidation: true },
    async onError(error) {
      showError(error);
      await utils.profile.related.invalidate({ username });
    },
  });
  return (id, step) => {
    // Of the cache, as the page may not have shown the step before yet.
    const works = utils.profile.related.getData({ username })?.works ?? [];
    const from = works.findIndex((work) => work.id === id);
    const moved = works[from];
    const index = from + step;
    if (!moved || !works[index]) return undefined;
    const ordered = works.toSpliced(from, 1).toSpliced(index, 0, moved);
    const show = () =>
      utils.profile.related.setData({ username }, (related) => related && { ...related, works: ordered });
    show();
    // Cancelling reverts a query to what it held before the fetch.
    void utils.profile.related.cancel({ username }).then(show);
    order.mutate({ ids: ordered.map((work) => work.id) });
    return index;
  };
}

export function useDeleteWork(onDone: () => void) {
  return trpc.profile.works.delete.useMutation({
    onSuccess() {
      toast({ title: messages.deleted });
      onDone();
    },
    onError: showError,
  });
}

type Handlers = {
  onDone: () => void;
  onIssues: (issues: FormErrors) => void;
  /** The sample was saved elsewhere since the form was opened. */
  onConflict: (current: WorkSample) => void;
};

/** Adds a sample, or saves one. Issues are shown at their fields, other errors in a toast. */
export function useSaveWork(username: string, { onDone, onIssues, onConflict }: Handlers) {
  const utils = trpc.useUtils();
  const done = (title: string) => () => {
    toast({ title });
    onDone();
  };
  const failed = (error: Parameters<typeof formIssues>[0] & { message: string }) => {
    const issues = formIssues(error);
    if (Object.keys(issues).length > 0) onIssues(issues);
    else showError(error);
  };
  const create = trpc.profile.works.create.useMutation({ onSuccess: done(messages.added), onError: failed });
  const update = trpc.profile.works.update.useMutation({
    onSuccess: done(messages.saved),
    async onError(error, { id }) {
      const load = async () => {
        const works = await utils.profile.works.list.fetch({ username }, { staleTime: 0 });
        return works.find((work) => work.id === id) ?? null;
      };
      if (!(await showEditConflict(error, load, onConflict))) failed(error);
    },
  });
  return { create, update, isPending: create.isPending || update.isPending };
}
