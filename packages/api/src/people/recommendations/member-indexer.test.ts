import type { Updateable } from 'kysely';
import { seedMembers } from '@guildhall/demo';
import { testDatabase } from '@guildhall/db/testing';
import { type User, poolOf, sql } from '@guildhall/db';
import { array, assert, asyncProperty, integer, nat, record } from 'fast-check';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { LIVE_CHANNEL } from '../../ground/core/live.ts';
import { notifyMemberChange } from '../../ground/core/member-changes.ts';
import { readUnreadProfiles } from '../profile/derived.commands.ts';
import type { CandidateSource } from './candidate-source.ts';
import { indexedCandidates } from './indexed-candidates.queries.ts';
import { startMemberIndexer, memberIndexOf } from './member-indexer.ts';
import { findMatch, recommend, recommendWithHints } from './recommendations.queries.ts';
import type { Recommended } from './recommended.ts';
import { sqlCandidates } from './sql-candidates.queries.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const database = testDatabase();
const quiet = { info() {}, warn() {}, error() {} };
const MEMBERS = 300;
const now = new Date();
async function listen() {
  const client = await poolOf(database()).connect();
  client.on('notification', ({ payload = '{}' }) => {
    const { people } = JSON.parse(payload) as { people?: number[] | 'all' };
    if (people !== undefined) notifyMemberChange(people);
  });
  await client.query(`listen ${LIVE_CHANNEL}`);
  return client;
}
let listening: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  const db = database();
  await seedMembers(db, { count: MEMBERS, now });
  await readUnreadProfiles(db);
  await sql`analyze users, connections`.execute(db);
  listening = await listen();
});
afterAll(() => listening.release(true));

async function withMemberIndex(run: () => Promise<void>): Promise<void> {
  const indexer = startMemberIndexer(database(), quiet, { membersMin: 0 });
  try {
    await indexer.whenIdle();
    expect(memberIndexOf(database())?.size).toBeGreaterThan(0);
    await run();
  } finally {
    await indexer.close();
  }
}

/** The member's active connections as the index has them. */
function friendsOf(id: number): number[] | undefined {
  const index = memberIndexOf(database());
  return (
    index &&
    Array.from({ length: index.countConnections(id) }, (_, position) =>
      index.connectionAt(id, position),
    ).filter((friend) => !index.isDeactivated(friend))
  );
}

/** Who is recommended, with the score, the reasons and the mutual connections. */
const aboutMatch = ({ member: { id }, match, mutualConnections }: Recommended) => ({
  id,
  match,
  mutualConnections,
});

const idsOf = async (viewerId: number) =>
  (await recommend(database(), viewerId, { limit: 6, now })).map(({ member }) => member.id);

it('the member index recommends the same members in the same order as SQL, with the same reasons', async () => {
  const viewers = Array.from({ length: 25 }, (_, at) => 1 + at * 12);
  const ask = () => Promise.all(viewers.map((id) => recommend(database(), id, { limit: 6, now })));
  const fromDatabase = await ask();
  await withMemberIndex(async () => {
    const fromMemory = await ask();
    for (const [at, viewerId] of viewers.entries()) {
      const recommended = fromMemory[at] ?? [];
      expect(new Set(recommended.map(({ member }) => member.id)).size).toBe(6);
      expect(recommended.map(aboutMatch)).toEqual(fromDatabase[at]?.map(aboutMatch));
      for (const { member, match } of recommended)
        expect(match.score).toBe((await findMatch(database(), viewerId, member.id))?.score);
    }
  });
});

it('a member who is connected, blocked, deactivated or opted out is no longer recommended, at once', async () => {
  await withMemberIndex(async () => {
    const db = database();
    const viewerId = 40;
    const [asked = 0, blocked = 0, left = 0, hidden = 0] = await idsOf(viewerId);
    await db.insertInto('connections').values({ userId: viewerId, connectedUserId: asked }).execute();
    await db.insertInto('blocks').values({ blockerId: blocked, blockedId: viewerId }).execute();
    await db.updateTable('users').set({ isActive: false }).where('id', '=', left).execute();
    await db.updateTable('users').set({ suggestable: false }).where('id', '=', hidden).execute();
    const after = await idsOf(viewerId);
    expect(after).toHaveLength(6);
    for (const gone of [asked, blocked, left, hidden]) expect(after).not.toContain(gone);
  });
});

