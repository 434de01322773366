import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { createTtlCache } from '../../ground/cache/ttl-cache.ts';
import { invalid } from '../../ground/errors/errors.ts';
import { countActive, countAssumedStarts, countRows, sumAmounts } from './count-rows.queries.ts';
import { INTRODUCTION_ROWS, ORDER_ROWS } from './exchange-rows.ts';
import type { Figures, FiguresInput, Spans } from './figures.schema.ts';
import { listLargestGroups } from './groups.queries.ts';
import { chosenSpan, spanBefore } from './span.ts';

/** The figures of a large community take a second, so they may be a minute old. */
const LARGE = 50_000;
const cached = createTtlCache<Figures>({ ttlMs: 60_000, max: 20 });

/**
 * What happened in a span of days and in the same span a year before.
 * @throws BAD_REQUEST when it is yet to come
 */
export async function getFigures(db: Kysely<DB>, timeZone: string, input: FiguresInput): Promise<Figures> {
  const { today, size } = await readToday(db, timeZone);
  const span = chosenSpan(input, today);
  if (!span)
    throw invalid('These days are yet to come', [{ path: 'from', message: 'Choose an earlier day' }]);
  const spans = { span, before: spanBefore(span), timeZone };
  const read = () => readFigures(db, today, spans);
  return size < LARGE ? read() : cached(db, JSON.stringify([spans, today]), new Date(), read);
}

async function readFigures(db: Kysely<DB>, today: string, spans: Spans): Promise<Figures> {
  const [counts, assumedStarts, introductionValue, orderValue, activeByMonth, industries, towns] =
    await Promise.all([
      countRows(db, spans),
      countAssumedStarts(db, spans),
      sumAmounts(db, spans, INTRODUCTION_ROWS.introductionsCompleted),
      sumAmounts(db, spans, ORDER_ROWS.ordersPlaced),
      countActive(db, spans),
      listLargestGroups(db, spans, 'industry'),
      listLargestGroups(db, spans, 'town'),
    ]);
  return {
    ...spans,
    today,
    counts,
    assumedStarts,
    introductionValue,
    orderValue,
    activeByMonth,
    industries,
    towns,
  };
}

/** Which day it is in the time zone, and how many members there are, about. */
async function readToday(db: Kysely<DB>, timeZone: string): Promise<{ today: string; size: number }> {
  const { rows } = await sql<{ today: string; size: number }>`
    select (now() at time zone ${timeZone})::date::text as today, reltuples::float8 as size
    from pg_class where oid = 'users'::regclass`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The table of members is always there');
  return row;
}
