import { showError } from '../../lib/show-error.ts';
import { toast } from '../../lib/toast.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { type When, eventsInput, monthInput } from './events-page.ts';
import { eventsMessages as messages } from './events.messages.ts';

export type EventListItem = Outputs['events']['list']['items'][number];
export type CommunityEvent = Outputs['events']['get'];

export const useEvents = (when: Exclude<When, 'month'>) =>
  trpc.events.list.useInfiniteQuery(eventsInput(when), { getNextPageParam: ({ nextCursor }) => nextCursor });

/** Whether the viewer may hold events, by whichever list the page shows. */
export function useCanCreateEvent(when: When, parameters: URLSearchParams): boolean {
  const isMonth = when === 'month';
  const list = trpc.events.list.useInfiniteQuery(eventsInput(isMonth ? 'upcoming' : when), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: !isMonth,
  });
  const monthly = trpc.events.month.useQuery(monthInput(parameters), { enabled: isMonth });
  return (isMonth ? monthly.data : list.data?.pages[0])?.can.create ?? false;
}

/** Whether the viewer has brought guests, or holds events that guests came to. */
export function useHasGuests(): boolean {
  const { viewer } = useViewer();
  const list = trpc.events.visitors.list.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, enabled: viewer !== null },
  );
  return (list.data?.pages[0]?.items.length ?? 0) > 0;
}

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
