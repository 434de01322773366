import { TEST_PASSWORD, makeChapter, makeEvent, makeStaff } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { dayFromNow as day, handoverWorld } from '../../../testing/handovers.ts';
import { composeMail } from '../mails/compose-mail.ts';

const api = testApi();
const { person, admin, member, treasurer, run, passTime, rolesOf, bell, agreedByTwo } = handoverWorld(api);
const password = TEST_PASSWORD;

describe('an office', () => {
  it('that a treasurer hands over moves once the incoming member and an administrator have agreed', async () => {
    const [boss, ana, ben] = [await admin(), await treasurer(), await member()];
    const started = await ana.caller.admin.handovers.start({ fromUserId: ana.id, toUserId: ben.id });
    expect(started).toMatchObject({
      roles: ['treasurer'],
      agreed: { from: true, to: false, administrator: false },
    });
    const { id } = started;
    await expect(ana.caller.admin.handovers.approve({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await ben.caller.handovers.confirm({ id, password })).toMatchObject({ state: 'open' });
    await run();
    expect(await rolesOf(ben.id)).toEqual([]);
    expect(await boss.caller.admin.handovers.approve({ id })).toMatchObject({ state: 'done', items: [] });
    expect([await rolesOf(ana.id), await rolesOf(ben.id)]).toEqual([[], ['treasurer']]);
    const [former, next] = [await api().as(ana), await api().as(ben)];
    await expect(former.orders.listAll({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(next.orders.listAll({})).resolves.toBeDefined();
  });

  it('that an administrator hands over moves once both have agreed, until the day on which the role ends anyway', async () => {
    const { db } = api();
    const [boss, ana, ben] = [await admin(), await treasurer(), await member()];
    await db
      .updateTable('grants')
      .set({ endsOn: day(30) })
      .where('userId', '=', ana.id)
      .execute();
    const { id } = await boss.caller.admin.handovers.start({ fromUserId: ana.id, toUserId: ben.id });
    await ben.caller.handovers.confirm({ id, password });
    expect(await rolesOf(ben.id)).toEqual([]);
    expect(await ana.caller.handovers.confirm({ id, password })).toMatchObject({ state: 'done' });
    const held = await db.selectFrom('grants').selectAll().where('userId', '=', ben.id).execute();
    expect(held).toMatchObject([{ role: 'treasurer', endsOn: day(30), grantedBy: boss.id }]);
    const { staffSince } = await db
      .selectFrom('users')
      .select('staffSince')
      .where('id', '=', ben.id)
      .executeTakeFirstOrThrow();
    expect(staffSince).not.toBeNull();
  });

  it('signs both out, notifies them by mail too, and is in the audit log with before and after', async () => {
    const { db, services } = api();
    const { boss, ana, ben, id } = await agreedByTwo();
    const expiresAt = new Date(Date.now() + 86_400_000);
    await db
      .insertInto('sessions')
      .values([
        { sidHash: `a${ana.id}`.padEnd(64, '0'), userId: ana.id, expiresAt },
        { sidHash: `b${ben.id}`.padEnd(64, '0'), userId: ben.id, expiresAt },
      ])
      .execute();
    await ben.caller.handovers.confirm({ id, password });
    const live = await db
      .selectFrom('sessions')
      .select('userId')
      .where('userId', 'in', [ana.id, ben.id])
      .where('revokedAt', 'is', null)
      .execute();
    expect(live).toEqual([]);
    expect((await bell(ben))[0]).toMatch(/^You took over from /);
    expect((await bell(ana))[0]).toMatch(/^Your role has gone to /);
    const mails = await db
      .selectFrom('outbox')
      .select(['topic', 'payload', 'userId'])
      .where('userId', '=', ben.id)
      .execute();
    const composed = await Promise.all(mails.map((mail) => composeMail(db, services, mail)));
    expect(composed.map((mail) => mail?.text).join()).toContain(`/handovers/${id}`);
    const [gave, took] = await Promise.all(
      [ana.id, ben.id].map((targetId) =>
        boss.caller.audit.list({ targetType: 'user', targetId: String(targetId), limit: 1 }),
      ),
    );
    expect(gave?.items[0]).toMatchObject({
      event: 'user.handed_over',
      actor: { id: boss.id },
      before: { roles: ['treasurer'] },
      after: { roles: [] },
    });
    expect(took?.items[0]).toMatchObject({
      event: 'user.took_over',
      before: { roles: [] },
      after: { roles: ['treasurer'] },
    });
  });

  it('moves on its day and not before', async () => {
    const { ben, id } = await agreedByTwo({ movesOn: day(3) });
    expect(await ben.caller.handovers.confirm({ id, password })).toMatchObject({ state: 'open' });
    await run();
    expect(await rolesOf(ben.id)).toEqual([]);
    await passTime(id);
    await run();
    expect(await rolesOf(ben.id)).toEqual(['treasurer']);
  });

  it('moves once, however often the last one confirms at the same moment', async () => {
    const { db } = api();
    const { ben, id } = await agreedByTwo();
    const attempts = await Promise.allSettled(
      Array.from({ length: 4 }, () => ben.caller.handovers.confirm({ id, password })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lines = await db
      .selectFrom('audit')
      .select('id')
      .where('event', '=', 'user.took_over')
      .where('targetId', '=', String(ben.id))
      .execute();
    expect(lines).toHaveLength(1);
  });

  it('of an administrator makes the other one, even where there was one alone', async () => {
    const { db } = api();
    await db.updateTable('users').set({ role: 'user' }).where('role', '=', 'admin').execute();
    const [boss, ben] = [await admin(), await person(await makeStaff(db, 'editor'))];
    const { id } = await boss.caller.admin.handovers.start({ fromUserId: boss.id, toUserId: ben.id });
    await ben.caller.handovers.confirm({ id, password });
    const admins = await db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(admins).toEqual([{ id: ben.id }]);
    expect(await rolesOf(ben.id)).toEqual([]);
    expect((await (await api().as(boss)).auth.me())?.permissions).toEqual([]);
  });

  it('gives an administrator no role beside', async () => {
    const [boss, other, ana] = [await admin(), await admin(), await treasurer()];
    const { id } = await boss.caller.admin.handovers.start({ fromUserId: ana.id, toUserId: other.id });
    await ana.caller.handovers.confirm({ id, password });
    await other.caller.handovers.confirm({ id, password });
    expect([await rolesOf(ana.id), await rolesOf(other.id)]).toEqual([[], []]);
  });
});

describe('what hangs on the outgoing member', () => {
  it('moves with the roles: chapters they lead, coming events and what they look after', async () => {
    const { db } = api();
    const [boss, ana, ben] = [await admin(), await person(await makeStaff(db, 'moderator')), await member()];
    const open = await makeChapter(db, { leaders: [ana.id] });
    const full = await makeChapter(db, { leaders: [ana.id], oneSeatPerTrade: true });
    const own = await makeEvent(db, { createdBy: ana.id });
    const past = await makeEvent(db, { createdBy: ana.id, startsAt: new Date(Date.now() - 86_400_000) });
    const elsewhere = await makeEvent(db, { createdBy: ana.id, chapterId: full.id });
    await boss.caller.admin.duties.set({ userId: ana.id, duty: 'reports', notice: 'daily' });
    await db
      .insertInto('memberImports')
      .values({ fileName: 'list.csv', createdBy: ana.id, columns: ['Email'], mapping: '{}', options: '{}' })
      .execute();
    const { id, items } = await boss.caller.admin.handovers.start({ fromUserId: ana.id, toUserId: ben.id });
    const stays = (name: string) => items.find((item) => item.name === name)?.stays;
    expect(items.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
      expect.arrayContaining(['role Moderator', 'duty reports', `event ${own.title}`]),
    );
    expect(stays('Moderator')).toBeNull();
    expect(stays(open.name)).toBeNull();
    expect(stays(full.name)).toBe('no_seat');
    expect(stays(elsewhere.title)).toBe('other_chapter');
    expect(stays('list.csv')).toBe('unfinished');
    await ana.caller.handovers.confirm({ id, password });
    await ben.caller.handovers.confirm({ id, password });
    const led = await db
      .selectFrom('chapterMembers')
      .select(['chapterId', 'userId'])
      .where('role', '=', 'leader')
      .where('chapterId', 'in', [open.id, full.id])
      .orderBy('chapterId')
      .execute();
    expect(led).toEqual([
      { chapterId: open.id, userId: ben.id },
      { chapterId: full.id, userId: ana.id },
    ]);
    const events = await db
      .selectFrom('events')
      .select('createdBy')
      .where('id', 'in', [own.id, past.id, elsewhere.id])
      .orderBy('id')
      .execute();
    expect(events.map(({ createdBy }) => createdBy)).toEqual([ben.id, ana.id, ana.id]);
    const duties = await boss.caller.admin.duties.list();
    expect(duties.find((one) => one.id === ben.id)?.duties.reports).toBe('daily');
    expect(duties.some((one) => one.id === ana.id)).toBe(false);
  });

  it('is what was agreed on: what they got or lost since stays as it is', async () => {
    const { db } = api();
    const { boss, ana, ben, id } = await agreedByTwo({ movesOn: day(2) });
    await boss.caller.admin.grants.give({ userId: ana.id, role: 'membership' });
    const later = await makeChapter(db, { leaders: [ana.id] });
    const { items } = await boss.caller.handovers.get({ id });
    expect(items.filter(({ stays }) => stays === 'later').map(({ name }) => name)).toEqual([
      'Membership officer',
      later.name,
    ]);
    await ben.caller.handovers.confirm({ id, password });
    await passTime(id);
    await run();
    expect([await rolesOf(ana.id), await rolesOf(ben.id)]).toEqual([['membership'], ['treasurer']]);
    const theirs = await db
      .selectFrom('chapterMembers')
      .select('role')
      .where('userId', '=', ben.id)
      .execute();
    expect(theirs).toEqual([]);
  });

  it('is shown to the two and to administrators alone', async () => {
    const { boss, ana, ben, id } = await agreedByTwo();
    const stranger = await member();
    const moderator = await person(await makeStaff(api().db, 'moderator'));
    for (const { caller } of [boss, ana, ben])
      await expect(caller.handovers.get({ id })).resolves.toBeDefined();
    for (const { caller } of [stranger, moderator])
      for (const call of [caller.handovers.get, caller.handovers.cancel])
        await expect(call({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await moderator.caller.admin.handovers.list()).map((one) => one.id)).toEqual([]);
    expect((await boss.caller.admin.handovers.list()).map((one) => one.id)).toContain(id);
    await expect(moderator.caller.admin.handovers.checklist({ fromUserId: ana.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
