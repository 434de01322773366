import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCommunity } from '@guildhall/backup/testing';
import { type Database, sql } from '@guildhall/db';
import { makeArticle, makeBusiness, makeMember, makePost, makeService } from '@guildhall/db/testing';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Answer, type Browser, whenReady } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';

/** The full intensity is `CROWD=100`. */
const CROWD = Number(process.env['CROWD'] ?? 4);
const SOME = Math.ceil(CROWD / 10);

vi.setConfig({ testTimeout: 60_000 + CROWD * 3_000 });

const server = testServer();
let ana: Browser;
let ben: Browser;
let admin: Browser;
let people: Record<'ana' | 'ben' | 'admin', { id: number; email: string }>;

beforeAll(async () => {
  const { db } = server();
  // Enough for a backup to take a while; first, because it connects all existing members.
  await makeCommunity(db, CROWD * 20);
  people = {
    ana: await makeMember(db),
    ben: await makeMember(db),
    admin: await makeMember(db, { role: 'admin' }),
  };
  ana = await server().signedIn(people.ana);
  ben = await server().signedIn(people.ben);
  admin = await server().signedIn(people.admin);
});

/** All concurrently; a 429 or 503 is retried about when it says, so each succeeds in the end. */
const atOnce = (ask: (turn: number) => Promise<Answer>, count = CROWD): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, turn) => {
      for (;;) {
        const answer = await ask(turn);
        if (answer.status !== 503) return answer;
        await wait(Number(answer.headers.get('retry-after')) * 1_000 * (0.5 + Math.random()));
      }
    }),
  );

