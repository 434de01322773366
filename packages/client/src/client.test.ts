import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { poolOf } from '@guildhall/db';
import { TEST_PASSWORD, makeBusiness, makeMember, makePost, testDatabase } from '@guildhall/db/testing';
import { startTestServer } from '@guildhall/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CookieJar, apiErrorOf, createGuildhallClient, itemsOf, withIdempotencyKey } from './index.ts';

const db = testDatabase();
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({
    databaseUrl: poolOf(db()).options.connectionString ?? '',
    settings: { RATE_PRESET: 'default' },
  });
});
afterAll(() => server.close());

const client = () => createGuildhallClient({ origin: server.origin });
const refused = async (call: Promise<unknown>) => apiErrorOf(await call.catch((error: unknown) => error));

describe('a program', () => {
  test('signs in, acts as that member, and is nobody again after signing out', async () => {
    const { id, email } = await makeMember(db());
    const { api, signIn, signOut, jar } = client();
    expect(await api.auth.me.query()).toBeNull();
    await signIn({ email, password: TEST_PASSWORD });
    expect((await api.auth.me.query())?.id).toBe(id);
    expect((await api.feed.create.mutate({ content: 'From a program' })).content).toBe('From a program');
    expect(jar.toString()).toMatch(/sid=/);
    await signOut();
    expect(await api.auth.me.query()).toBeNull();
    expect(jar.toString()).not.toMatch(/sid=/);
  });

  test('stays signed in over a restart with what it stored of its jar', async () => {
    const { id, email } = await makeMember(db());
    const before = client();
    await before.signIn({ email, password: TEST_PASSWORD });
    const jar = new CookieJar(before.jar.toString());
    const after = createGuildhallClient({ origin: server.origin, jar });
    expect((await after.api.auth.me.query())?.id).toBe(id);
  });

  test('is told which field is wrong', async () => {
    const { email } = await makeMember(db());
    const { api, signIn } = client();
    await signIn({ email, password: TEST_PASSWORD });
    const error = await refused(api.feed.create.mutate({ content: ' ' }));
    expect(error).toMatchObject({ status: 400, code: 'BAD_REQUEST', issues: [{ path: 'content' }] });
  });

  test('is told that nobody is signed in', async () => {
    expect(await refused(client().api.messages.list.query({}))).toMatchObject({ status: 401, issues: [] });
  });

  test('is told nothing by a server that cannot be reached', async () => {
    const { api } = createGuildhallClient({ origin: 'http://127.0.0.1:9' });
    const error: unknown = await api.auth.me.query().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(apiErrorOf(error)).toBeUndefined();
  });

  test('posts once when it sends the same key twice, and nothing else under that key', async () => {
    const { email } = await makeMember(db());
    const { api, signIn } = client();
    await signIn({ email, password: TEST_PASSWORD });
    const post = (title: string) =>
      api.opportunities.create.mutate({ title, description: 'At the fair' }, withIdempotencyKey('a-key'));
    const first = await post('A stand');
    expect((await post('A stand')).id).toBe(first.id);
    expect(await refused(post('Another stand'))).toMatchObject({ status: 422 });
  });

  test('is told how long to wait when it asks too often', async () => {
    const { email } = await makeMember(db());
    const { api, signIn } = client();
    await signIn({ email, password: TEST_PASSWORD });
    const post = (title: string) => api.opportunities.create.mutate({ title, description: 'Again' });
    for (let count = 1; count <= 10; count += 1) await post(`Number ${count}`);
    const error = await refused(post('Number 11'));
    expect(error).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(error?.retryAfter).toBeGreaterThan(0);
  });

  test('reads a list to its end, page by page', async () => {
    const { id } = await makeMember(db());
    for (let count = 0; count < 5; count += 1) await makePost(db(), { userId: id });
    const { api } = client();
    const whole = await api.feed.list.query({ limit: 100 });
    const ids: number[] = [];
    for await (const post of itemsOf((cursor) => api.feed.list.query({ limit: 2, cursor })))
      ids.push(post.id);
    expect(ids).toEqual(whole.items.map((post) => post.id));
    expect(ids.length).toBeGreaterThanOrEqual(5);
  });
});

describe('the examples', () => {
  const run = (name: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [
      join(import.meta.dirname, '../examples', name),
      server.origin,
      ...args,
    ]);

  test('list the feed, find a business and post an opportunity', async () => {
    const { email } = await makeMember(db());
    const { name } = await makeBusiness(db());
    await makePost(db(), { content: 'Read by a program' });
    const [feed, found, posted] = await Promise.all([
      run('list-feed.ts'),
      run('find-business.ts', name),
      run('post-opportunity.ts', email, TEST_PASSWORD, 'A stand at the fair', 'Next spring'),
    ]);
    expect(feed.stdout).toContain('Read by a program');
    expect(found.stdout).toContain(`${name}: ${server.origin}/business/`);
    const rows = await db()
      .selectFrom('opportunities')
      .select('id')
      .where('title', '=', 'A stand at the fair')
      .execute();
    expect(rows.map(({ id }) => `Posted as number ${id}\n`)).toEqual([posted.stdout]);
  });
});
