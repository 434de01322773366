import { showError } from '../../lib/show-error.ts';
import { showAlert } from '../../lib/alert.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';

export type Connection = Outputs['connections']['list']['items'][number];
export type Relation = Outputs['connections']['withMember'];

const FAILED = 'Failed to send connection request. Please try again.';

/** The text that goes with every request (spec, section 7). */
export const REQUEST_MESSAGE = 'Hi! I came across your profile on Guildhall and would like to connect.';

/** Everything that shows who knows whom is read again after a change. */
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

/** Asks for a connection from the dashboard, which answers in a browser alert. */
export function useConnectFromDashboard() {
  const refresh = useRefreshNetwork();
  const request = trpc.connections.request.useMutation({ onSuccess: refresh });
  return {
    isPending: request.isPending,
    connect: (member: { id: number; name: string }) =>
      request.mutate(
        { toUserId: member.id, message: REQUEST_MESSAGE, source: 'dashboard' },
        {
          onSuccess: () => showAlert(`Connection request sent to ${member.name}!`),
          onError: () => showAlert(FAILED),
        },
      ),
  };
}

/** Asks for a connection from elsewhere, which answers in a toast. */
export function useConnect(source: 'insights' | 'profile') {
  const refresh = useRefreshNetwork();
  const request = trpc.connections.request.useMutation({
    async onSuccess() {
      toast({
        title: 'Connection request sent',
        description: 'Your connection request has been sent successfully.',
      });
      await refresh();
    },
    onError: () => toast({ title: 'Error', description: FAILED, destructive: true }),
  });
  return {
    isPending: request.isPending,
    connect: (userId: number) => request.mutate({ toUserId: userId, message: REQUEST_MESSAGE, source }),
  };
}

/** Accept, decline, withdraw or remove. */
export function useRespond() {
  const refresh = useRefreshNetwork();
  return trpc.connections.respond.useMutation({
    onSuccess: refresh,
    onError: showError,
  });
}
