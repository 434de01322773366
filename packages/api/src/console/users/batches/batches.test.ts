import { describe, expect, expectTypeOf, it } from 'vitest';
import { sql } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../../testing/index.ts';
import { continueBatches } from './continue-batches.commands.ts';

const api = testApi();

async function newAdmin() {
  const { db, as, services } = api();
  const member = await makeMember(db, { role: 'admin' });
  const { users } = (await as(member)).admin;
  return { member, users, work: () => continueBatches({ ...services, db }) };
}
const makeMembers = (count: number, fields: Parameters<typeof makeMember>[1] = {}) =>
  Promise.all(Array.from({ length: count }, () => makeMember(api().db, fields)));
const idsOf = (members: { id: number }[]) => members.map(({ id }) => id);

describe('an action on many members', () => {
  it('deactivates the selected ones, ends their sessions, and is undone where nothing has changed', async () => {
    const { db } = api();
    const { users, work } = await newAdmin();
    const [one, other] = await makeMembers(2);
    if (!one || !other) throw new Error('No members');
    await sql`insert into ops.sessions (sid_hash, user_id, expires_at)
      values (${`${one.id}`.padStart(64, 'b')}, ${one.id}, now() + interval '1 day')`.execute(db);
    const { id } = await users.batches.start({
      members: { ids: [one.id, other.id] },
      action: 'deactivate',
    });
    await work();
    expect(await users.batches.get({ id })).toMatchObject({
      status: 'done',
      members: 2,
      outcomes: { done: 2, skipped: 0 },
      isUndoable: true,
    });
    const live = await db
      .selectFrom('sessions')
      .select('sidHash')
      .where('userId', '=', one.id)
      .where('revokedAt', 'is', null)
      .execute();
    expect(live).toEqual([]);
    await users.setActive({ id: other.id, isActive: true });
    await users.batches.undo({ id });
    await work();
    expect(await users.batches.get({ id })).toMatchObject({
      status: 'undone',
      outcomes: { undone: 1, conflicted: 1 },
    });
    expect(await users.get({ id: one.id })).toMatchObject({ isActive: true });
    await expect(users.batches.undo({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is undone only for members whom nobody has deactivated since, and names the others', async () => {
    const { users, work } = await newAdmin();
    const [banned, batchedAgain, decided, untouched] = await makeMembers(4);
    if (!banned || !batchedAgain || !decided || !untouched) throw new Error('No members');
    const deactivateAll = async (members: { id: number }[]) => {
      const { id } = await users.batches.start({ members: { ids: idsOf(members) }, action: 'deactivate' });
      await work();
      return id;
    };
    const id = await deactivateAll([banned, batchedAgain, decided, untouched]);
    await users.setActive({ id: banned.id, isActive: true });
    await users.setActive({ id: banned.id, isActive: false });
    await deactivateAll([batchedAgain]);
    await users.setActive({ id: decided.id, isActive: false });
    await users.batches.undo({ id });
    await work();
    const left = [banned, batchedAgain, decided];
    expect(await users.batches.get({ id })).toMatchObject({
      outcomes: { undone: 1, conflicted: 3 },
      leftAsIs: left.map((one) => ({ id: one.id, name: `${one.firstName} ${one.lastName}` })),
    });
    const states = [];
    for (const one of [...left, untouched]) states.push((await users.get({ id: one.id })).isActive);
    expect(states).toEqual([false, false, false, true]);
  });

  it('is undone only where nobody has set the end of the membership since, even to the same day', async () => {
    const { users, work } = await newAdmin();
    const [setAgain, setByHand, setTwice] = await makeMembers(3, { membershipExpiresOn: '2026-12-31' });
    if (!setAgain || !setByHand || !setTwice) throw new Error('No members');
    const setAll = async (members: { id: number }[], expiresOn: string) => {
      const { id } = await users.batches.start({
        members: { ids: idsOf(members) },
        action: 'setExpiry',
        expiresOn,
      });
      await work();
      return id;
    };
    const undo = async (id: number) => {
      await users.batches.undo({ id });
      await work();
      return users.batches.get({ id });
    };
    const first = await setAll([setAgain, setByHand, setTwice], '2030-06-30');
    await setAll([setAgain], '2030-06-30');
    await users.update({ id: setByHand.id, membershipExpiresOn: '2031-01-01' });
    await users.update({ id: setByHand.id, membershipExpiresOn: '2030-06-30' });
    const second = await setAll([setTwice], '2032-01-01');
    expect((await undo(second)).outcomes).toMatchObject({ undone: 1 });
    expect((await undo(first)).outcomes).toMatchObject({ undone: 1, conflicted: 2 });
    const ends = [];
    for (const one of [setAgain, setByHand, setTwice])
      ends.push((await users.get({ id: one.id })).membershipExpiresOn);
    expect(ends).toEqual(['2030-06-30', '2030-06-30', '2026-12-31']);
  });

  it('never deactivates an administrator', async () => {
    const { users, work, member } = await newAdmin();
    const [ordinary] = await makeMembers(1);
    const { id } = await users.batches.start({
      members: { ids: [member.id, ordinary?.id ?? 0] },
      action: 'deactivate',
    });
    await work();
    expect((await users.batches.get({ id })).outcomes).toMatchObject({ done: 1, skipped: 1 });
    expect(await users.get({ id: member.id })).toMatchObject({ isActive: true });
  });

  it('sets the end of all memberships that a search and a filter show, and puts back what was there', async () => {
    const { users, work } = await newAdmin();
    const lastName = 'Batchwise';
    const [former, never, inactive] = [
      await makeMember(api().db, { lastName, membershipExpiresOn: '2026-12-31' }),
      await makeMember(api().db, { lastName }),
      await makeMember(api().db, { lastName, isActive: false }),
    ];
    const members = { search: lastName, filter: 'active' as const };
    expect(await users.batches.matching(members)).toEqual({ count: 2, isTooMany: false });
    const { id } = await users.batches.start({ members, action: 'setExpiry', expiresOn: '2030-06-30' });
    await work();
    const endOf = async (one: { id: number }) => (await users.get({ id: one.id })).membershipExpiresOn;
    expect([await endOf(former), await endOf(never), await endOf(inactive)]).toEqual([
      '2030-06-30',
      '2030-06-30',
      null,
    ]);
    await users.update({ id: never.id, membershipExpiresOn: '2031-01-01' });
    await users.batches.undo({ id });
    await work();
    expect([await endOf(former), await endOf(never)]).toEqual(['2026-12-31', '2031-01-01']);
  });

  it('sends a hundred emails in one run, and nothing to whom nothing is missing', async () => {
    const { db } = api();
    const { users, work } = await newAdmin();
    const invited = await makeMembers(101, { isActive: false, hasJoined: false });
    const [confirmed] = await makeMembers(1, { emailVerifiedAt: new Date() });
    const { id } = await users.batches.start({
      members: { ids: [...idsOf(invited), confirmed?.id ?? 0] },
      action: 'resend',
    });
    await work();
    expect(await users.batches.get({ id })).toMatchObject({ status: 'running', outcomes: { done: 100 } });
    await work();
    await work();
    expect(await users.batches.get({ id })).toMatchObject({
      status: 'done',
      outcomes: { done: 101, skipped: 1 },
      isUndoable: false,
    });
    const mails = await db
      .selectFrom('outbox')
      .select('userId')
      .where('userId', 'in', idsOf(invited))
      .execute();
    expect(new Set(mails.map(({ userId }) => userId)).size).toBe(101);
    expect(mails).toHaveLength(101);
  });

  it('has whom it changed in the audit log, by their ids', async () => {
    const { db } = api();
    const { users, work, member } = await newAdmin();
    const members = await makeMembers(3);
    const { id } = await users.batches.start({ members: { ids: idsOf(members) }, action: 'deactivate' });
    await work();
    const entries = await db
      .selectFrom('audit')
      .select(['event', 'actorId', 'after'])
      .where('targetType', '=', 'user_batch')
      .where('targetId', '=', String(id))
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { event: 'user_batch.started', actorId: member.id, after: { action: 'deactivate', members: 3 } },
      {
        event: 'user_batch.members_changed',
        actorId: member.id,
        after: { ids: expect.arrayContaining(idsOf(members)) },
      },
    ]);
  });

  it.each([
    ['no id', { ids: [] }],
    ['more than a thousand ids', { ids: Array.from({ length: 1_001 }, (_, index) => index + 1) }],
    ['neither ids nor a filter', {}],
  ])('is refused for %s, and not for everyone', async (_, members) => {
    const { start } = (await newAdmin()).users.batches;
    expectTypeOf(members).not.toExtend<Parameters<typeof start>[0]['members']>();
    const started: Promise<unknown> = Reflect.apply(start, undefined, [{ members, action: 'deactivate' }]);
    await expect(started).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is refused for nobody', async () => {
    const { users } = await newAdmin();
    await expect(
      users.batches.start({ members: { search: 'no such member', filter: 'all' }, action: 'deactivate' }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', message: 'No member matches' });
  });
});
