import { showError } from '../../lib/show-error.ts';
import { toast } from '../../lib/toast.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { type When, eventsInput } from './events-page.ts';
import { eventsMessages as messages } from './events.messages.ts';

export type EventListItem = Outputs['events']['list']['items'][number];
export type CommunityEvent = Outputs['events']['get'];

export const useEvents = (when: When) =>
  trpc.events.list.useInfiniteQuery(eventsInput(when), { getNextPageParam: ({ nextCursor }) => nextCursor });

/** Cancels an event with all of its coming dates. */
export const useCancelEvent = () =>
  trpc.events.cancel.useMutation({
    onSuccess: () => toast({ title: messages.cancel.eventDone }),
    onError: showError,
  });

/** Cancels one date of an event. */
export const useCancelEventDate = () =>
  trpc.events.cancelDate.useMutation({
    onSuccess: () => toast({ title: messages.cancel.dateDone }),
    onError: showError,
  });
