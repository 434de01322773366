import { type Outputs, trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';

export type Notification = Outputs['notifications']['list']['items'][number];

const refused = (error: { message: string }) =>
  toast({ title: 'Error', description: error.message, destructive: true });

/** How many notifications the member has not seen; live events ask for it again. */
export function useUnreadCount(): number {
  const { data } = trpc.notifications.unread.useQuery();
  return data?.count ?? 0;
}

export const useMarkRead = () => trpc.notifications.markRead.useMutation({ onError: refused });

export const useMarkAllRead = () => trpc.notifications.markAllRead.useMutation({ onError: refused });
