import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { sql } from '@guildhall/db';
import { makeMember, makeOrder, makeReferral, makeService } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import {
  type Amounts,
  type FigureIntroductions,
  type FigureOrders,
  IntroductionFigure,
  OrderFigure,
  type Span,
} from './figures.schema.ts';

vi.setConfig({ testTimeout: 300_000 });
const api = testApi();

/** Where clocks change at one of the ends of the span below, or days begin at an odd time. */
const ZONES = ['UTC', 'Europe/Berlin', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
const SPANS = [
  { from: '2025-03-30', to: '2025-10-26' },
  { from: '2018-11-04', to: '2019-02-16' },
  { from: '2024-02-29', to: '2025-02-28' },
];
/** Hours before or after midnight in UTC at an end of the span or of its months, or any other moment. */
const moment = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      '2025-03-30',
      '2025-10-27',
      '2018-11-04',
      '2019-02-17',
      '2024-02-29',
      '2025-03-01',
      '2024-10-27',
    ),
    fc.integer({ min: -26 * 60, max: 26 * 60 }),
  ),
  fc.tuple(fc.constant('2024-06-01'), fc.integer({ min: -3_000_000, max: 700_000 })),
);
const CURRENCIES = ['EUR', 'USD', ''] as const;
const event = fc.record({
  what: fc.constantFrom('referral', 'order'),
  at: moment,
  later: moment,
  status: fc.constantFrom(
    'pending',
    'accepted',
    'declined',
    'withdrawn',
    'expired',
    'completed',
    'cancelled',
  ),
  isIntroduction: fc.boolean(),
  amount: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
  currency: fc.constantFrom(...CURRENCIES),
});
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;
type Happened = { figure: string; at: Date; hundredths: number; currency: string };

let admin: Awaited<ReturnType<ReturnType<typeof api>['as']>>;
let memberId: number;
let serviceId: number;

beforeAll(async () => {
  const { db, as } = api();
  admin = await as(await makeMember(db, { role: 'admin' }));
  memberId = (await makeMember(db)).id;
  serviceId = (await makeService(db)).id;
});

const momentOf = ([day, minutes]: readonly [string, number]) => new Date(Date.parse(day) + minutes * 60_000);

/** Stores what happened and says which figures it belongs to. */
async function store({
  what,
  at,
  later,
  status,
  isIntroduction,
  amount,
  currency,
}: Event): Promise<Happened[]> {
  const { db } = api();
  await admin.admin.community.update({ currency });
  const [created, ended] = [momentOf(at), momentOf(later)];
  const worth = { hundredths: (amount ?? 0) * (what === 'referral' ? 100 : 1), currency: currency || 'USD' };
  if (what === 'order') {
    const orderStatus = status === 'completed' || status === 'cancelled' ? status : 'pending';
    await makeOrder(db, {
      userId: memberId,
      serviceId,
      status: orderStatus,
      orderDate: created,
      completedDate: orderStatus === 'completed' ? ended : null,
      totalAmount: amount ?? 0,
    });
    const placed = {
      figure: 'ordersPlaced',
      at: created,
      ...worth,
      ...(orderStatus === 'cancelled' && { hundredths: 0 }),
    };
    return orderStatus === 'completed'
      ? [placed, { figure: 'ordersCompleted', at: ended, ...worth }]
      : [placed];
  }
  const isFinal = status !== 'pending' && status !== 'accepted';
  const outcome = status === 'cancelled' ? 'expired' : status;
  const hasAgreed = outcome === 'accepted' || outcome === 'completed';
  await makeReferral(db, {
    refereeId: isIntroduction ? memberId : null,
    status: outcome,
    createdAt: created,
    targetAcceptedAt: hasAgreed ? created : null,
    refereeAcceptedAt: hasAgreed && isIntroduction ? ended : null,
    endedAt: isFinal ? ended : null,
    completedAt: outcome === 'completed' ? ended : null,
    outcomeValue: outcome === 'completed' ? amount : null,
  });
  const agreedAt = isIntroduction && ended > created ? ended : created;
  const nothing = { hundredths: 0, currency: '' };
  return [
    { figure: 'introductionsMade', at: created, ...nothing },
    ...(hasAgreed ? [{ figure: 'introductionsAccepted', at: agreedAt, ...nothing }] : []),
    ...(outcome === 'completed' ? [{ figure: 'introductionsCompleted', at: ended, ...worth }] : []),
    ...(isFinal && outcome !== 'completed' ? [{ figure: 'introductionsClosed', at: ended, ...nothing }] : []),
  ];
}

/** The days of the browser's calendar. */
function isIn({ from, to }: Span, at: Date, calendar: Intl.DateTimeFormat): boolean {
  const day = calendar.format(at);
  return day >= from && day <= to;
}