it('a changed profile counts at once, before the index has applied it', async () => {
  await withMemberIndex(async () => {
    const db = database();
    const viewerId = 100;
    await listening.query('unlisten *');
    onTestFinished(async () => void (await listening.query(`listen ${LIVE_CHANNEL}`)));
    const [best] = await recommend(db, viewerId, { limit: 1, now });
    const otherId = best?.member.id ?? 0;
    await db
      .updateTable('users')
      .set({ skills: ['Falconry'] })
      .where('id', 'in', [viewerId, otherId])
      .execute();
    await db.updateTable('users').set({ lookingFor: 'A falconer' }).where('id', '=', otherId).execute();
    const { items } = await recommendWithHints(db, viewerId, { limit: 20, now });
    for (const { member, match } of items) expect(match).toEqual(await findMatch(db, viewerId, member.id));
    expect(items.flatMap(({ match }) => match.parts.map(({ text }) => text))).toContainEqual(
      expect.stringContaining('Shares 1 skill: Falconry'),
    );
  });
});

it('a viewer who dismissed the best is shown the next, with the same hints as from SQL', async () => {
  const viewerId = 130;
  const fromSql = await recommendWithHints(database(), viewerId, { limit: 6, now });
  await withMemberIndex(async () => {
    const db = database();
    const best = await recommend(db, viewerId, { limit: 40, now });
    expect(best).toHaveLength(40);
    await db
      .insertInto('dismissals')
      .values(best.map(({ member }) => ({ userId: viewerId, dismissedUserId: member.id })))
      .execute();
    const { items, hints } = await recommendWithHints(db, viewerId, { limit: 6, now });
    expect(items).toHaveLength(6);
    const dismissed = new Set(best.map(({ member }) => member.id));
    expect(items.filter(({ member }) => dismissed.has(member.id))).toEqual([]);
    expect(hints).toEqual(fromSql.hints);
  });
});

it('a new profile and a new connection are indexed within moments', async () => {
  await withMemberIndex(async () => {
    const db = database();
    const [viewerId, otherId] = [70, 71];
    await db.deleteFrom('connections').where('userId', 'in', [viewerId, otherId]).execute();
    const index = () => memberIndexOf(db);
    await vi.waitFor(() => expect(friendsOf(viewerId)).not.toContain(otherId), 20_000);
    await db
      .insertInto('connections')
      .values({ userId: viewerId, connectedUserId: otherId, status: 'accepted', acceptedAt: now })
      .execute();
    await vi.waitFor(() => expect(friendsOf(viewerId)).toContain(otherId), 20_000);
    await vi.waitFor(() => expect(friendsOf(otherId)).toContain(viewerId), 20_000);

    await db.updateTable('users').set({ industry: 'Falconry' }).where('id', '=', otherId).execute();
    const falconers = () => {
      const list = index()?.industries.get(index()?.dictionary.intern('falconry') ?? -1);
      return [...(list?.ids.subarray(0, list.length) ?? [])];
    };
    await vi.waitFor(() => expect(falconers()).toEqual([otherId]), 20_000);
    await db.updateTable('users').set({ isActive: false }).where('id', '=', otherId).execute();
    await vi.waitFor(() => expect(index()?.has(otherId)).toBe(false), 20_000);
  });
});

it('a change of last_seen_at notifies nobody', async () => {
  const heard: unknown[] = [];
  listening.on('notification', ({ payload }) => heard.push(payload));
  await database().updateTable('users').set({ lastSeenAt: now }).execute();
  await sql`select pg_notify(${LIVE_CHANNEL}, '{"topics":["the end"]}')`.execute(database());
  await vi.waitFor(() => expect(heard).toContain('{"topics":["the end"]}'), 20_000);
  expect(heard).toHaveLength(1);
});

