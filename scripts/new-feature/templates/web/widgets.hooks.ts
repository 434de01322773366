import { showError } from '../../lib/show-error.ts';
import { toast } from '../../lib/toast.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { widgetsMessages as messages } from './widgets.messages.ts';

export type Widget = Outputs['widgets']['list']['items'][number];

/** The input of the list; the route's loader and the page must ask for the same. */
export const WIDGETS_PAGE = { limit: 20 };

export const useWidgets = () =>
  trpc.widgets.list.useInfiniteQuery(WIDGETS_PAGE, { getNextPageParam: ({ nextCursor }) => nextCursor });

/** Creates a widget; the list is refetched. */
export const useCreateWidget = (onCreated: () => void) =>
  trpc.widgets.create.useMutation({
    onSuccess() {
      toast({ title: messages.form.created });
      onCreated();
    },
  });

/** Deletes a widget; the list is refetched. */
export const useDeleteWidget = () =>
  trpc.widgets.delete.useMutation({
    onSuccess: () => toast({ title: messages.deletion.done }),
    onError: showError,
  });
