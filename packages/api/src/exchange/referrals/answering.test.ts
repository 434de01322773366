import type { Database } from '@guildhall/db';
import { makeConnection, makeMember, makeReferral } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { age, pair, send } from '../../../testing/referrals.ts';
import { expireReferrals, nudgeTargets } from './referrals.commands.ts';

const api = testApi();

describe('responding', () => {
  it('takes a referral from pending to accepted to completed, notifies the referrer and counts in the statistics', async () => {
    const { db, as } = api();
    const { ana, ben } = await pair(db);
    const [one, other] = [await as(ana), await as(ben)];
    const { id } = await one.referrals.send(send(ben.id));

    expect((await other.referrals.respond({ id, status: 'accepted' })).status).toBe('accepted');
    expect(await one.referrals.stats()).toEqual({ sent: 1, successful: 0, successRate: 0 });
    const completed = await other.referrals.respond({ id, status: 'completed' });
    expect(completed).toMatchObject({ status: 'completed', completedAt: expect.any(String) });
    expect(await one.referrals.stats()).toEqual({ sent: 1, successful: 1, successRate: 100 });
    expect(await other.referrals.stats()).toEqual({ sent: 0, successful: 0, successRate: 0 });

    const { timeline } = await one.referrals.get({ id });
    expect(timeline.map(({ text }) => text)).toEqual([
      'Ana Silva sent this referral',
      'Ben Okafor accepted',
      'Ben Okafor marked it as completed',
    ]);
    expect((await one.notifications.list({})).items.map(({ text }) => text)).toEqual([
      'Ben Okafor marked your referral as completed',
      'Ben Okafor accepted your referral',
    ]);
    expect(await other.notifications.unread()).toEqual({ count: 0 });
  });

  it('lets only the target accept, decline and complete, and only the referrer withdraw', async () => {
    const { db, as } = api();
    const { ana, ben } = await pair(db);
    const [one, other, stranger] = [await as(ana), await as(ben), await as(await makeMember(db))];
    const { id } = await one.referrals.send(send(ben.id));
    for (const status of ['accepted', 'declined'] as const)
      await expect(one.referrals.respond({ id, status })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(other.referrals.respond({ id, status: 'withdrawn' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(other.referrals.respond({ id, status: 'completed' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(stranger.referrals.respond({ id, status: 'accepted' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await other.referrals.respond({ id, status: 'accepted' });
    await expect(one.referrals.respond({ id, status: 'completed' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('is final once declined or withdrawn, and repeating a response changes nothing', async () => {
    const { db, as } = api();
    const { ana, ben } = await pair(db);
    const [one, other] = [await as(ana), await as(ben)];
    const { id } = await one.referrals.send(send(ben.id));
    await Promise.all(Array.from({ length: 5 }, () => other.referrals.respond({ id, status: 'declined' })));
    expect((await one.referrals.get({ id })).timeline).toHaveLength(2);
    await expect(other.referrals.respond({ id, status: 'accepted' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(one.referrals.respond({ id, status: 'withdrawn' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const withdrawn = await one.referrals.send(send((await makeMember(db)).id));
    await one.referrals.respond({ id: withdrawn.id, status: 'withdrawn' });
    expect(await one.referrals.stats()).toMatchObject({ sent: 1 });
  });

  it('ends in one state when accepted and withdrawn at the same time', async () => {
    const { db, as } = api();
    const { ana, ben } = await pair(db);
    const [one, other] = [await as(ana), await as(ben)];
    const { id } = await one.referrals.send(send(ben.id));
    const results = await Promise.allSettled([
      one.referrals.respond({ id, status: 'withdrawn' }),
      other.referrals.respond({ id, status: 'accepted' }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('lists open ones first, then the newest, and hides those of members who block me', async () => {
    const { db, as } = api();
    const { ana, ben } = await pair(db);
    const done = await makeReferral(db, { referrerId: ana.id, status: 'completed' });
    const open = await makeReferral(db, { targetId: ana.id });
    await age(db, open.id, 5);
    await makeReferral(db, { referrerId: ben.id, targetId: ana.id });
    await (await as(ben)).connections.block({ userId: ana.id });
    const listed = await (await as(ana)).referrals.pending();
    expect(listed.map(({ id }) => id)).toEqual([open.id, done.id]);
  });
});

async function three(db: Database) {
  const { ana, ben } = await pair(db);
  const cleo = await makeMember(db, { firstName: 'Cleo', lastName: 'Berg', phoneNumber: '+43 1 234' });
  await makeConnection(db, { userId: ana.id, connectedUserId: cleo.id, status: 'accepted' });
  return { ana, ben, cleo };
}

describe('introducing a connection', () => {
  it('shares contact details only after both have accepted, as far as each shows them', async () => {
    const { db, as } = api();
    const { ana, ben, cleo } = await three(db);
    await db
      .updateTable('users')
      .set({ emailAudience: 'nobody', phoneAudience: 'connections' })
      .where('id', '=', cleo.id)
      .execute();
    const [one, target, referee] = [await as(ana), await as(ben), await as(cleo)];
    expect((await one.referrals.introducible({ targetId: ben.id })).map(({ id }) => id)).toEqual([cleo.id]);
    const { id } = await one.referrals.send(send(ben.id, { refereeId: cleo.id }));
    expect((await referee.notifications.list({})).items[0]?.text).toBe(
      'Ana Silva would like to introduce you to Ben Okafor',
    );

    expect(await target.referrals.respond({ id, status: 'accepted' })).toMatchObject({
      status: 'pending',
      accepted: { target: true, referee: false },
    });
    expect((await target.referrals.get({ id })).contact).toBeNull();
    await expect(target.referrals.respond({ id, status: 'completed' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });

    expect((await referee.referrals.respond({ id, status: 'accepted' })).status).toBe('accepted');
    expect((await target.referrals.get({ id })).contact).toMatchObject({
      person: { id: cleo.id },
      email: null,
      phoneNumber: '+43 1 234',
    });
    expect((await referee.referrals.get({ id })).contact).toMatchObject({ email: ben.email });
    expect((await one.referrals.get({ id })).contact).toBeNull();
    await expect(referee.referrals.respond({ id, status: 'completed' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('ends when either declines', async () => {
    const { db, as } = api();
    const { ana, ben, cleo } = await three(db);
    const { id } = await (await as(ana)).referrals.send(send(ben.id, { refereeId: cleo.id }));
    await (await as(ben)).referrals.respond({ id, status: 'accepted' });
    expect((await (await as(cleo)).referrals.respond({ id, status: 'declined' })).status).toBe('declined');
    expect((await (await as(ben)).referrals.get({ id })).contact).toBeNull();
  });

  it('is refused for members who are not connected, for the target and for two with a block between them', async () => {
    const { db, as } = api();
    const { ana, ben, cleo } = await three(db);
    const caller = await as(ana);
    const stranger = await makeMember(db);
    await expect(caller.referrals.send(send(ben.id, { refereeId: stranger.id }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(caller.referrals.send(send(cleo.id, { refereeId: cleo.id }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await (await as(cleo)).connections.block({ userId: ben.id });
    await expect(caller.referrals.send(send(ben.id, { refereeId: cleo.id }))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await caller.referrals.introducible({ targetId: ben.id })).toEqual([]);
  });
});

describe('the connections whom one may introduce', () => {
  it('begin with those who fit, each with the reason, and end with all others by name', async () => {
    const { db, as } = api();
    const { ana, ben, cleo } = await three(db);
    const abe = await makeMember(db, { firstName: 'Abe' });
    await makeConnection(db, { userId: ana.id, connectedUserId: abe.id, status: 'accepted' });
    await (await as(ben)).profile.update({ lookingFor: 'a bookkeeper' });
    await (await as(cleo)).profile.update({ servicesOffered: 'bookkeeping' });
    const listed = async () =>
      (await (await as(ana)).referrals.introducible({ targetId: ben.id })).map(({ id, reason }) => ({
        id,
        reason,
      }));
    const reason = 'Ben looks for “a bookkeeper”. Cleo offers “bookkeeping”.';
    const byName = [
      { id: abe.id, reason: null },
      { id: cleo.id, reason: null },
    ];

    expect(await listed()).toEqual([{ id: cleo.id, reason }, byName[0]]);
    for (const optedOut of [cleo, ben]) {
      await db.updateTable('users').set({ suggestable: false }).where('id', '=', optedOut.id).execute();
      expect(await listed()).toEqual(byName);
      await db.updateTable('users').set({ suggestable: true }).where('id', '=', optedOut.id).execute();
    }
    await (await as(cleo)).connections.block({ userId: ben.id });
    expect(await listed()).toEqual([byName[0]]);
    await (await as(cleo)).connections.unblock({ userId: ben.id });
    // What the target looks for is not told to someone they block.
    await (await as(ben)).connections.block({ userId: ana.id });
    expect(await listed()).toEqual(byName);
  });
});

describe('time', () => {
  it('reminders reach the target after three and ten days, once each', async () => {
    const { db, as } = api();
    const { id, targetId } = await makeReferral(db);
    const reminders = async () => {
      await nudgeTargets(db);
      const { timeline } = await (await as({ id: targetId })).referrals.get({ id });
      return timeline.filter(({ kind }) => kind === 'nudged').length;
    };
    expect(await reminders()).toBe(0);
    await age(db, id, 4);
    expect(await reminders()).toBe(1);
    expect(await reminders()).toBe(1);
    await age(db, id, 11);
    expect(await reminders()).toBe(2);
    expect(await reminders()).toBe(2);
  });

  it('referrals without a reply expire after thirty days, and the referrer is notified', async () => {
    const { db, as } = api();
    const stale = await makeReferral(db);
    const fresh = await makeReferral(db, { referrerId: stale.referrerId });
    await age(db, stale.id, 31);
    const target = await as({ id: stale.targetId });
    await expect(target.referrals.respond({ id: stale.id, status: 'accepted' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expireReferrals(db, { crm: false, webhooks: false });
    const referrer = await as({ id: stale.referrerId });
    const listed = await referrer.referrals.pending();
    expect(listed.map(({ id, status }) => ({ id, status }))).toEqual([
      { id: fresh.id, status: 'pending' },
      { id: stale.id, status: 'expired' },
    ]);
    expect((await referrer.notifications.list({})).items[0]?.text).toContain('expired');
  });
});
