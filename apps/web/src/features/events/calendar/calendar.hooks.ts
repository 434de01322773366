import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { calendarMessages as messages } from './calendar.messages.ts';

export const useCalendarFeed = () => trpc.events.calendar.get.useQuery();

/** A new address, which the answer alone contains. */
export const useReplaceCalendarFeed = () => trpc.events.calendar.replace.useMutation({ onError: showError });

export const useRemoveCalendarFeed = (onDone: () => void) =>
  trpc.events.calendar.remove.useMutation({
    onSuccess: () => {
      toast({ title: messages.removed });
      onDone();
    },
    onError: showError,
  });
