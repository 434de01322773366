import { type Outputs, trpc } from '../../lib/trpc.ts';
import { showError } from '../../lib/show-error.ts';

export type Notification = Outputs['notifications']['list']['items'][number];

/** Number of unread notifications; live events refetch it. */
export function useUnreadCount(): number {
  const { data } = trpc.notifications.unread.useQuery();
  return data?.count ?? 0;
}

export const useMarkRead = () => trpc.notifications.markRead.useMutation({ onError: showError });

export const useMarkAllRead = () => trpc.notifications.markAllRead.useMutation({ onError: showError });
