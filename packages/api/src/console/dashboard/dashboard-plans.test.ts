import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '@guildhall/db';
import { testApi } from '../../../testing/index.ts';
import { sequentialScans } from '../../../testing/sequential-scans.ts';
import { listFailedDeliveries } from '../admin/deliveries/deliveries.queries.ts';
import type { Viewer } from '../../ground/core/context.ts';
import {
  countUnreadMessages,
  listMessages,
  listRecentMessages,
} from '../../contact/messages/messages.queries.ts';
import { getThread, listThreads } from '../../contact/messages/threads.queries.ts';
import {
  countUnreadNotifications,
  listNotifications,
} from '../../contact/notifications/notifications.queries.ts';
import {
  listAppliedOpportunities,
  listOpportunities,
  listOwnOpportunities,
  listSavedOpportunities,
} from '../../exchange/opportunities/opportunities.queries.ts';
import { listSimilarIds } from '../../exchange/opportunities/similar-opportunities.queries.ts';
import { getReferralStats, listReferrals } from '../../exchange/referrals/referrals.queries.ts';
import { listWaiting } from './waiting.queries.ts';

vi.setConfig({ testTimeout: 60_000 });

const api = testApi();
const MEMBERS = 1_000;
/** Rows of each list; large enough that a sequential scan would be the wrong plan. */
const ROWS = 6_000;
/** Not users: they are joined by id, and so few are faster to scan. */
const GROWING = [
  'threads',
  'messages',
  'notifications',
  'referrals',
  'opportunities',
  'opportunity_saves',
  'opportunity_applications',
  'outbox',
];
const viewer: Viewer = { id: 5, role: 'user', sessionKey: null, authAt: new Date() };

beforeAll(async () => {
  const { db } = api();
  const rows = sql`generate_series(0, ${sql.lit(ROWS - 1)}) as n`;
  await sql`
    insert into users (email, username, password, first_name, last_name, search_terms)
    select 'bulk-' || n || '@mail.test', 'bulk-' || n, 'x', 'Maria', 'Silva', array['term' || n % 300]
    from generate_series(1, ${sql.lit(MEMBERS)}) as n`.execute(db);
  // Six others for each member, at distances that make every pair unique.
  await sql`
    insert into threads (low_user_id, high_user_id, last_message_at)
    select least(a, b), greatest(a, b), now() - n * interval '1 minute'
    from (select n, 1 + n % 1000 as a, 1 + (n + 1 + n / 1000) % 1000 as b from ${rows}) as pair`.execute(db);
  await sql`
    insert into messages (thread_id, sender_id, recipient_id, content, created_at, read_at)
    select id, low_user_id, high_user_id, 'Hello', last_message_at, case when id % 3 > 0 then now() end
    from threads`.execute(db);
  await sql`
    insert into notifications (user_id, actor_id, kind, data, created_at)
    select 1 + n % 1000, 1 + (n + 7) % 1000, 'message', '{"kind": "message"}', now() - n * interval '1 minute'
    from ${rows}`.execute(db);
  await sql`
    insert into referrals (referrer_id, target_id, created_at, status, ended_at)
    select 1 + n % 1000, 1 + (n + 1 + n / 1000) % 1000, now() - n * interval '1 minute',
      case when n % 2 = 0 then 'pending' else 'declined' end, case when n % 2 = 1 then now() end
    from ${rows}`.execute(db);
  await sql`
    insert into opportunities (title, description, posted_by, posted_at, search_terms)
    select 'Bakers wanted', 'Early hours', 1 + n % 1000, now() - n * interval '5 minutes', array['term' || n % 300]
    from ${rows}`.execute(db);
  await sql`
    insert into opportunity_saves (user_id, opportunity_id)
    select 1 + id % 1000, id from opportunities`.execute(db);
  await sql`
    insert into opportunity_applications (user_id, opportunity_id)
    select 1 + (id + 1) % 1000, id from opportunities`.execute(db);
  await sql`
    insert into outbox (channel, topic, status, finished_at, created_at)
    select 'webhook', 'order.placed', case when n % 50 = 0 then 'failed' else 'sent' end, now(),
      now() - n * interval '1 minute' from ${rows}`.execute(db);
  for (const table of ['users', ...GROWING]) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}, 120_000);

const scans = (work: Parameters<typeof sequentialScans>[2]) => sequentialScans(api().db, GROWING, work);

describe(`with ${ROWS} rows of each kind, a member’s own lists are read through indexes`, () => {
  it('the threads and the messages of one, on the first page and deep inside', async () => {
    const { db } = api();
    for (const box of ['inbox', 'requests', undefined] as const) {
      const { nextCursor } = await listThreads(db, viewer, { limit: 5, box });
      for (const cursor of [undefined, nextCursor ?? undefined])
        expect(await scans((each) => listThreads(each, viewer, { limit: 5, cursor, box }))).toEqual([]);
    }
    const [thread] = (await listThreads(db, viewer, { limit: 1 })).items;
    const userId = thread?.person.id ?? 0;
    expect(await scans((each) => getThread(each, viewer, { userId, limit: 20 }))).toEqual([]);
  });

  it('the received messages, the recent ones and the count of unread ones', async () => {
    const { nextCursor } = await listMessages(api().db, viewer, { limit: 5 });
    for (const cursor of [undefined, nextCursor ?? undefined])
      expect(await scans((each) => listMessages(each, viewer, { limit: 5, cursor }))).toEqual([]);
    expect(await scans((each) => listRecentMessages(each, viewer))).toEqual([]);
    expect(await scans((each) => countUnreadMessages(each, viewer))).toEqual([]);
  });

  it('the notifications and the count of unread ones', async () => {
    const { nextCursor } = await listNotifications(api().db, viewer, { limit: 5 });
    for (const cursor of [undefined, nextCursor ?? undefined])
      expect(await scans((each) => listNotifications(each, viewer, { limit: 5, cursor }))).toEqual([]);
    expect(await scans((each) => countUnreadNotifications(each, viewer))).toEqual([]);
  });

  it('the referrals and their stats', async () => {
    expect(await scans((each) => listReferrals(each, viewer))).toEqual([]);
    expect(await scans((each) => getReferralStats(each, viewer))).toEqual([]);
  });

  it('what waits for an answer', async () => {
    expect((await listWaiting(api().db, viewer)).items).not.toEqual([]);
    expect(await scans((each) => listWaiting(each, viewer))).toEqual([]);
  });

  it('the opportunities that a search finds by their meaning', async () => {
    expect(await scans((each) => listSimilarIds(each, viewer, {}, 'bookkeeping'))).toEqual([]);
  });

  it('the opportunities: best fit, own, saved and applied for', async () => {
    expect(await listOpportunities(api().db, viewer)).not.toEqual([]);
    expect(await scans((each) => listOpportunities(each, viewer))).toEqual([]);
    for (const list of [listOwnOpportunities, listSavedOpportunities, listAppliedOpportunities]) {
      const { nextCursor } = await list(api().db, viewer, { limit: 5 });
      for (const cursor of [undefined, nextCursor ?? undefined])
        expect(await scans((each) => list(each, viewer, { limit: 5, cursor }))).toEqual([]);
    }
  });

  it('and the failed deliveries, for an administrator', async () => {
    expect(await scans((each) => listFailedDeliveries(each))).toEqual([]);
  });

  it('while a query without an index is detected', async () => {
    const work = (each: Parameters<typeof listReferrals>[0]) =>
      each.selectFrom('referrals').select('id').where('message', '=', 'x').execute();
    expect(await scans(work)).toHaveLength(1);
  });
});
