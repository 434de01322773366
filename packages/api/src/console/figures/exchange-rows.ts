import { type RawBuilder, sql } from 'kysely';
import type { IntroductionFigure, OrderFigure, Span } from './figures.schema.ts';
import { isIn } from './member-rows.ts';

/** An introduction or order with when it happened, and what it was worth in hundredths. */
export type AmountRows = RawBuilder<{
  id: number;
  at: Date;
  hundredths: number | null;
  currency: string | null;
}>;

const ACCEPTED_AT = sql`greatest(target_accepted_at, referee_accepted_at)`;

export const INTRODUCTION_ROWS: Record<IntroductionFigure, (span: Span, zone: string) => AmountRows> = {
  introductionsMade: (span, zone) => introductions(sql`created_at`, span, zone, sql`true`),
  introductionsAccepted: (span, zone) =>
    introductions(
      ACCEPTED_AT,
      span,
      zone,
      sql`target_accepted_at is not null and (referee_id is null or referee_accepted_at is not null)`,
    ),
  introductionsClosed: (span, zone) =>
    introductions(sql`ended_at`, span, zone, sql`status in ('declined', 'withdrawn', 'expired')`),
  introductionsCompleted: (span, zone) => introductions(sql`ended_at`, span, zone, sql`status = 'completed'`),
};

const introductions = (
  at: RawBuilder<unknown>,
  span: Span,
  zone: string,
  condition: RawBuilder<unknown>,
): AmountRows => sql`
  select id, ${at} as at, outcome_value::float8 * 100 as hundredths, outcome_currency as currency
  from referrals where ${isIn(at, span, zone)} and ${condition}`;

/** A cancelled order was placed, but its amount counts for nothing. */
export const ORDER_ROWS: Record<OrderFigure, (span: Span, zone: string) => AmountRows> = {
  ordersPlaced: (span, zone) => orders(sql`order_date`, span, zone),
  ordersCompleted: (span, zone) => orders(sql`completed_date`, span, zone),
};

const orders = (at: RawBuilder<unknown>, span: Span, zone: string): AmountRows => sql`
  select id, ${at} as at, case when status <> 'cancelled' then total_amount::float8 end as hundredths, currency
  from service_orders where ${isIn(at, span, zone)}`;