it('a small community has no member index', async () => {
  const indexer = startMemberIndexer(database(), quiet);
  await indexer.whenIdle();
  expect(memberIndexOf(database())).toBeUndefined();
  await indexer.close();
});

it('a deactivated member is nobody’s mutual connection in the index either', async () => {
  await withMemberIndex(async () => {
    const db = database();
    const { id } = await db
      .selectFrom('connections')
      .select(({ fn }) => ['userId as id', fn.countAll().as('connections')])
      .where('status', '=', 'accepted')
      .groupBy('userId')
      .orderBy('connections', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const others = await db
      .selectFrom('connections')
      .select('connectedUserId')
      .where('userId', '=', id)
      .where('status', '=', 'accepted')
      .execute();
    const friend = others[0]?.connectedUserId ?? 0;
    expect(friendsOf(friend)).toContain(id);
    await db.updateTable('users').set({ isActive: false }).where('id', '=', id).execute();
    await expect.poll(() => friendsOf(friend) ?? [id]).not.toContain(id);
    await db.updateTable('users').set({ isActive: true }).where('id', '=', id).execute();
    await expect.poll(() => friendsOf(friend)).toContain(id);
  });
});

/** Changes by members and administrators that affect who is recommended. Some are refused, such as a second block. */
const CHANGES: ((one: number, other: number) => Promise<unknown>)[] = [
  (userId, connectedUserId) =>
    database()
      .insertInto('connections')
      .values({ userId, connectedUserId, status: 'accepted', acceptedAt: now })
      .execute(),
  (one) => database().deleteFrom('connections').where('userId', '=', one).execute(),
  (blockerId, blockedId) => database().insertInto('blocks').values({ blockerId, blockedId }).execute(),
  (one) => database().deleteFrom('blocks').where('blockerId', '=', one).execute(),
  (userId, dismissedUserId) =>
    database().insertInto('dismissals').values({ userId, dismissedUserId }).execute(),
  (one) => changeMember(one, { isActive: false }),
  (one) => changeMember(one, { isActive: true }),
  (one) => changeMember(one, { suggestable: false }),
  (one) => changeMember(one, { suggestable: true }),
  (one) => changeMember(one, { lookingFor: 'A falconer and a bookkeeper' }),
  (one) => changeMember(one, { servicesOffered: 'Falconry at weddings', skills: ['Falconry'] }),
  (one) => changeMember(one, { servicesOffered: null, lookingFor: null, skills: [], industry: null }),
];

const changeMember = (id: number, values: Updateable<User>) =>
  database().updateTable('users').set(values).where('id', '=', id).execute();

const bestFrom = async (source: CandidateSource, viewerId: number) =>
  (await source.candidatesFor(viewerId, { limit: 6, now }))?.candidates.map(({ member: { id }, graph }) => ({
    id,
    graph,
  }));

it('the member index finds the same members as SQL, after any changes', async () => {
  const FEW = 20;
  const member = integer({ min: 1, max: FEW });
  const change = record({ what: nat(CHANGES.length - 1), one: member, other: member });
  await withMemberIndex(async () => {
    await assert(
      asyncProperty(array(change, { minLength: 1, maxLength: 5 }), member, async (changes, viewerId) => {
        for (const { what, one, other } of changes) await CHANGES[what]?.(one, other).catch(() => {});
        await vi.waitFor(async () => {
          const index = memberIndexOf(database());
          if (!index) throw new Error('The index is being rebuilt.');
          const fromMemory = await bestFrom(indexedCandidates(database(), index), viewerId);
          expect(fromMemory).toEqual(await bestFrom(sqlCandidates(database()), viewerId));
        }, 20_000);
      }),
      // Looking for a shorter example would wait 20 s for each.
      { numRuns: 60, endOnFailure: true },
    );
  });
});
