import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../../testing/index.ts';
import type { Caller } from '../../../app.router.ts';
import { continueBatches } from './continue-batches.commands.ts';

const api = testApi();
let users: Caller['admin']['users'];

beforeAll(async () => {
  const { db, as } = api();
  users = (await as(await makeMember(db, { role: 'admin' }))).admin.users;
});

const work = () => continueBatches({ ...api().services, db: api().db });
const invite = async (count: number) => {
  const made = await Promise.all(
    Array.from({ length: count }, () => makeMember(api().db, { hasJoined: false, isActive: false })),
  );
  return { ids: made.map(({ id }) => id) };
};
const countMails = async (ids: number[]) =>
  (await api().db.selectFrom('outbox').select('id').where('userId', 'in', ids).execute()).length;
const aDayPasses = () =>
  sql`update member_batch_items set due_at = due_at - interval '1 day'`.execute(api().db);

describe('invitations to many members', () => {
  it('go out so many a day, and each once', async () => {
    const members = await invite(5);
    const { id } = await users.batches.start({ members, action: 'resend', perDay: 2 });
    for (let run = 0; run < 2; run += 1) await work();
    expect(await countMails(members.ids)).toBe(2);
    expect(await users.batches.get({ id })).toMatchObject({
      status: 'running',
      outcomes: { done: 2 },
      nextAt: expect.any(String),
    });
    await aDayPasses();
    await work();
    expect(await countMails(members.ids)).toBe(4);
    await aDayPasses();
    for (let run = 0; run < 2; run += 1) await work();
    expect(await countMails(members.ids)).toBe(5);
    expect(await users.batches.get({ id })).toMatchObject({ status: 'done', nextAt: null });
  });

  it('say how many go out now, and are done as soon as the last one has', async () => {
    const members = await invite(3);
    const start = (perDay: number | null) => users.batches.start({ members, action: 'resend', perDay });
    expect(await start(2)).toMatchObject({ due: 2, nextAt: expect.any(String) });
    const { id, due } = await start(null);
    expect(due).toBe(3);
    await work();
    expect(await users.batches.get({ id })).toMatchObject({ due: 0, status: 'done' });
  });

  it('wait for their day, and can be held back before it', async () => {
    const members = await invite(2);
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    const { id } = await users.batches.start({ members, action: 'resend', startsAt });
    await work();
    expect(await countMails(members.ids)).toBe(0);
    expect(await users.batches.get({ id })).toMatchObject({ isStoppable: true, nextAt: startsAt });
    expect(await users.batches.stop({ id })).toMatchObject({ status: 'done', outcomes: { skipped: 2 } });
    await aDayPasses();
    await work();
    expect(await countMails(members.ids)).toBe(0);
    await expect(users.batches.stop({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it.each([{ perDay: 0 }, { perDay: 20_000 }, { startsAt: '2999-01-01T00:00:00.000Z' }])(
    'cannot be sent by %j',
    async (plan) => {
      const members = await invite(1);
      await expect(users.batches.start({ members, action: 'resend', ...plan })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    },
  );
});
