import { showError } from '../../../lib/show-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { deliveriesMessages as messages } from './deliveries.messages.ts';

export type FailedDelivery = Outputs['admin']['deliveries']['listFailed']['items'][number];

export const useFailedDeliveries = () => trpc.admin.deliveries.listFailed.useQuery();

/** Queues failed deliveries for another attempt. */
export function useSendAgain() {
  return trpc.admin.deliveries.sendAgain.useMutation({
    onSuccess: ({ queued }) => toast(messages.queued(queued)),
    onError: showError,
  });
}
