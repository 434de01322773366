import { showError } from '../../lib/show-error.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { attendanceMessages as messages } from './attendance.messages.ts';

/** Signing up for a date or a series, and giving the seats back. */
export function useSignUp() {
  const onError = showError;
  const join = trpc.events.attendance.join.useMutation({
    onSuccess: ({ status }) => toast({ title: messages.joined[status === 'waiting' ? 'waiting' : 'going'] }),
    onError,
  });
  const withdraw = trpc.events.attendance.withdraw.useMutation({
    onSuccess: () => toast({ title: messages.withdrawn }),
    onError,
  });
  const joinSeries = trpc.events.series.join.useMutation({
    onSuccess: () => toast({ title: messages.seriesJoined }),
    onError,
  });
  const withdrawSeries = trpc.events.series.withdraw.useMutation({
    onSuccess: () => toast({ title: messages.seriesLeft }),
    onError,
  });
  const isBusy = [join, withdraw, joinSeries, withdrawSeries].some(({ isPending }) => isPending);
  return { join, withdraw, joinSeries, withdrawSeries, isBusy };
}

export const useWhomToMeet = (date: { id: number; dateId: number }) =>
  trpc.events.attendance.meet.useQuery(date);

export const ATTENDEES_PAGE = 24;

export const useAttendees = (date: { id: number; dateId: number }) =>
  trpc.events.attendance.list.useInfiniteQuery(
    { ...date, limit: ATTENDEES_PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
