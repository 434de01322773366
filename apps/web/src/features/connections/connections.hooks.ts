import { showError } from '../../lib/show-error.ts';
import { showAlert } from '../../lib/show-alert.ts';
import { type Inputs, type Outputs, trpc } from '../../lib/trpc.ts';
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
      utils.members.list.invalidate(),
      utils.network.invalidate(),
      utils.onboarding.invalidate(),
      utils.profile.invalidate(),
    ]);
}

export type ConnectSource = NonNullable<Inputs['connections']['request']['source']>;

/** Sends a connection request. The dashboard reports the result in an alert, other places in a toast. */
export function useRequestConnection(
  source: ConnectSource,
  member: { id: number; name: string },
  onSent: () => void,
) {
  const refresh = useRefreshNetwork();
  const isDashboard = source === 'dashboard';
  const request = trpc.connections.request.useMutation({
    async onSuccess() {
      if (isDashboard) showAlert(messages.sentFromDashboard(member.name));
      else toast(messages.sent);
      onSent();
      await refresh();
    },
    onError: () => (isDashboard ? showAlert(messages.failed) : showError({ message: messages.failed })),
  });
  return {
    isPending: request.isPending,
    send: (message: string) => request.mutate({ toUserId: member.id, message, source }),
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
