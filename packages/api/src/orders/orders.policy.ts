import type { Viewer } from '../core/context.ts';
import type { OrderStatus } from './orders.schema.ts';

type OwnedOrder = {
  userId: number;
  status: OrderStatus;
  totalAmount: number;
  quotedAmount: number | null;
};

/** Where an order may go from where it stands; nothing leaves the last two. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['in_progress', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to);

/** Who placed the order follows it; administrators follow all. */
export const canSeeOrder = (viewer: Viewer, order: OwnedOrder): boolean =>
  viewer.id === order.userId || viewer.role === 'admin';

/** Members take back what nobody has begun. */
export const canCancelOrder = (viewer: Viewer, order: OwnedOrder): boolean =>
  viewer.id === order.userId && order.status === 'pending';

export const canAnswerQuote = (viewer: Viewer, order: OwnedOrder): boolean =>
  viewer.id === order.userId && order.status === 'pending' && order.quotedAmount !== null;

/** Only requests for a quote wait for one; it may be corrected until it is answered. */
export const canQuoteOrder = (order: OwnedOrder): boolean =>
  order.status === 'pending' && order.totalAmount === 0;
