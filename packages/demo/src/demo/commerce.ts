import type { Insertable } from 'kysely';

import type { OrderEvent, Service, ServiceOrder } from '@guildhall/db';
import { type SeedOrder, orders as written } from '../data/orders.ts';
import { services as offered } from '../data/services.ts';
import { createRandom } from '../random.ts';
import { dayAfter, latest } from './clock.ts';
import { numbered } from './messages.ts';
import type { SeedContext } from './seed-context.ts';

type ServiceRow = Insertable<Service> & { id: number };

export interface Commerce {
  services: ServiceRow[];
  orders: Insertable<ServiceOrder>[];
  events: Insertable<OrderEvent>[];
}

const DAY_MINUTES = 24 * 60;

/** The services, and orders in every state with their events. */
export function planCommerce(context: SeedContext): Commerce {
  const random = createRandom('commerce');
  const { clock } = context;
  const opened = clock.daysAgo(500);
  const services = offered.map((service, index) => ({
    id: index + 1,
    name: service.name,
    category: service.category,
    price: service.price,
    deliveryTime: service.deliveryTime,
    description: service.description,
    features: [...service.features],
    createdAt: opened,
    updatedAt: opened,
  }));
  const adminId = context.member('ada-bergmann').id;
  const events: Insertable<OrderEvent>[] = [];
  const oldestFirst = written.toSorted((a, b) => b.daysAgo - a.daysAgo);

  const orders = oldestFirst.map((item, index): Insertable<ServiceOrder> => {
    const service = services.find(({ name }) => name === item.service);
    if (!service) throw new Error(`The demo data orders ${item.service}, which is no service`);
    const id = index + 1;
    const member = context.member(item.by);
    const orderDate = latest(clock.daysAgo(item.daysAgo), member.createdAt);
    const quotedAt = item.quoted === undefined ? null : clock.soonAfter(random, orderDate, DAY_MINUTES);
    const movedAt = clock.soonAfter(random, quotedAt ?? orderDate, DAY_MINUTES);
    const doneAt = clock.soonAfter(random, movedAt, 12 * DAY_MINUTES);
    const started = item.status === 'in_progress' || item.status === 'completed';

    const event = (row: Omit<Insertable<OrderEvent>, 'orderId'>) =>
      events.push({ fromStatus: null, toStatus: null, amount: null, note: null, ...row, orderId: id });
    event({
      kind: 'placed',
      actorId: member.id,
      toStatus: 'pending',
      amount: service.price,
      createdAt: orderDate,
    });
    if (quotedAt)
      event({
        kind: 'quoted',
        actorId: adminId,
        amount: item.quoted ?? null,
        note: item.note ?? null,
        createdAt: quotedAt,
      });
    if (started) {
      const accepted = { kind: 'quote_accepted', actorId: member.id, amount: item.quoted ?? null } as const;
      const begun = { kind: 'status', actorId: adminId, note: item.note ?? null } as const;
      event({
        ...(quotedAt ? accepted : begun),
        fromStatus: 'pending',
        toStatus: 'in_progress',
        createdAt: movedAt,
      });
    }
    if (item.status === 'completed')
      event({
        kind: 'status',
        actorId: adminId,
        fromStatus: 'in_progress',
        toStatus: 'completed',
        createdAt: doneAt,
      });
    if (item.status === 'cancelled')
      event({
        kind: 'status',
        actorId: member.id,
        fromStatus: 'pending',
        toStatus: 'cancelled',
        note: item.note ?? null,
        createdAt: movedAt,
      });

    return {
      id,
      userId: member.id,
      serviceId: service.id,
      serviceName: service.name,
      status: item.status,
      totalAmount: started ? (item.quoted ?? service.price) : service.price,
      projectName: item.name,
      projectDescription: item.description,
      requirements: item.requirements ?? 'No specific requirements provided',
      desiredCompletionDate: wishedDay(item, orderDate),
      automationStatus: 'disabled',
      orderDate,
      completedDate: item.status === 'completed' ? doneAt : null,
      deliveryDate: promisedDay(service.deliveryTime, orderDate),
      quotedAmount: item.quoted ?? null,
      quotedAt,
      updatedAt: latest(
        orderDate,
        quotedAt ?? orderDate,
        item.status === 'pending' ? orderDate : movedAt,
        item.status === 'completed' ? doneAt : orderDate,
      ),
    };
  });
  return { services, orders, events: numbered(events, ({ createdAt }) => createdAt) };
}

const wishedDay = (item: SeedOrder, orderDate: Date) =>
  item.wishedIn === undefined ? null : dayAfter(orderDate, item.wishedIn);

/** The delivery date for a delivery time in days, weeks or months; null for any other. */
function promisedDay(deliveryTime: string, orderDate: Date): string | null {
  const [, count, working, unit] = /^(\d+) (business )?(day|week|month)s?$/.exec(deliveryTime) ?? [];
  if (count === undefined || unit === undefined) return null;
  const days = Number(count) * ({ day: 1, week: 7, month: 30 }[unit] ?? 1);
  return dayAfter(orderDate, working === undefined ? days : Math.ceil((days * 7) / 5));
}
