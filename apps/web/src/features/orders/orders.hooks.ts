import { showAlert } from '../../lib/show-alert.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { showError } from '../../lib/show-error.ts';
import { ordersMessages } from './orders.messages.ts';
import { ORDERS_PAGE } from './orders-page.ts';

export type Order = Outputs['orders']['list']['items'][number];

export function useMyOrders() {
  return trpc.orders.list.useInfiniteQuery(ORDERS_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Places an order and reports the result in an alert. The idempotency key makes a retry safe. */
export function usePlaceOrder(idempotencyKey: string, onPlaced: (id: number) => void) {
  const { placed, failed } = ordersMessages.dialog;
  return trpc.orders.place.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess({ id }) {
      onPlaced(id);
      showAlert(placed);
    },
    onError: () => showAlert(failed),
  });
}

export const useCancelOrder = () => trpc.orders.cancel.useMutation({ onError: showError });
export const useAcceptQuote = () => trpc.orders.acceptQuote.useMutation({ onError: showError });
export const useDeclineQuote = () => trpc.orders.declineQuote.useMutation({ onError: showError });
