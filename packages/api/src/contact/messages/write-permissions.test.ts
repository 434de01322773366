import { makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { pair, send } from '../../../testing/referrals.ts';

const api = testApi();

describe('an accepted referral', () => {
  it('counts as an answer: the one who sent it may write again', async () => {
    const { db, as } = api();
    const { ana, ben } = await pair(db);
    const [one, other] = [await as(ana), await as(ben)];
    const { id } = await one.referrals.send(send(ben.id, { message: 'Let us meet' }));
    const again = { toUserId: ben.id, content: 'When would it suit you?' };
    await expect(one.messages.send(again)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await other.messages.threads({ box: 'requests' })).items).toHaveLength(1);

    await other.referrals.respond({ id, status: 'accepted' });

    await one.messages.send(again);
    expect((await other.messages.threads({ box: 'requests' })).items).toEqual([]);
    expect((await other.messages.threads({ box: 'inbox' })).items).toMatchObject([{ request: null }]);
  });

  it('lets the two of an introduction write more than once, though nobody has answered yet', async () => {
    const { db, as } = api();
    const { ana, ben } = await pair(db);
    const carla = await makeMember(db);
    await makeConnection(db, { userId: ana.id, connectedUserId: carla.id, status: 'accepted' });
    const { id } = await (await as(ana)).referrals.send(send(ben.id, { refereeId: carla.id }));
    await (await as(ben)).referrals.respond({ id, status: 'accepted' });
    const introduced = await as(carla);
    await introduced.messages.send({ toUserId: ben.id, content: 'Before I have agreed' });
    await expect(
      introduced.messages.send({ toUserId: ben.id, content: 'It is a request' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });

    await introduced.referrals.respond({ id, status: 'accepted' });
    await introduced.messages.send({ toUserId: ben.id, content: 'We have met' });
    await (await as(ana)).messages.send({ toUserId: ben.id, content: 'I hope you two get along' });
    await (await as(ana)).messages.send({ toUserId: ben.id, content: 'Tell me' });
  });

  it('opens nothing while it is declined', async () => {
    const { db, as } = api();
    const { ana, ben } = await pair(db);
    const one = await as(ana);
    const { id } = await one.referrals.send(send(ben.id, { message: 'Let us meet' }));
    await (await as(ben)).referrals.respond({ id, status: 'declined' });
    await expect(one.messages.send({ toUserId: ben.id, content: 'Please' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('the Message buttons', () => {
  it('are told to whom the viewer may write, and why not', async () => {
    const { db, as } = api();
    const viewer = await makeMember(db);
    const [connected, stranger, waiting, blocking, gone] = [
      await makeMember(db),
      await makeMember(db),
      await makeMember(db),
      await makeMember(db),
      await makeMember(db, { isActive: false }),
    ];
    await makeConnection(db, { userId: viewer.id, connectedUserId: connected.id, status: 'accepted' });
    await (await as(blocking)).connections.block({ userId: viewer.id });
    const caller = await as(viewer);
    await caller.messages.send({ toUserId: waiting.id, content: 'Hello' });

    const asked = [connected, stranger, waiting, blocking, gone, viewer].map(({ id }) => id);
    const permissions = await caller.messages.permissions({ userIds: [...asked, 2_000_000_000] });

    const reasons = new Map(permissions.map((one) => [one.userId, one.cannotWriteReason]));
    expect(reasons).toEqual(
      new Map([
        [connected.id, null],
        [stranger.id, null],
        [waiting.id, expect.stringContaining('Waiting for a reply')],
        [blocking.id, 'This member is not available'],
        [gone.id, 'This member is not available'],
      ]),
    );
    for (const { can, cannotWriteReason } of permissions) expect(can.write).toBe(cannotWriteReason === null);
  });

  it('know the conversations that can be read, also while a message waits, and none across a block', async () => {
    const { db, as } = api();
    const viewer = await makeMember(db);
    const [stranger, waiting, blocking] = [await makeMember(db), await makeMember(db), await makeMember(db)];
    const caller = await as(viewer);
    for (const { id } of [waiting, blocking]) await caller.messages.send({ toUserId: id, content: 'Hello' });
    await (await as(blocking)).connections.block({ userId: viewer.id });

    const userIds = [stranger, waiting, blocking].map(({ id }) => id);
    const permissions = await caller.messages.permissions({ userIds });

    expect(new Map(permissions.map(({ userId, can }) => [userId, can]))).toEqual(
      new Map([
        [stranger.id, { write: true, open: false }],
        [waiting.id, { write: false, open: true }],
        [blocking.id, { write: false, open: false }],
      ]),
    );
  });
});
