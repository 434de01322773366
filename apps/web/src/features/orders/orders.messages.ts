import type { OrderEvent, OrderStatus } from './orders.hooks.ts';

/** The words of the member's own orders. */
export const ordersMessages = {
  title: 'My Orders',
  failed: 'Your orders could not be loaded',
  status: {
    pending: 'Pending',
    in_progress: 'In Progress',
    completed: 'Completed',
    cancelled: 'Cancelled',
  } satisfies Record<OrderStatus, string>,
  quote: {
    title: 'Your quote',
    text: 'Nothing begins until you accept it.',
    accept: 'Accept Quote',
    decline: 'Decline Quote',
  },
  cancel: { ask: 'Cancel Order', sure: 'Cancel this order?', yes: 'Yes, cancel it', no: 'Keep it' },
  timeline: { title: 'Timeline', loading: 'Loading timeline...', failed: 'The timeline could not be loaded' },
};

const STEPS: Record<OrderEvent['kind'], string> = {
  placed: 'Order placed',
  status: 'Changed',
  quoted: 'Quoted',
  quote_accepted: 'Quote accepted',
  quote_declined: 'Quote declined',
  note: 'Note',
  automation: 'Handed on to our team',
};

const MOVES: Record<OrderStatus, string> = {
  pending: 'Waiting to begin',
  in_progress: 'Work has begun',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** What happened, in a few words. */
export const stepTitle = ({ kind, toStatus }: OrderEvent): string =>
  kind === 'status' && toStatus ? MOVES[toStatus] : STEPS[kind];