/** How often each status was answered. */
function statuses(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const idsOf = (answers: Answer[]) =>
  new Set(answers.flatMap(({ body }) => z.object({ id: z.int() }).safeParse(body).data?.id ?? []));

const newcomer = (more: object) => ({
  email: `${randomUUID()}@test.test`,
  password: 'secret-enough',
  firstName: 'New',
  lastName: 'Comer',
  ...more,
});

describe('a crowd that sends the same at once', () => {
  it('registers one member per address', async () => {
    const form = newcomer({});
    const answers = await atOnce(() => server().visitor().post('/api/auth/register', form));

    expect(statuses(answers)).toEqual({ 201: 1, 409: CROWD - 1 });
    const rows = server().db.selectFrom('users').select('id').where('email', '=', form.email);
    expect(await rows.execute()).toHaveLength(1);
  });

  it('gets a unique username each, even with the same name', async () => {
    const form = { firstName: 'Same', lastName: 'Name' };
    const answers = await atOnce(() => server().visitor().post('/api/auth/register', newcomer(form)));

    expect(statuses(answers)).toEqual({ 201: CROWD });
    const rows = server().db.selectFrom('users').select('username').where('firstName', '=', 'Same');
    expect(new Set((await rows.execute()).map(({ username }) => username)).size).toBe(CROWD);
  });

  it('becomes one connection of two members who request each other', async () => {
    const { db } = server();
    const ask = (browser: Browser, toUserId: number) =>
      browser.post('/api/connections/request', { toUserId });
    const answers = await atOnce((turn) =>
      turn % 2 === 0 ? ask(ana, people.ben.id) : ask(ben, people.ana.id),
    );

    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    const rows = db
      .selectFrom('connections')
      .select('status')
      .where('userId', 'in', [people.ana.id, people.ben.id]);
    expect(await rows.execute()).toEqual([{ status: 'accepted' }]);
  });

  it('writes one review, which is counted once', async () => {
    const { db } = server();
    const { id } = await makeBusiness(db);
    const answers = await atOnce(() => ana.post(`/api/businesses/${id}/reviews`, { rating: 4 }));

    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    expect(
      await db.selectFrom('businesses').select(['reviewCount', 'rating']).where('id', '=', id).execute(),
    ).toEqual([{ reviewCount: 1, rating: 4 }]);
    expect(
      await db.selectFrom('businessReviews').select('id').where('businessId', '=', id).execute(),
    ).toHaveLength(1);
  });

  it('places one order per key, and all get the same one', async () => {
    const { db } = server();
    const order = { serviceId: (await makeService(db)).id, projectName: 'Once', projectDescription: 'One.' };
    const answers = await atOnce(() =>
      ana.post('/api/services/order', order, { 'idempotency-key': 'one-dialog' }),
    );

    expect(statuses(answers)).toEqual({ 201: CROWD });
    expect(idsOf(answers).size).toBe(1);
    const rows = await db
      .selectFrom('serviceOrders')
      .select('id')
      .where('userId', '=', people.ana.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(
      await db
        .selectFrom('orderEvents')
        .select('id')
        .where(
          'orderId',
          'in',
          rows.map(({ id }) => id),
        )
        .execute(),
    ).toHaveLength(1);
  });

  it('creates businesses of one name with a unique slug each', async () => {
    const { db } = server();
    // A member may list five.
    const owners = await Promise.all(
      Array.from({ length: Math.ceil(CROWD / 5) }, async () => server().signedIn(await makeMember(db))),
    );
    const form = {
      name: 'Same Shop',
      description: 'A shop at the corner.',
      industry: 'Retail',
      category: 'Other',
    };
    const answers = await atOnce((turn) =>
      (owners[turn % owners.length] ?? ana).post('/api/businesses', form),
    );

    expect(statuses(answers)).toEqual({ 201: CROWD });
    const rows = await db.selectFrom('businesses').select('slug').where('name', '=', form.name).execute();
    expect(rows).toHaveLength(CROWD);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(CROWD);
  });

  it('likes and unlikes, and the count matches the likes', async () => {
    const { db } = server();
    const { id } = await makePost(db);
    const answers = await atOnce(
      (turn) =>
        [ana, ben, admin][turn % 3]?.json('PUT', `/api/feed/${id}/like`, { liked: turn % 2 === 0 }) ??
        Promise.reject(new Error('nobody')),
    );

    expect(statuses(answers)).toEqual({ 200: CROWD });
    const { likes } = await db
      .selectFrom('posts')
      .select('likes')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const rows = await db.selectFrom('postLikes').select('userId').where('postId', '=', id).execute();
    expect(likes).toBe(rows.length);
  });
});

const Versioned = z.object({ version: z.int(), description: z.string() });

describe('editors of one version', () => {
  it('save one, and the others get a conflict', async () => {
    const { db } = server();
    const business = await makeBusiness(db, { ownerId: people.ana.id });
    const article = await makeArticle(db);
    const expectedVersion = 1;
    const edits = await atOnce((turn) =>
      ana.json('PATCH', `/api/businesses/${business.id}`, { city: `City ${turn}`, expectedVersion }),
    );
    const rewrites = await atOnce((turn) =>
      admin.post('/trpc/articles.update', { id: article.id, title: `Title ${turn}`, expectedVersion }),
    );

    for (const answers of [edits, rewrites]) expect(statuses(answers)).toEqual({ 200: 1, 409: CROWD - 1 });
    for (const table of ['businesses', 'articles'] as const)
      expect(
        await db
          .selectFrom(table)
          .select('version')
          .where('id', 'in', [table === 'articles' ? article.id : business.id])
          .execute(),
      ).toEqual([{ version: 2 }]);
  });

  it('who append to what they read lose no update', async () => {
    const { id, slug } = await makeBusiness(server().db, {
      ownerId: people.ana.id,
      description: 'What was added:',
    });
    const read = async () =>
      Versioned.parse((await whenReady(() => ana.get(`/api/businesses/slug/${slug}`))).body);
    const add = async (turn: number) => {
      for (;;) {
        const { version, description } = await read();
        const change = { description: `${description} ${turn},`, expectedVersion: version };
        const { status } = await whenReady(() => ana.json('PATCH', `/api/businesses/${id}`, change));
        if (status === 200) return;
        expect(status).toBe(409);
      }
    };
    const editors = Array.from({ length: 2 + SOME }, (_, turn) => turn);
    await Promise.all(editors.map(add));

    const { description } = await read();
    const added = description.replace('What was added:', '').split(',').slice(0, -1).map(Number);
    expect(added.toSorted((a, b) => a - b)).toEqual(editors);
  });
});

describe('administrators who start the same work at once', () => {
  const HALF = Math.ceil(CROWD / 2);
  const finished = async (db: Database, table: 'backups' | 'restores') => {
    const running = () => db.selectFrom(table).select('id').where('status', '=', 'running').execute();
    await expect.poll(running, { timeout: 60_000 }).toEqual([]);
  };

  // A restore asks for a password that was given a short while ago; a large intensity takes long.
  beforeAll(async () => {
    admin = await server().signedIn(people.admin);
  });

  /** Done, created or still running: it was started. */
  const begun = ({ status }: Answer) => ({ status: status < 300 ? 200 : status });

  it('make one backup, and the others learn that it is running', async () => {
    const { db } = server();
    const answers = await atOnce(() => admin.post('/api/admin/backup/create'), HALF);
    await finished(db, 'backups');

    expect(statuses(answers.map(begun))).toEqual({ 200: 1, 409: HALF - 1 });
    expect(await db.selectFrom('backups').select('status').execute()).toEqual([{ status: 'verified' }]);
  });

  it('restore once, and the others learn that it is running', async () => {
    const { db } = server();
    const { name: backupFileName } = await db.selectFrom('backups').select('name').executeTakeFirstOrThrow();
    await sql`update users set bio = 'wrecked'`.execute(db);
    const answers = await atOnce(() => admin.post('/api/admin/backup/restore', { backupFileName }), HALF);
    await finished(db, 'restores');

    expect(statuses(answers.map(begun))).toEqual({ 200: 1, 409: HALF - 1 });
    expect(await db.selectFrom('restores').select('status').execute()).toEqual([{ status: 'done' }]);
    expect(await db.selectFrom('users').select('id').where('bio', '=', 'wrecked').execute()).toEqual([]);
  });
});
