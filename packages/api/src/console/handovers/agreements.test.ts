import { TEST_PASSWORD, joinChapter, makeChapter, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { dayFromNow as day, handoverWorld } from '../../../testing/handovers.ts';

const api = testApi();
const { admin, member, treasurer, run, passTime, rolesOf, bell, agreedByTwo } = handoverWorld(api);
const password = TEST_PASSWORD;

describe('who agrees', () => {
  it('an officer starts with their own office alone, and a member with none', async () => {
    const [ana, ben] = [await treasurer(), await member()];
    const other = await treasurer();
    await expect(
      ana.caller.admin.handovers.start({ fromUserId: other.id, toUserId: ana.id }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      ben.caller.admin.handovers.start({ fromUserId: ana.id, toUserId: ben.id }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('nobody confirms for others or with a wrong password', async () => {
    const { boss, ben, id } = await agreedByTwo();
    await expect(boss.caller.handovers.confirm({ id, password })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(ben.caller.handovers.confirm({ id, password: 'wrong' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('an administrator approves no handover of their own while there is another one', async () => {
    const [boss, other, ben] = [await admin(), await admin(), await member()];
    const { id, agreed } = await boss.caller.admin.handovers.start({ fromUserId: boss.id, toUserId: ben.id });
    expect(agreed).toEqual({ from: true, to: false, administrator: false });
    await expect(boss.caller.admin.handovers.approve({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await bell(other))[0]).toMatch(/needs an administrator’s approval$/);
    await other.caller.admin.handovers.approve({ id });
    expect(await other.caller.notifications.unread()).toEqual({ count: 0 });
    expect(await ben.caller.handovers.confirm({ id, password })).toMatchObject({ state: 'done' });
  });

  it('an approval counts for nothing once who gave it is no administrator', async () => {
    const { boss, ben, id } = await agreedByTwo();
    const other = await admin();
    await other.caller.admin.users.setRole({ id: boss.id, role: 'user' });
    const waiting = await ben.caller.handovers.confirm({ id, password });
    expect(waiting).toMatchObject({ state: 'open', agreed: { administrator: false } });
    expect(await rolesOf(ben.id)).toEqual([]);
    expect(await other.caller.admin.handovers.approve({ id })).toMatchObject({ state: 'done' });
  });

  it('either of the two calls it off, and then nothing moves', async () => {
    const { ana, ben, id } = await agreedByTwo();
    expect(await ben.caller.handovers.cancel({ id })).toMatchObject({
      state: 'cancelled',
      reason: 'withdrawn',
    });
    await expect(ben.caller.handovers.confirm({ id, password })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await rolesOf(ana.id)).toEqual(['treasurer']);
    expect((await bell(ana))[0]).toMatch(/was canceled$/);
  });
});

describe('a handover is refused', () => {
  it('to oneself, to who is not active, for a past day, and of no office', async () => {
    const { db } = api();
    const [boss, ana, ben] = [await admin(), await treasurer(), await member()];
    const gone = await makeMember(db, { isActive: false });
    const start = (fromUserId: number, toUserId: number, movesOn: string | null = null) =>
      boss.caller.admin.handovers.start({ fromUserId, toUserId, movesOn });
    const sentences = await Promise.all(
      [
        start(ana.id, ana.id),
        start(ana.id, gone.id),
        start(ana.id, 2_000_000_000),
        start(ana.id, ben.id, day(-1)),
        start(ana.id, ben.id, day(500)),
        start(ben.id, ana.id),
      ].map((attempt) => attempt.catch((error: unknown) => (error instanceof Error ? error.message : ''))),
    );
    expect(sentences).toEqual([
      'Choose someone else',
      'Only an active member can take over',
      'Only an active member can take over',
      'Choose today or a later day',
      'Choose a day within a year',
      'This member has no role to hand over',
    ]);
  });

  it('while another one of the same office is open, and goes on afterwards', async () => {
    const { boss, ana, ben, id } = await agreedByTwo();
    const start = () => boss.caller.admin.handovers.start({ fromUserId: ana.id, toUserId: ben.id });
    await expect(start()).rejects.toMatchObject({ code: 'CONFLICT' });
    await ana.caller.handovers.cancel({ id });
    const attempts = await Promise.allSettled([start(), start()]);
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('for a day after the role has ended', async () => {
    const [boss, ana, ben] = [await admin(), await treasurer(), await member()];
    await boss.caller.admin.grants.give({ userId: ana.id, role: 'treasurer', endsOn: day(5) });
    const start = (movesOn: string) =>
      boss.caller.admin.handovers.start({ fromUserId: ana.id, toUserId: ben.id, movesOn });
    await expect(start(day(6))).rejects.toThrow('The role Treasurer ends before this day');
    await expect(start(day(5))).resolves.toBeDefined();
  });
});

describe('meanwhile', () => {
  const ended = async (id: number) =>
    api().db.selectFrom('handovers').select(['reason', 'doneAt']).where('id', '=', id).executeTakeFirst();

  it('an incoming member who is deactivated or erased ends it, and the outgoing one keeps the role and hears of it', async () => {
    for (const end of ['deactivate', 'erase'] as const) {
      const { boss, ana, ben, id } = await agreedByTwo();
      await (end === 'deactivate'
        ? boss.caller.admin.users.setActive({ id: ben.id, isActive: false })
        : ben.caller.account.delete({ password }));
      await run();
      expect(await ended(id)).toEqual({ reason: 'incoming_gone', doneAt: null });
      expect(await rolesOf(ana.id)).toEqual(['treasurer']);
      expect((await bell(ana))[0]).toMatch(/was canceled$/);
    }
  });

  it('an outgoing member who loses the role or the access ends it, and the incoming one gets nothing', async () => {
    const lost = await agreedByTwo();
    await lost.boss.caller.admin.grants.end({ userId: lost.ana.id, role: 'treasurer' });
    expect(await lost.ben.caller.handovers.confirm({ id: lost.id, password })).toMatchObject({
      state: 'cancelled',
      reason: 'roles_gone',
    });
    const closed = await agreedByTwo();
    await closed.boss.caller.admin.users.setActive({ id: closed.ana.id, isActive: false });
    await run();
    expect(await ended(closed.id)).toEqual({ reason: 'outgoing_gone', doneAt: null });
    expect([await rolesOf(lost.ben.id), await rolesOf(closed.ben.id)]).toEqual([[], []]);
  });

  it('a role that has expired does not move', async () => {
    const { ana, ben, id } = await agreedByTwo({ movesOn: day(2) });
    await ben.caller.handovers.confirm({ id, password });
    await passTime(id);
    await api()
      .db.updateTable('grants')
      .set({ endsOn: day(-1) })
      .where('userId', '=', ana.id)
      .execute();
    await run();
    expect(await rolesOf(ben.id)).toEqual([]);
    expect(await ended(id)).toEqual({ reason: 'roles_gone', doneAt: null });
  });

  it('an incoming member whose account is merged takes over with the one that stays', async () => {
    const { db } = api();
    const { boss, ben, id } = await agreedByTwo({ movesOn: day(2) });
    await ben.caller.handovers.confirm({ id, password });
    const survivor = await makeMember(db);
    await boss.caller.admin.users.merge.run({ id: survivor.id, mergedId: ben.id });
    await passTime(id);
    await run();
    expect(await rolesOf(survivor.id)).toEqual(['treasurer']);
  });

  it('an incoming member whose account is merged into the outgoing one ends it', async () => {
    const { boss, ana, ben, id } = await agreedByTwo();
    await boss.caller.admin.users.merge.run({ id: ana.id, mergedId: ben.id });
    expect(await ended(id)).toBeUndefined();
    expect(await rolesOf(ana.id)).toEqual(['treasurer']);
  });

  it('a member of a chapter whose trades have one seat each leads it afterwards', async () => {
    const { db } = api();
    const [boss, ana, ben] = [await admin(), await treasurer(), await member()];
    const chapter = await makeChapter(db, { leaders: [ana.id], oneSeatPerTrade: true });
    await joinChapter(db, chapter.id, { userId: ben.id });
    const { id } = await boss.caller.admin.handovers.start({ fromUserId: ana.id, toUserId: ben.id });
    await ana.caller.handovers.confirm({ id, password });
    await ben.caller.handovers.confirm({ id, password });
    const roles = await db
      .selectFrom('chapterMembers')
      .select(['userId', 'role'])
      .where('chapterId', '=', chapter.id)
      .orderBy('userId')
      .execute();
    expect(roles).toEqual([
      { userId: ana.id, role: 'member' },
      { userId: ben.id, role: 'leader' },
    ]);
  });
});
