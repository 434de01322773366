import { type Database } from '@guildhall/db';
import { makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { pair, send } from '../../../testing/referrals.ts';

const api = testApi();

/** Ana has introduced Carla to Ben, and both agreed. */
async function introduced(db: Database, as: ReturnType<typeof api>['as']) {
  const { ana, ben } = await pair(db);
  const carla = await makeMember(db);
  await makeConnection(db, { userId: ana.id, connectedUserId: carla.id, status: 'accepted' });
  const [giver, target, referee] = [await as(ana), await as(ben), await as(carla)];
  const { id } = await giver.referrals.send(send(ben.id, { refereeId: carla.id }));
  await target.referrals.respond({ id, status: 'accepted' });
  await referee.referrals.respond({ id, status: 'accepted' });
  const seenBy = async (caller: typeof giver) => (await caller.referrals.get({ id })).referral;
  return { id, giver, target, referee, seenBy };
}

describe('the outcome of a referral', () => {
  it('shows the thanks to all three, and the value to the two it brought together', async () => {
    const { db, as } = api();
    const { id, giver, target, referee, seenBy } = await introduced(db, as);
    const outcome = { thanks: ' Thank you, Ana ', value: 1_200 };
    await target.referrals.respond({ id, status: 'completed', outcome });
    expect(await seenBy(target)).toMatchObject({ thanks: 'Thank you, Ana', value: 1_200 });
    expect(await seenBy(referee)).toMatchObject({ thanks: 'Thank you, Ana', value: 1_200 });
    expect(await seenBy(giver)).toMatchObject({ thanks: 'Thank you, Ana', value: null });
    expect((await giver.referrals.pending())[0]?.value).toBeNull();
  });

  it('shows the value to the giver only when the target says so', async () => {
    const { db, as } = api();
    const { id, giver, target, seenBy } = await introduced(db, as);
    await target.referrals.respond({ id, status: 'completed', outcome: { value: 1_200, shared: true } });
    expect(await seenBy(giver)).toMatchObject({ thanks: null, value: 1_200 });
  });

  it('is not needed, and is not changed by completing again', async () => {
    const { db, as } = api();
    const { id, target, seenBy } = await introduced(db, as);
    await target.referrals.respond({ id, status: 'completed' });
    await target.referrals.respond({ id, status: 'completed', outcome: { value: 5 } });
    expect(await seenBy(target)).toMatchObject({ status: 'completed', thanks: null, value: null });
  });

  it('refuses an impossible value, and any outcome of an answer that completes nothing', async () => {
    const { db, as } = api();
    const { id, target, seenBy } = await introduced(db, as);
    for (const value of [-1, 0.5, Number('1e309'), 1_000_000_001])
      await expect(
        target.referrals.respond({ id, status: 'completed', outcome: { value } }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(
      target.referrals.respond({ id, status: 'declined', outcome: { value: 5 } }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await seenBy(target)).toMatchObject({ status: 'accepted' });
  });

  it('cannot be given by the giver', async () => {
    const { db, as } = api();
    const { id, giver } = await introduced(db, as);
    await expect(
      giver.referrals.respond({ id, status: 'completed', outcome: { value: 5 } }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
