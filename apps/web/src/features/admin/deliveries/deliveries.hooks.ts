import { showError } from '../../../lib/show-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';

export type FailedDelivery = Outputs['admin']['deliveries']['listFailed']['items'][number];

export const useFailedDeliveries = () => trpc.admin.deliveries.listFailed.useQuery();

/** Queues deliveries once more; the list is read again afterwards. */
export function useSendAgain() {
  return trpc.admin.deliveries.sendAgain.useMutation({
    onSuccess: ({ queued }) =>
      toast({
        title: 'On its way again',
        description: queued === 1 ? '1 delivery queued.' : `${queued} deliveries queued.`,
      }),
    onError: showError,
  });
}
