import { z } from 'zod';
import { id, isoDate, line, name, text } from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';
import { DAY_MS } from '../../ground/values/time.ts';

/** Yesterday is allowed, because it still is yesterday in some time zone. */
const ZONE_SLACK_DAYS = 1;
const HORIZON_DAYS = 5 * 366;
export const NO_REQUIREMENTS = 'No specific requirements provided';

const isBetween = (date: string, from: number, to: number) => {
  const at = Date.parse(date);
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return at >= today + from * DAY_MS && at <= today + to * DAY_MS;
};

/** A date from today on and within five years; empty for none. */
const DesiredDate = z
  .union([z.literal(''), z.iso.date('Please choose a date')])
  .refine((date) => date === '' || isBetween(date, -ZONE_SLACK_DAYS, HORIZON_DAYS), {
    message: 'Choose a date within the next five years',
  });

export const PlaceOrderInput = z.object({
  serviceId: id,
  projectName: name(200, 'Please enter a project name'),
  projectDescription: line(5_000, 'Please enter a project description'),
  requirements: text(5_000)
    .trim()
    .nullish()
    .transform((value) => value || NO_REQUIREMENTS),
  desiredCompletionDate: DesiredDate.nullish().transform((value) => value || null),
});
export type PlaceOrderInput = z.infer<typeof PlaceOrderInput>;

export const OrderStatus = z.enum(['pending', 'in_progress', 'completed', 'cancelled']);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const OrderRef = z.object({ id });
export type OrderRef = z.infer<typeof OrderRef>;

export const ListOrdersInput = PageInput;
export type ListOrdersInput = z.infer<typeof ListOrdersInput>;

export const ListAllOrdersInput = PageInput.extend({ status: OrderStatus.optional() });
export type ListAllOrdersInput = z.infer<typeof ListAllOrdersInput>;

const note = text(2_000)
  .trim()
  .nullish()
  .transform((value) => value || null);

export const SetOrderStatusInput = z.object({ id, status: OrderStatus, note });
export type SetOrderStatusInput = z.infer<typeof SetOrderStatusInput>;

export const QuoteOrderInput = z.object({
  id,
  /** Cents. */
  amount: z.int().min(1, 'A quote must be at least one cent').max(2_000_000_000),
  note,
});
export type QuoteOrderInput = z.infer<typeof QuoteOrderInput>;

export const WriteOnOrderInput = z.object({ id, text: line(2_000, 'Write something first') });
export type WriteOnOrderInput = z.infer<typeof WriteOnOrderInput>;

export const Order = z.object({
  id,
  serviceId: id,
  serviceName: z.string(),
  status: OrderStatus,
  /** Cents, fixed when the order was placed or its quote accepted; 0 until there is a quote. */
  totalAmount: z.int(),
  quotedAmount: z.int().nullable(),
  projectName: z.string(),
  projectDescription: z.string(),
  requirements: z.string(),
  desiredCompletionDate: z.iso.date().nullable(),
  orderDate: isoDate,
  completedDate: isoDate.nullable(),
  deliveryDate: z.iso.date().nullable(),
  can: z.object({ cancel: z.boolean(), answerQuote: z.boolean() }),
});
export type Order = z.infer<typeof Order>;

export const OrderPage = z.object({ items: z.array(Order), nextCursor: z.string().nullable() });
export type OrderPage = z.infer<typeof OrderPage>;

/** An order as administrators see it, with its member. */
export const ManagedOrder = Order.extend({
  member: z.object({ id, firstName: z.string(), lastName: z.string(), email: z.string() }),
  /** Since when the member waits for an answer. */
  askedAt: isoDate.nullable(),
});
export type ManagedOrder = z.infer<typeof ManagedOrder>;

export const ManagedOrderPage = z.object({
  items: z.array(ManagedOrder),
  nextCursor: z.string().nullable(),
});
export type ManagedOrderPage = z.infer<typeof ManagedOrderPage>;

export const OrderEvent = z.object({
  id,
  kind: z.enum(['placed', 'status', 'quoted', 'quote_accepted', 'quote_declined', 'note', 'automation']),
  fromStatus: OrderStatus.nullable(),
  toStatus: OrderStatus.nullable(),
  amount: z.int().nullable(),
  note: z.string().nullable(),
  /** Who wrote a note; null for everything else. */
  by: z.enum(['member', 'team']).nullable(),
  createdAt: isoDate,
});
export type OrderEvent = z.infer<typeof OrderEvent>;

export const OrderTimeline = z.array(OrderEvent);
export type OrderTimeline = z.infer<typeof OrderTimeline>;
