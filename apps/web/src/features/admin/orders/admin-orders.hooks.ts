import { keepPreviousData } from '@tanstack/react-query';
import { showError } from '../../../lib/show-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { PAGE_LIMIT, nextPage } from '../shared/pages.ts';

export type ManagedOrder = Outputs['orders']['listAll']['items'][number];
export type OrderStatus = ManagedOrder['status'];

export const useAllOrders = (status: OrderStatus | undefined) =>
  trpc.orders.listAll.useInfiniteQuery(
    { limit: PAGE_LIMIT, ...(status && { status }) },
    { getNextPageParam: nextPage, placeholderData: keepPreviousData },
  );

/** Where an order may go from where it stands. */
export const NEXT: Record<OrderStatus, OrderStatus[]> = {
  pending: ['in_progress', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

/** Moves an order along; the member gets a mail. */
export function useSetOrderStatus() {
  const utils = trpc.useUtils();
  return trpc.orders.setStatus.useMutation({
    onSuccess({ id }) {
      toast({ title: `Order #${id} updated` });
      return utils.admin.stats.invalidate();
    },
    onError: showError,
  });
}

/** Names the price of a request for a quote. */
export function useQuoteOrder() {
  return trpc.orders.quote.useMutation({
    onSuccess: ({ id }) => toast({ title: `Quote sent for order #${id}` }),
    onError: showError,
  });
}
