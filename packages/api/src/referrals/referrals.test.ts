import { type Database, sql } from '@guildhall/db';
import { makeConnection, makeMember, makeReferral } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { expireReferrals, nudgeTargets } from './referrals.commands.ts';

const api = testApi();

const offering = { servicesOffered: 'Bookkeeping for bakeries' };
const send = (targetId: number, rest: { message?: string; refereeId?: number } = {}) => ({
  targetId,
  targetType: 'user' as const,
  ...rest,
});

async function pair(db: Database) {
  const ana = await makeMember(db, { ...offering, firstName: 'Ana', lastName: 'Silva' });
  const ben = await makeMember(db, { firstName: 'Ben', lastName: 'Okafor' });
  return { ana, ben };
}

const age = (db: Database, id: number, days: number) =>
  sql`update referrals set created_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(db);

describe('sending a referral', () => {
  it('reaches the target as a referral, a message and a line in the bell', async () => {
    const { db, as } = api();
    const { ana, ben } = await pair(db);

    const sent = await (await as(ana)).referrals.send(send(ben.id, { message: ' Let us meet ' }));

    expect(sent).toMatchObject({
      status: 'pending',
      ghlStatus: 'disabled',
      direction: 'sent',
      role: 'referrer',
      message: 'Let us meet',
      referee: { id: ana.id, name: 'Ana Silva' },
      target: { id: ben.id, name: 'Ben Okafor' },
      isIntroduction: false,
      can: { accept: false, decline: false, withdraw: true, complete: false },
    });
    const other = await as(ben);
    expect(await other.referrals.pending()).toMatchObject([
      { id: sent.id, direction: 'received', role: 'target', can: { accept: true, decline: true } },
    ]);
    const [message] = (await other.messages.list({})).items;
    expect(message).toMatchObject({
      content: 'Let us meet',
      type: 'partnership',
      about: { kind: 'referral', id: sent.id },
    });
    expect((await other.notifications.list({})).items).toMatchObject([
      { kind: 'referral', text: 'Ana Silva sent you a referral', unread: true },
    ]);
  });

  it('is one referral when it is sent twenty times at once, and one story', async () => {
    const { db, as } = api();
    const { ana, ben } = await pair(db);
    const caller = await as(ana);
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => caller.referrals.send(send(ben.id, { message: 'Once' }))),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await (await as(ben)).referrals.pending()).toHaveLength(1);
    expect((await (await as(ben)).messages.list({})).items).toHaveLength(1);
  });

  it('answers the same Idempotency-Key with the first referral, and refuses it for another', async () => {
    const { db, as } = api();
    const { ana, ben } = await pair(db);
    const caller = await as(ana, { idempotencyKey: 'dialog-1' });
    const first = await caller.referrals.send(send(ben.id));
    expect(await caller.referrals.send(send(ben.id))).toEqual(first);
    const other = await makeMember(db);
    await expect(caller.referrals.send(send(other.id))).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    });
  });

  it('refuses oneself, people who are not there or blocked, other kinds of target and long messages', async () => {
    const { db, as, anonymous } = api();
    const { ana, ben } = await pair(db);
    const gone = await makeMember(db, { isActive: false });
    const caller = await as(ana);
    const refusals: [Parameters<typeof caller.referrals.send>[0], string][] = [
      [send(ana.id), 'BAD_REQUEST'],
      [send(gone.id), 'NOT_FOUND'],
      [send(2_000_000_000), 'NOT_FOUND'],
      [{ ...send(ben.id), targetType: 'business' as 'user' }, 'BAD_REQUEST'],
      [send(ben.id, { message: 'x'.repeat(1_001) }), 'BAD_REQUEST'],
    ];
    for (const [input, code] of refusals)
      await expect(caller.referrals.send(input)).rejects.toMatchObject({ code });
    await (await as(ben)).connections.block({ userId: ana.id });
    await expect(caller.referrals.send(send(ben.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(anonymous().referrals.send(send(ben.id))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('refuses an empty profile, a member who opted out, an open referral and one that ended lately', async () => {
    const { db, as } = api();
    const { ana } = await pair(db);
    const caller = await as(ana);
    const cases = [
      (await makeMember(db, { suggestable: false })).id,
      (await makeReferral(db, { referrerId: ana.id, message: 'The first' })).targetId,
      (await makeReferral(db, { referrerId: ana.id, status: 'accepted' })).targetId,
      (await makeReferral(db, { referrerId: ana.id, status: 'declined' })).targetId,
      (await makeReferral(db, { referrerId: ana.id, status: 'withdrawn' })).targetId,
      (await makeReferral(db, { referrerId: ana.id, status: 'completed' })).targetId,
    ];
    for (const target of cases)
      await expect(caller.referrals.send(send(target))).rejects.toMatchObject({ code: 'CONFLICT' });
    const newcomer = await as(await makeMember(db));
    await expect(newcomer.referrals.send(send(ana.id))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('profile'),
    });
  });

  it('may be tried again a month after the last one ended, or when that expired', async () => {
    const { db, as } = api();
    const { ana } = await pair(db);
    const monthAgo = new Date(Date.now() - 31 * 86_400_000);
    const ended = await makeReferral(db, { referrerId: ana.id, status: 'declined', endedAt: monthAgo });
    const stale = await makeReferral(db, { referrerId: ana.id });
    await age(db, stale.id, 31);
    const caller = await as(ana);
    for (const { targetId } of [ended, stale])
      expect((await caller.referrals.send(send(targetId))).status).toBe('pending');
  });

  it('ends at twenty a day, also for twenty-five sent at once', async () => {
    const { db, as } = api();
    const { ana } = await pair(db);
    const caller = await as(ana);
    const targets = await Promise.all(Array.from({ length: 25 }, () => makeMember(db)));
    const results = await Promise.allSettled(targets.map(({ id }) => caller.referrals.send(send(id))));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('matches', () => {
  it('say whether I can refer, and why not', async () => {
    const { as, anonymous } = api();
    const seeker = await anonymous().auth.register({
      email: 'seeker@test.test',
      password: 'secret-enough',
      firstName: 'Sia',
      lastName: 'Koh',
      lookingFor: 'a notary public',
    });
    for (const email of ['notary1@test.test', 'notary2@test.test'])
      await anonymous().auth.register({
        email,
        password: 'secret-enough',
        firstName: 'Noor',
        lastName: 'Haddad',
        servicesOffered: 'Notary public',
        linkedinUrl: 'https://linkedin.example/noor',
      });
    const caller = await as(seeker);
    const [best, next] = await caller.referrals.matches();
    expect(best).toMatchObject({
      name: 'Noor Haddad',
      servicesOffered: 'Notary public',
      linkedinUrl: 'https://linkedin.example/noor',
      canRefer: true,
      canReferReason: null,
    });
    expect(best?.matchParts.reduce((sum, { points }) => sum + points, 0)).toBe(best?.matchScore);

    await caller.referrals.send(send(best?.id ?? 0));
    const after = await caller.referrals.matches();
    expect(after.find(({ id }) => id === best?.id)).toMatchObject({
      canRefer: false,
      canReferReason: 'You have an open referral to this member',
    });
    expect(after.find(({ id }) => id === next?.id)?.canRefer).toBe(true);
  });
});

describe('answering', () => {
  it('goes from pending over accepted to completed, told to the referrer, counted in the statistics', async () => {
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

  it('lets only the target accept, decline and complete, only the referrer withdraw', async () => {
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

  it('is final once declined or withdrawn, and the same answer again changes nothing', async () => {
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

  it('ends in one state when accepting and withdrawing meet', async () => {
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

  it('lists open ones first, then the newest, and hides those with people who block me', async () => {
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
  it('shares contact data only after both have accepted, as far as each shows it', async () => {
    const { db, as } = api();
    const { ana, ben, cleo } = await three(db);
    await db.updateTable('users').set({ showEmail: false }).where('id', '=', cleo.id).execute();
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

  it('is over when either declines', async () => {
    const { db, as } = api();
    const { ana, ben, cleo } = await three(db);
    const { id } = await (await as(ana)).referrals.send(send(ben.id, { refereeId: cleo.id }));
    await (await as(ben)).referrals.respond({ id, status: 'accepted' });
    expect((await (await as(cleo)).referrals.respond({ id, status: 'declined' })).status).toBe('declined');
    expect((await (await as(ben)).referrals.get({ id })).contact).toBeNull();
  });

  it('refuses somebody who is no connection, the target itself and two with a block between them', async () => {
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

describe('time', () => {
  it('reminds the target after three days and after ten, once each', async () => {
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

  it('ends what nobody answered in thirty days, and tells the referrer', async () => {
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
