import type { Viewer } from '../../ground/core/context.ts';
import type { OrderStatus } from './orders.schema.ts';
import { holds } from '../../ground/roles/roles.policy.ts';

type OwnedOrder = {
  userId: number;
  status: OrderStatus;
  totalAmount: number;
  quotedAmount: number | null;
};

/** Allowed status changes; the last two are final. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['in_progress', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to);

/** Members see their own orders; treasurers see all. */
export const canSeeOrder = (viewer: Viewer, order: OwnedOrder): boolean =>
  viewer.id === order.userId || holds(viewer, 'orders');

/** Members may cancel an order that has not been started. */
export const canCancelOrder = (viewer: Viewer, order: OwnedOrder): boolean =>
  viewer.id === order.userId && order.status === 'pending';

export const canAnswerQuote = (viewer: Viewer, order: OwnedOrder): boolean =>
  viewer.id === order.userId && order.status === 'pending' && order.quotedAmount !== null;

/** Only quote requests take a quote; it may be corrected until it is answered. */
export const canQuoteOrder = (order: OwnedOrder): boolean =>
  order.status === 'pending' && order.totalAmount === 0;
