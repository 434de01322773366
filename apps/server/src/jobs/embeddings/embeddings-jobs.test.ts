import { afterAll, expect, test, vi } from 'vitest';
import { makeMember } from '@guildhall/db/testing';
import { answeringVectors, silent, startReceiver } from '../../../testing/receiver.ts';
import { testServer } from '../../../testing/test-server.ts';

const receiver = await startReceiver();
receiver.behave(answeringVectors(16));
afterAll(() => receiver.close());

const server = testServer({
  runJobs: true,
  settings: { EMBEDDINGS_URL: `${receiver.url}/v1`, EMBEDDINGS_MODEL: 'my-model' },
});

const dimensionOf = async (userId: number) =>
  (
    await server()
      .db.selectFrom('statementVectors')
      .select('dimension')
      .where('userId', '=', userId)
      .executeTakeFirst()
  )?.dimension;

test('a saved profile gets its vectors within seconds, and a model with longer ones once it is tried', async () => {
  const app = server();
  const { db } = app;
  const member = await makeMember(db);
  const ana = await app.signedIn(member);
  const admin = await app.signedIn(await makeMember(db, { role: 'admin' }));
  const saved = await ana.json('PUT', '/api/profile', { servicesOffered: 'Bookkeeping' });
  expect(saved.status).toBe(200);
  await vi.waitFor(async () => expect(await dimensionOf(member.id)).toBe(16), 20_000);

  receiver.behave(answeringVectors(24));
  await ana.json('PUT', '/api/profile', { servicesOffered: 'Payroll' });
  const status = async () => {
    const { body } = await admin.get('/trpc/admin.embeddings.status');
    return body as { result: { data: { lastError: string | null; done: number; total: number } } };
  };
  await vi.waitFor(async () => {
    const { result } = await status();
    expect(result.data.lastError).toContain('answered with 24 numbers a text where it used to be 16');
  }, 20_000);
  expect((await admin.post('/trpc/admin.embeddings.tryNow')).status).toBe(200);
  await vi.waitFor(async () => {
    const { result } = await status();
    expect(result.data).toMatchObject({ lastError: null, done: 2, total: 2 });
  }, 20_000);
  expect(await dimensionOf(member.id)).toBe(24);
});

test('a service that hangs delays neither members nor other jobs', async () => {
  const app = server();
  const { db } = app;
  const ana = await app.signedIn(await makeMember(db));
  receiver.behave(silent);
  receiver.received.length = 0;
  await ana.json('PUT', '/api/profile', { servicesOffered: 'Carpentry' });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 20_000);
  for (const trade of ['Joinery', 'Roofing', 'Flooring', 'Masonry', 'Glazing'])
    expect((await ana.json('PUT', '/api/profile', { servicesOffered: trade })).status).toBe(200);
  expect((await ana.get('/api/dashboard/recommendations')).status).toBe(200);
  // A mail goes out by a job of its own while the service still hangs.
  const { email } = await makeMember(db);
  expect((await ana.post('/api/account/forgot-password', { email })).status).toBe(200);
  await vi.waitFor(async () => {
    const sent = await db.selectFrom('outbox').select('id').where('status', '=', 'sent').execute();
    expect(sent).toHaveLength(1);
  }, 20_000);
  expect(receiver.received).toHaveLength(1);
});
