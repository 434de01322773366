import { daysAgo, makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

async function pair() {
  const { db, as } = api();
  const [ana, ben] = [await makeMember(db), await makeMember(db)];
  return { db, ana, ben, asAna: await as(ana) };
}

describe('the caps', () => {
  it('allow 20 new requests in 24 hours, then say when the next is possible', async () => {
    const { db, asAna, ana, ben } = await pair();
    for (let sent = 0; sent < 19; sent += 1) {
      await makeConnection(db, { userId: ana.id, status: sent % 2 ? 'withdrawn' : 'pending' });
    }
    const oldest = await makeConnection(db, {
      userId: ana.id,
      createdAt: new Date(Date.now() - 23 * 3_600_000),
    });

    await expect(asAna.connections.request({ toUserId: ben.id })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('20 requests in 24 hours'),
      cause: { retryAfter: expect.toSatisfy((seconds: number) => seconds > 3_500 && seconds <= 3_600) },
    });

    await db
      .updateTable('connections')
      .set({ createdAt: daysAgo(2) })
      .where('id', '=', oldest.id)
      .execute();
    expect(await asAna.connections.request({ toUserId: ben.id })).toMatchObject({ status: 'pending' });
  });

  it('cannot be exceeded by concurrent requests', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    const caller = await as(ana);
    const others = await Promise.all(Array.from({ length: 25 }, () => makeMember(db)));

    const answers = await Promise.allSettled(
      others.map(({ id }) => caller.connections.request({ toUserId: id })),
    );

    const sent = answers.filter(({ status }) => status === 'fulfilled').length;
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(20);
    expect((await caller.connections.list({})).items).toHaveLength(sent);
  });

  it('stop at 100 pending requests, silently declined ones included', async () => {
    const { db, asAna, ana, ben } = await pair();
    for (let sent = 0; sent < 100; sent += 1) {
      await makeConnection(db, {
        userId: ana.id,
        status: sent % 2 ? 'declined' : 'pending',
        createdAt: daysAgo(3),
      });
    }

    await expect(asAna.connections.request({ toUserId: ben.id })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('You have 100 pending requests'),
    });
  });

  it('do not keep anyone from accepting by sending a request back', async () => {
    const { db, asAna, ana, ben } = await pair();
    for (let sent = 0; sent < 20; sent += 1) await makeConnection(db, { userId: ana.id });
    await makeConnection(db, { userId: ben.id, connectedUserId: ana.id });

    expect(await asAna.connections.request({ toUserId: ben.id })).toMatchObject({ status: 'accepted' });
  });
});
