import { keepPreviousData } from '@tanstack/react-query';
import { showError } from '../../../lib/show-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { PAGE_LIMIT, nextPage } from '../shared/pages.ts';
import { adminOrdersMessages as messages } from './admin-orders.messages.ts';

export type ManagedOrder = Outputs['orders']['listAll']['items'][number];
export type OrderStatus = ManagedOrder['status'];

export const useAllOrders = (status: OrderStatus | undefined) =>
  trpc.orders.listAll.useInfiniteQuery(
    { limit: PAGE_LIMIT, ...(status && { status }) },
    { getNextPageParam: nextPage, placeholderData: keepPreviousData },
  );

/** The allowed status transitions of an order. */
export const NEXT: Record<OrderStatus, OrderStatus[]> = {
  pending: ['in_progress', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

/** Changes the status of an order; the member is emailed. */
export function useSetOrderStatus() {
  const utils = trpc.useUtils();
  return trpc.orders.setStatus.useMutation({
    onSuccess({ id }) {
      toast(messages.updated(id));
      return utils.admin.stats.invalidate();
    },
    onError: showError,
  });
}

/** Sends the price for a quote request. */
export function useQuoteOrder() {
  return trpc.orders.quote.useMutation({
    onSuccess: ({ id }) => toast(messages.quote.sent(id)),
    onError: showError,
  });
}