function sumOf(happened: Amounts): Amounts {
  const sums = new Map<string, number>();
  for (const { hundredths, currency } of happened)
    if (hundredths > 0) sums.set(currency, (sums.get(currency) ?? 0) + hundredths);
  return byCurrency([...sums].map(([currency, hundredths]) => ({ currency, hundredths })));
}

const byCurrency = (amounts: Amounts) =>
  amounts.toSorted((one, other) => one.currency.localeCompare(other.currency));

/** How many rows are behind a figure, and what they are worth. */
async function readList(figure: IntroductionFigure | OrderFigure, span: Span) {
  const read = (cursor: string | null): Promise<FigureIntroductions | FigureOrders> =>
    OrderFigure.options.some((one) => one === figure)
      ? admin.admin.figures.orders({ figure: OrderFigure.parse(figure), ...span, cursor, limit: 4 })
      : admin.admin.figures.introductions({
          figure: IntroductionFigure.parse(figure),
          ...span,
          cursor,
          limit: 4,
        });
  const rows: (FigureIntroductions | FigureOrders)['items'][number][] = [];
  for (let cursor: string | null = null; ;) {
    const page: FigureIntroductions | FigureOrders = await read(cursor);
    rows.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  const amounts = rows.flatMap(({ amount }) => amount ?? []);
  return {
    count: new Set(rows.map(({ id }) => id)).size,
    sum: sumOf(amounts),
  };
}

it('introductions, orders and their amounts equal a count by hand over changes of time and currency', async () => {
  const met = new Set<string>();
  const property = fc.asyncProperty(
    fc.array(event, { minLength: 5, maxLength: 30, size: 'max' }),
    fc.constantFrom(...ZONES),
    fc.constantFrom(...SPANS),
    async (events, timeZone, span) => {
      await sql`truncate referrals, service_orders cascade`.execute(api().db);
      await admin.admin.community.update({ timeZone });
      const happened: Happened[] = [];
      for (const next of events) happened.push(...(await store(next)));
      const figures = await admin.admin.figures.get(span);
      const calendar = new Intl.DateTimeFormat('en-CA', { timeZone });
      for (const figure of [...IntroductionFigure.options, ...OrderFigure.options]) {
        const within = (part: Span) =>
          happened.filter((one) => one.figure === figure && isIn(part, one.at, calendar));
        const now = within(span);
        if (now.length > 0) met.add(figure);
        expect([figure, figures.counts[figure]]).toEqual([
          figure,
          { now: now.length, before: within(figures.before).length },
        ]);
        const list = await readList(figure, span);
        expect([figure, list.count]).toEqual([figure, now.length]);
      }
      for (const [figure, { now, before }] of [
        ['introductionsCompleted', figures.introductionValue],
        ['ordersPlaced', figures.orderValue],
      ] as const) {
        const within = (part: Span) =>
          happened.filter((one) => one.figure === figure && isIn(part, one.at, calendar));
        expect(byCurrency(now)).toEqual(sumOf(within(span)));
        expect(byCurrency(before)).toEqual(sumOf(within(figures.before)));
        expect((await readList(figure, span)).sum).toEqual(byCurrency(now));
      }
    },
  );
  await fc.assert(property, { numRuns: 15, endOnFailure: true });
  // Histories that count nothing would prove nothing.
  expect(met.size).toBeGreaterThan(2);
});

it('members of a month are those who were here in it by the clock of the community', async () => {
  const { db } = api();
  const visits = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), moment), {
    minLength: 1,
    maxLength: 40,
    size: 'max',
  });
  const property = fc.asyncProperty(visits, fc.constantFrom(...ZONES), async (found, timeZone) => {
    await sql`truncate active_months`.execute(db);
    await admin.admin.community.update({ timeZone });
    const ids = await Promise.all([0, 1, 2].map(async () => (await makeMember(db)).id));
    // A member is seen at one moment after the other.
    const ordered = found
      .map(([who, at]) => ({ id: ids[who] ?? 0, at: momentOf(at) }))
      .toSorted((one, other) => one.at.getTime() - other.at.getTime());
    for (const { id, at } of ordered)
      await db.updateTable('users').set({ lastSeenAt: at }).where('id', '=', id).execute();
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone });
    const span = { from: '2018-10-01', to: '2025-11-30' };
    const { activeByMonth } = await admin.admin.figures.get(span);
    for (const { month, now } of activeByMonth) {
      const here = ordered.filter(({ at }) => calendar.format(at).startsWith(month));
      expect([month, now]).toEqual([month, new Set(here.map(({ id }) => id)).size]);
    }
    const [busiest] = activeByMonth.toSorted((one, other) => other.now - one.now);
    const { items } = await admin.admin.figures.members({
      figure: 'active',
      from: `${busiest?.month}-01`,
      to: `${busiest?.month}-28`,
    });
    expect(items).toHaveLength(busiest?.now ?? 0);
  });
  await fc.assert(property, { numRuns: 20, endOnFailure: true });
});
