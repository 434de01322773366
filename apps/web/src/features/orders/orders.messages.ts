import type { OrderEvent, OrderStatus } from '@guildhall/api/exchange/orders/orders.schema';

/** Interface text of the member's own orders and of ordering. */
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
    text: 'Work starts once you accept it.',
    accept: 'Accept quote',
    decline: 'Decline quote',
  },
  cancel: { ask: 'Cancel order', sure: 'Cancel this order?', yes: 'Cancel order', no: 'Keep order' },
  number: (id: number) => `Order #${id}`,
  details: {
    orderDate: 'Order Date',
    projectName: 'Project Name',
    description: 'Description',
    desiredCompletion: 'Desired Completion',
    expectedDelivery: 'Expected Delivery',
    completed: 'Completed',
    requirements: 'Additional Requirements',
  },
  dialog: {
    projectName: 'Project Name',
    projectNamePlaceholder: 'e.g. Website for the new shop',
    projectDescription: 'Project Description',
    projectDescriptionPlaceholder: 'What is it for, and for whom?',
    completionDate: 'Desired Completion Date',
    requirements: 'Additional Requirements',
    optional: 'Optional',
    submit: 'Place Order',
    quote: 'Request Quote',
    nameMissing: 'Please enter a project name',
    descriptionMissing: 'Please enter a project description',
    placed: "Order placed successfully! You'll receive updates via email.",
    failed: 'Failed to place order. Please try again.',
  },
  terms: { lead: 'Before you order, read the', and: ' and ' },
  note: { send: 'Send', label: 'Write to us about this order', you: 'You wrote', team: 'Our team wrote' },
  next: (isQuote: boolean) =>
    isQuote
      ? 'Nothing to pay yet: you get a price first, and work starts only once you accept it.'
      : 'Nothing is charged here: we write to you about the start and how to pay. Until work starts, you can cancel in one click.',
  timeline: { title: 'Timeline', loading: 'Loading timeline...', failed: 'The timeline could not be loaded' },
};

const EVENTS: Record<OrderEvent['kind'], string> = {
  placed: 'Order placed',
  status: 'Changed',
  quoted: 'Quoted',
  quote_accepted: 'Quote accepted',
  quote_declined: 'Quote declined',
  note: 'Note',
  automation: 'Sent to our team',
};

const STATUS_CHANGES: Record<OrderStatus, string> = {
  pending: 'Waiting to start',
  in_progress: 'Work started',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The heading of an event on the timeline; `memberWrote` is that of a note by its member. */
export function eventTitle(
  { kind, toStatus, by }: Pick<OrderEvent, 'kind' | 'toStatus' | 'by'>,
  memberWrote: string,
): string {
  if (by) return by === 'member' ? memberWrote : ordersMessages.note.team;
  return kind === 'status' && toStatus ? STATUS_CHANGES[toStatus] : EVENTS[kind];
}
