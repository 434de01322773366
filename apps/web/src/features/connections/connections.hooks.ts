import { showError } from '../../lib/show-error.ts';
import { showAlert } from '../../lib/show-alert.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import { connectionsMessages as messages } from './connections.messages.ts';

export type Connection = Outputs['connections']['list']['items'][number];
export type Relation = Outputs['connections']['withMember'];

/** Invalidates every query that shows connections. */
export function useRefreshNetwork() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.connections.invalidate(),
      utils.dashboard.invalidate(),
      utils.network.invalidate(),
      utils.profile.get.invalidate(),
    ]);
}

/** Sends a request from the dashboard, which reports the result in an alert. */
export function useConnectFromDashboard() {
  const refresh = useRefreshNetwork();
  const request = trpc.connections.request.useMutation({ onSuccess: refresh });
  return {
    isPending: request.isPending,
    connect: (member: { id: number; name: string }) =>
      request.mutate(
        { toUserId: member.id, message: messages.request, source: 'dashboard' },
        {
          onSuccess: () => showAlert(messages.sentFromDashboard(member.name)),
          onError: () => showAlert(messages.failed),
        },
      ),
  };
}

/** Sends a request from elsewhere, which reports the result in a toast. */
export function useConnect(source: 'insights' | 'profile') {
  const refresh = useRefreshNetwork();
  const request = trpc.connections.request.useMutation({
    async onSuccess() {
      toast(messages.sent);
      await refresh();
    },
    onError: () => showError({ message: messages.failed }),
  });
  return {
    isPending: request.isPending,
    connect: (userId: number) => request.mutate({ toUserId: userId, message: messages.request, source }),
  };
}

/** Accepts, declines, withdraws or removes a connection. */
export function useRespond() {
  const refresh = useRefreshNetwork();
  return trpc.connections.respond.useMutation({
    onSuccess: refresh,
    onError: showError,
  });
}
