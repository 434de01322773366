import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type AmountRows, INTRODUCTION_ROWS, ORDER_ROWS } from './exchange-rows.ts';
import { type Amounts, Counts, type Figure, type Figures, type Span, type Spans } from './figures.schema.ts';
import { MEMBER_ROWS, activeRows, beginningOf } from './member-rows.ts';
import { monthsOf } from './span.ts';

/** The rows of each figure. Its count and its list are made from them, so they agree. */
const ROWS: Record<Figure, (span: Span, zone: string) => RawBuilder<unknown>> = {
  ...MEMBER_ROWS,
  ...INTRODUCTION_ROWS,
  ...ORDER_ROWS,
};

const countOf = (rows: RawBuilder<unknown>) => sql`(select count(*)::int from (${rows}) as counted)`;

export async function countRows(
  db: Kysely<DB>,
  { span, before, timeZone }: Spans,
): Promise<Figures['counts']> {
  const counts = Object.entries(ROWS).map(
    ([figure, rowsOf]) => sql`
      select ${figure}::text as figure, ${countOf(rowsOf(span, timeZone))} as now,
        ${countOf(rowsOf(before, timeZone))} as before`,
  );
  const { rows } = await sql<{ figure: string; now: number; before: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(db);
  return Counts.parse(Object.fromEntries(rows.map(({ figure, ...pair }) => [figure, pair])));
}

/** Members at the end who may have been members in the days of both spans before they were added. */
export async function countAssumedStarts(db: Kysely<DB>, { span, before, timeZone }: Spans): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (${MEMBER_ROWS.membersAtEnd(span, timeZone)}) as member join memberships on memberships.id = member.id
    where was_added and starts_on is null and started_at >= ${beginningOf(before.from, timeZone)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Amounts of different currencies are never added. */
export async function sumAmounts(
  db: Kysely<DB>,
  { span, before, timeZone }: Spans,
  rowsOf: (span: Span, zone: string) => AmountRows,
): Promise<Figures['introductionValue']> {
  const sumOf = async (of: Span): Promise<Amounts> => {
    const { rows } = await sql<Amounts[number]>`
      select currency, sum(hundredths)::float8 as hundredths from (${rowsOf(of, timeZone)}) as valued
      where hundredths > 0 group by currency order by hundredths desc, currency`.execute(db);
    return rows;
  };
  const [now, then] = await Promise.all([sumOf(span), sumOf(before)]);
  return { now, before: then };
}

/** Members who were here in each calendar month of the span. */
export async function countActive(
  db: Kysely<DB>,
  { span, timeZone }: Spans,
): Promise<Figures['activeByMonth']> {
  const counts = monthsOf(span).map((month) => {
    const yearBefore = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
    return sql`select ${month}::text as month, ${countOf(activeRows(month, timeZone))} as now,
      ${countOf(activeRows(yearBefore, timeZone))} as before`;
  });
  const { rows } = await sql<Figures['activeByMonth'][number]>`
    ${sql.join(counts, sql` union all `)} order by month`.execute(db);
  return rows;
}
