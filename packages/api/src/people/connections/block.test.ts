import { makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

async function pair(profile: { skills?: string[] } = {}) {
  const { db, as } = api();
  const [ana, ben] = [await makeMember(db, profile), await makeMember(db, profile)];
  return { db, ana, ben, asAna: await as(ana), asBen: await as(ben) };
}

describe('blocking', () => {
  it('hides both members from each other and ends their connection', async () => {
    const { db, ana, ben, asAna, asBen } = await pair();
    await makeConnection(db, { userId: ana.id, connectedUserId: ben.id, status: 'accepted' });

    expect(await asAna.connections.block({ userId: ben.id })).toMatchObject({
      status: 'blocked',
      can: { unblock: true, request: false },
    });

    expect((await asAna.connections.list({})).items).toEqual([]);
    expect((await asBen.connections.list({})).items).toEqual([]);
    for (const [caller, other] of [
      [asAna, ben],
      [asBen, ana],
    ] as const) {
      await expect(caller.connections.request({ toUserId: other.id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      const { items } = await caller.dashboard.recommendations();
      expect(items.map(({ id }) => id)).not.toContain(other.id);
    }
  });

  it('looks to the blocked member like anybody who cannot be asked at present', async () => {
    const { ana, ben, asAna, asBen } = await pair();
    const { db } = api();
    const carl = await makeMember(db);
    const { id } = await asBen.connections.request({ toUserId: carl.id });
    await asBen.connections.respond({ id, status: 'withdrawn' });
    const notNow = await asBen.connections.withMember({ userId: carl.id });
    expect(notNow).toMatchObject({ status: 'none', can: { request: false, block: true } });
    await expect(asBen.connections.request({ toUserId: carl.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    });

    await asAna.connections.block({ userId: ben.id });

    expect(await asBen.connections.withMember({ userId: ana.id })).toEqual({ ...notNow, userId: ana.id });
  });

  it('ends requests in both directions, and is idempotent', async () => {
    const { db, ana, ben, asAna } = await pair();
    await makeConnection(db, { userId: ben.id, connectedUserId: ana.id });

    await asAna.connections.block({ userId: ben.id });
    await asAna.connections.block({ userId: ben.id });

    expect((await asAna.connections.list({})).items).toEqual([]);
  });

  it('allows no concurrent request', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { db, ana, ben, asAna, asBen } = await pair();

      await Promise.allSettled([
        asBen.connections.request({ toUserId: ana.id }),
        asAna.connections.block({ userId: ben.id }),
      ]);

      const live = await db
        .selectFrom('connections')
        .select('id')
        .where('userId', '=', ben.id)
        .where('status', 'in', ['pending', 'accepted'])
        .execute();
      expect(live).toEqual([]);
    }
  });

  it('refuses oneself, unknown members and visitors', async () => {
    const { ana, asAna } = await pair();

    await expect(asAna.connections.block({ userId: ana.id })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(asAna.connections.block({ userId: 999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(api().anonymous().connections.block({ userId: ana.id })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  it('can be removed, and then the two may connect', async () => {
    const { ana, ben, asAna, asBen } = await pair();
    await asAna.connections.block({ userId: ben.id });

    expect(await asAna.connections.unblock({ userId: ben.id })).toMatchObject({ status: 'none' });
    expect(await asBen.connections.request({ toUserId: ana.id })).toMatchObject({ status: 'pending' });
  });

  it('is listed for the member who blocks, the last one first, and for nobody else', async () => {
    const { db, as } = api();
    const [ana, ben, carl] = [await makeMember(db), await makeMember(db), await makeMember(db)];
    const asAna = await as(ana);
    for (const { id } of [ben, carl]) await asAna.connections.block({ userId: id });
    expect((await asAna.connections.blocked()).map(({ id }) => id)).toEqual([carl.id, ben.id]);
    expect(await (await as(ben)).connections.blocked()).toEqual([]);
    await asAna.connections.unblock({ userId: carl.id });
    await db.updateTable('users').set({ isActive: false }).where('id', '=', ben.id).execute();
    expect(await asAna.connections.blocked()).toEqual([]);
  });

  it('cannot be removed by the blocked member', async () => {
    const { ana, ben, asAna, asBen } = await pair();
    await asAna.connections.block({ userId: ben.id });

    await asBen.connections.unblock({ userId: ana.id });

    await expect(asBen.connections.request({ toUserId: ana.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a block at the same moment as a message', () => {
  it('leaves a message that neither sees, or refuses it', async () => {
    const { db, ana, ben, asAna, asBen } = await pair();
    const sending = asAna.messages.send({ toUserId: ben.id, content: 'Good morning' }).then(
      () => 'sent',
      (error: { code?: string }) => error.code,
    );
    await asBen.connections.block({ userId: ana.id });
    const outcome = await sending;
    expect(['sent', 'NOT_FOUND']).toContain(outcome);
    const stored = await db.selectFrom('messages').select('id').where('recipientId', '=', ben.id).execute();
    expect(stored).toHaveLength(outcome === 'sent' ? 1 : 0);
    expect((await asBen.messages.list({})).items).toEqual([]);
    expect(await asBen.notifications.unread()).toEqual({ count: 0 });
    expect((await asAna.messages.threads({})).items).toEqual([]);
  });
});

describe('dismissing a suggestion', () => {
  it('hides the member from my suggestions for 90 days, and leaves me in theirs', async () => {
    const { db, ana, ben, asAna, asBen } = await pair({ skills: ['Beekeeping', 'Carpentry'] });
    const suggested = async (caller: typeof asAna) =>
      (await caller.dashboard.recommendations()).items.map(({ id }) => id);
    expect(await suggested(asAna)).toContain(ben.id);

    await asAna.connections.dismiss({ userId: ben.id });

    expect(await suggested(asAna)).not.toContain(ben.id);
    expect(await suggested(asBen)).toContain(ana.id);
    await db.updateTable('dismissals').set({ until: new Date() }).where('userId', '=', ana.id).execute();
    expect(await suggested(asAna)).toContain(ben.id);
  });

  it('is listed for me alone, and taken back', async () => {
    const { db, ana, ben, asAna, asBen } = await pair({ skills: ['Beekeeping', 'Carpentry'] });
    const listed = async (caller: typeof asAna) => (await caller.connections.dismissed()).map(({ id }) => id);
    await asAna.connections.dismiss({ userId: ben.id });
    expect(await listed(asAna)).toEqual([ben.id]);
    expect(await listed(asBen)).toEqual([]);

    // Nobody takes back what another member decided.
    await asBen.connections.suggestAgain({ userId: ben.id });
    expect(await listed(asAna)).toEqual([ben.id]);

    await asAna.connections.suggestAgain({ userId: ben.id });
    expect(await listed(asAna)).toEqual([]);
    expect((await asAna.dashboard.recommendations()).items.map(({ id }) => id)).toContain(ben.id);

    await asAna.connections.dismiss({ userId: ben.id });
    await asBen.connections.block({ userId: ana.id });
    expect(await listed(asAna)).toEqual([]);
    await asBen.connections.unblock({ userId: ana.id });
    await db.updateTable('users').set({ isActive: false }).where('id', '=', ben.id).execute();
    expect(await listed(asAna)).toEqual([]);
  });

  it('refuses oneself, unknown members and visitors', async () => {
    const { ana, asAna } = await pair();

    await expect(asAna.connections.dismiss({ userId: ana.id })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(asAna.connections.dismiss({ userId: 999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(api().anonymous().connections.dismiss({ userId: ana.id })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });
});
