import type { Outputs } from '../src/lib/trpc.ts';
import type { Order } from '../src/features/orders/orders.hooks.ts';
import type { Service } from '../src/features/services/service-list.ts';

export function serviceOf(fields: Partial<Service> = {}): Service {
  return {
    id: 3,
    name: 'Monthly Newsletter',
    description: 'One letter a month.',
    category: 'email_marketing',
    price: 39_000,
    deliveryTime: '5 business days',
    features: ['Text and layout', 'Sent to your list'],
    imageUrl: null,
    ...fields,
  };
}

/** A pending order. */
export function orderOf(fields: Partial<Order> = {}): Order {
  return {
    id: 11,
    serviceId: 3,
    serviceName: 'Monthly Newsletter',
    status: 'pending',
    totalAmount: 39_000,
    quotedAmount: null,
    projectName: 'Winter letter',
    projectDescription: 'For everyone who bought bread in autumn.',
    requirements: 'No specific requirements provided',
    desiredCompletionDate: '2026-12-24',
    orderDate: '2026-11-02T10:00:00.000Z',
    completedDate: null,
    deliveryDate: null,
    can: { cancel: true, answerQuote: false },
    ...fields,
  };
}

export const pageOf = <T>(...items: T[]) => ({ items, nextCursor: null });

export function eventOf(
  fields: Partial<Outputs['orders']['timeline'][number]> = {},
): Outputs['orders']['timeline'][number] {
  return {
    id: 1,
    kind: 'placed',
    fromStatus: null,
    toStatus: 'pending',
    amount: 39_000,
    note: null,
    by: null,
    createdAt: '2026-11-02T10:00:00.000Z',
    ...fields,
  };
}
