import { type Outputs, trpc } from '../../lib/trpc.ts';
import { showError } from '../../lib/show-error.ts';
import { useHydrated } from '../../lib/useHydrated.ts';

export type Notification = Outputs['notifications']['list']['items'][number];

/**
 * Number of unread notifications; live events refetch it. None while hydrating, as the server rendered: the count can
 * arrive before the chunk of the bell.
 */
export function useUnreadCount(): number {
  const isHydrated = useHydrated();
  const { data } = trpc.notifications.unread.useQuery();
  return isHydrated ? (data?.count ?? 0) : 0;
}

export const useMarkRead = () => trpc.notifications.markRead.useMutation({ onError: showError });

export const useMarkAllRead = () => trpc.notifications.markAllRead.useMutation({ onError: showError });
