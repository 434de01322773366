import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '@guildhall/db';
import { testApi } from '../../../testing/index.ts';
import { sequentialScans } from '../../../testing/sequential-scans.ts';
import { listFigureIntroductions, listFigureMembers, listFigureOrders } from './figure-lists.queries.ts';
import { getFigures } from './figures.queries.ts';
import { IntroductionFigure, MemberFigure, OrderFigure } from './figures.schema.ts';

vi.setConfig({ testTimeout: 60_000 });
const api = testApi();
const MEMBERS = 6_000;
const GROWING = [
  'memberships',
  'membership_renewals',
  'member_invitations',
  'active_months',
  'referrals',
  'service_orders',
];
/** Of ten years; a span that most rows are in is faster to scan. */
const MONTH = { from: '2024-03-01', to: '2024-03-31' };
const ZONE = 'Europe/Berlin';

beforeAll(async () => {
  const { db } = api();
  await sql`
    insert into users (email, username, password, first_name, last_name, created_at, membership_expires_on, last_seen_at)
    select 'bulk-' || n || '@mail.test', 'bulk-' || n, 'x', 'Maria', 'Silva', at, (at + interval '1 year')::date, at
    from generate_series(1, ${sql.lit(MEMBERS)}) as n, lateral (select now() - n * interval '12 hours' as at) as day`.execute(
    db,
  );
  await sql`
    insert into membership_renewals (membership_id, due_on, until, renewed_at)
    select id, expires_on - 365, expires_on, started_at from memberships`.execute(db);
  await sql`insert into member_invitations (user_id, invited_at) select id, created_at from users`.execute(
    db,
  );
  await sql`update memberships set ended_at = expires_on where id % 3 = 0`.execute(db);
  await sql`
    insert into referrals (referrer_id, target_id, status, created_at, target_accepted_at, completed_at, ended_at, outcome_value)
    select id, 1 + id % ${sql.lit(MEMBERS)}, case when id % 2 = 0 then 'completed' else 'declined' end, created_at,
      case when id % 2 = 0 then created_at end, case when id % 2 = 0 then created_at end, created_at,
      case when id % 2 = 0 then 100 end from users`.execute(db);
  await sql`
    with offered as (insert into services (name, description, category, price) values ('Logo', 'A logo', 'branding', 1) returning id)
    insert into service_orders (user_id, service_id, service_name, status, total_amount, project_name, project_description,
      order_date, completed_date)
    select users.id, offered.id, 'Logo', 'completed', 1, 'Logo', 'A logo', created_at, created_at from users, offered`.execute(
    db,
  );
  for (const table of ['users', ...GROWING]) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}, 120_000);

/** Any membership may have been one on a day, and those of renewals are joined by id, where so few are faster to scan. */
const ASKED_OF_ALL = new Set(['membersAtStart', 'membersAtEnd', 'renewed']);
const OTHERS = GROWING.filter((table) => table !== 'memberships');
const scans = (tables: string[], work: Parameters<typeof sequentialScans>[2]) =>
  sequentialScans(api().db, tables, work);

describe(`with ${MEMBERS} members and ten years of history, a month is read through indexes`, () => {
  it('its figures and those of a year before', async () => {
    const figures = await getFigures(api().db, ZONE, { preset: 'thisYear', ...MONTH });
    for (const { now } of Object.values(figures.counts)) expect(now).toBeGreaterThan(0);
    expect(await scans(OTHERS, (each) => getFigures(each, ZONE, { preset: 'thisYear', ...MONTH }))).toEqual(
      [],
    );
  });

  it('the rows of each figure, on the first page and later ones', async () => {
    const { db } = api();
    const found: string[] = [];
    for (const figure of [...MemberFigure.options, 'active'] as const) {
      const input = { figure, ...MONTH, limit: 5 };
      const tables = ASKED_OF_ALL.has(figure) ? OTHERS : GROWING;
      const { nextCursor } = await listFigureMembers(db, ZONE, input);
      for (const cursor of [null, nextCursor])
        found.push(...(await scans(tables, (each) => listFigureMembers(each, ZONE, { ...input, cursor }))));
    }
    for (const figure of IntroductionFigure.options)
      found.push(
        ...(await scans(GROWING, (each) =>
          listFigureIntroductions(each, ZONE, { figure, ...MONTH, limit: 5 }),
        )),
      );
    for (const figure of OrderFigure.options)
      found.push(
        ...(await scans(GROWING, (each) => listFigureOrders(each, ZONE, { figure, ...MONTH, limit: 5 }))),
      );
    expect(found).toEqual([]);
  });
});
