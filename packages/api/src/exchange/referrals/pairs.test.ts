import { makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { readUnreadProfiles } from '../../people/profile/derived.commands.ts';

const api = testApi();

/** A viewer who knows a member who looks for a bookkeeper, a bookkeeper, and a florist. */
async function acquaintances() {
  const { db, as } = api();
  const viewer = await makeMember(db, { servicesOffered: 'Falconry' });
  const asks = await makeMember(db, { firstName: 'Ana', lookingFor: 'a bookkeeper' });
  const does = await makeMember(db, { firstName: 'Ben', servicesOffered: 'Bookkeeping' });
  const florist = await makeMember(db, { firstName: 'Flora', jobTitle: 'Florist' });
  for (const { id } of [asks, does, florist])
    await makeConnection(db, { userId: viewer.id, connectedUserId: id, status: 'accepted' });
  await readUnreadProfiles(db);
  return { viewer, asks, does, referrals: (await as(viewer)).referrals };
}

describe('pairs to introduce', () => {
  it('are two connections of whom one offers what the other looks for, in their words', async () => {
    const { referrals, asks, does } = await acquaintances();
    const pairs = await referrals.pairs();
    expect(pairs).toHaveLength(1);
    expect([pairs[0]?.target.id, pairs[0]?.referee.id].toSorted()).toEqual([asks.id, does.id].toSorted());
    expect(pairs[0]?.reason).toBe('Ana looks for “a bookkeeper”. Ben offers “Bookkeeping”.');
  });

  it('are not those who know each other, who block each other, or whom the viewer has introduced', async () => {
    const { db, as } = api();
    const known = await acquaintances();
    await makeConnection(db, {
      userId: known.asks.id,
      connectedUserId: known.does.id,
      status: 'pending',
    });
    expect(await known.referrals.pairs()).toEqual([]);

    const blocked = await acquaintances();
    await (await as(blocked.does)).connections.block({ userId: blocked.asks.id });
    expect(await blocked.referrals.pairs()).toEqual([]);

    const introduced = await acquaintances();
    const { asks, does, referrals } = introduced;
    await referrals.send({ targetId: asks.id, targetType: 'user', refereeId: does.id, message: null });
    expect(await referrals.pairs()).toEqual([]);
  });

  it('leave out who does not want to be suggested', async () => {
    const { db } = api();
    const { referrals, does } = await acquaintances();
    await db.updateTable('users').set({ suggestable: false }).where('id', '=', does.id).execute();
    expect(await referrals.pairs()).toEqual([]);
  });
});
