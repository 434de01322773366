import { daysAgo, makeMember, makeReferral } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { age, pair, send } from '../../../testing/referrals.ts';

const api = testApi();

describe('sending a referral', () => {
  it('reaches the target as a referral, a message and a notification', async () => {
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

  it('ends as one referral with one history when sent twenty times at once', async () => {
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

  it('returns the first referral for the same Idempotency-Key, and rejects the key for another', async () => {
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

  it('is refused to oneself, unknown or blocked members, other kinds of target and with long messages', async () => {
    const { db, as, anonymous } = api();
    const { ana, ben } = await pair(db);
    const gone = await makeMember(db, { isActive: false });
    const caller = await as(ana);
    const errors: [Parameters<typeof caller.referrals.send>[0], string][] = [
      [send(ana.id), 'BAD_REQUEST'],
      [send(gone.id), 'NOT_FOUND'],
      [send(2_000_000_000), 'NOT_FOUND'],
      [{ ...send(ben.id), targetType: 'business' as 'user' }, 'BAD_REQUEST'],
      [send(ben.id, { message: 'x'.repeat(1_001) }), 'BAD_REQUEST'],
    ];
    for (const [input, code] of errors)
      await expect(caller.referrals.send(input)).rejects.toMatchObject({ code });
    await (await as(ben)).connections.block({ userId: ana.id });
    await expect(caller.referrals.send(send(ben.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(anonymous().referrals.send(send(ben.id))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('is refused with an empty profile, to a member who opted out, beside an open referral and soon after one', async () => {
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

  it('is possible again a month after the last one ended, or when that expired', async () => {
    const { db, as } = api();
    const { ana } = await pair(db);
    const monthAgo = daysAgo(31);
    const ended = await makeReferral(db, { referrerId: ana.id, status: 'declined', endedAt: monthAgo });
    const stale = await makeReferral(db, { referrerId: ana.id });
    await age(db, stale.id, 31);
    const caller = await as(ana);
    for (const { targetId } of [ended, stale])
      expect((await caller.referrals.send(send(targetId))).status).toBe('pending');
  });

  it('stops at twenty a day, even for twenty-five sent at once', async () => {
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
    const newcomer = await anonymous().auth.register({
      email: 'newcomer@test.test',
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
    const caller = await as(newcomer);
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

describe('the Refer button on a profile', () => {
  it('is told whether the viewer may refer, and why not', async () => {
    const { db, as } = api();
    const { ana, ben } = await pair(db);
    const caller = await as(ana);
    const ask = () => caller.referrals.permission({ userId: ben.id });
    expect(await ask()).toEqual({ canRefer: true, canReferReason: null });
    await caller.referrals.send(send(ben.id));
    expect(await ask()).toEqual({
      canRefer: false,
      canReferReason: expect.stringContaining('open referral'),
    });
    expect(await caller.referrals.permission({ userId: ana.id })).toMatchObject({ canRefer: false });
  });

  it('finds nobody who is unknown, deactivated or blocked either way', async () => {
    const { db, as } = api();
    const { ana } = await pair(db);
    const gone = await makeMember(db, { isActive: false });
    const blocking = await makeMember(db);
    await (await as(blocking)).connections.block({ userId: ana.id });
    const caller = await as(ana);
    for (const userId of [gone.id, blocking.id, 2_000_000_000])
      await expect(caller.referrals.permission({ userId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
