import { makeBusiness, makeEmployee, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();
const NOWHERE = 2_000_000_000;

describe('a team', () => {
  it('shows a member once they have confirmed, and notifies both sides', async () => {
    const { db, as, anonymous } = api();
    const { id: businessId, ownerId } = await makeBusiness(db);
    const ben = await makeMember(db, { firstName: 'Ben', lastName: 'Okafor', username: 'ben-bakes' });
    const [owner, invited] = [await as({ id: ownerId }), await as(ben)];
    const list = () => anonymous().businesses.team.list({ businessId });

    const { id, status } = await owner.businesses.team.invite({
      businessId,
      username: 'Ben-Bakes',
      title: 'Head baker',
      role: '',
    });
    expect(status).toBe('invited');
    expect(await list()).toEqual([]);
    expect(await invited.businesses.team.invitations()).toMatchObject([
      { id, title: 'Head baker', role: null },
    ]);
    expect(await owner.businesses.team.manage({ businessId })).toMatchObject([{ id, status: 'invited' }]);

    await invited.businesses.team.answer({ id, accept: true });
    expect(await list()).toEqual([
      {
        id,
        firstName: 'Ben',
        lastName: 'Okafor',
        username: 'ben-bakes',
        avatar: null,
        title: 'Head baker',
        role: null,
        department: null,
      },
    ]);
    expect(await invited.businesses.team.invitations()).toEqual([]);
    const told = await db
      .selectFrom('notifications')
      .select(['userId', 'kind'])
      .where('userId', 'in', [ownerId, ben.id])
      .orderBy('id')
      .execute();
    expect(told).toEqual([
      { userId: ben.id, kind: 'team' },
      { userId: ownerId, kind: 'team' },
    ]);
  });

  it('adds the owner without an invitation', async () => {
    const { db, as } = api();
    const { id: businessId, ownerId } = await makeBusiness(db);
    const owner = await as({ id: ownerId });
    expect(await owner.businesses.team.invite({ businessId, username: String(ownerId) })).toMatchObject({
      status: 'confirmed',
    });
  });

  it('leaves out members who declined, were removed or are deactivated', async () => {
    const { db, as, anonymous } = api();
    const { id: businessId, ownerId } = await makeBusiness(db);
    const asked = await makeEmployee(db, { businessId, status: 'invited' });
    const released = await makeEmployee(db, { businessId });
    await makeEmployee(db, { businessId, userId: (await makeMember(db, { isActive: false })).id });
    await makeEmployee(db, { businessId, isActive: false });

    await (await as({ id: asked.userId })).businesses.team.answer({ id: asked.id, accept: false });
    await (await as({ id: ownerId })).businesses.team.remove({ id: released.id });
    expect(await anonymous().businesses.team.list({ businessId })).toEqual([]);
  });

  it('can be left by its members', async () => {
    const { db, as, anonymous } = api();
    const { id, userId, businessId } = await makeEmployee(db);
    await (await as({ id: userId })).businesses.team.remove({ id });
    expect(await anonymous().businesses.team.list({ businessId })).toEqual([]);
  });

  it('is changed only by the owner', async () => {
    const { db, as, anonymous } = api();
    const { id, businessId } = await makeEmployee(db);
    const stranger = await makeMember(db);
    const caller = await as(stranger);
    const invitation = { businessId, username: String(stranger.id) };
    await expect(anonymous().businesses.team.invite(invitation)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await expect(caller.businesses.team.invite(invitation)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(caller.businesses.team.manage({ businessId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(caller.businesses.team.remove({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(caller.businesses.team.invite({ ...invitation, businessId: NOWHERE })).rejects.toMatchObject(
      {
        code: 'NOT_FOUND',
      },
    );
  });

  it('keeps invitations between the two sides: others do not find them', async () => {
    const { db, as } = api();
    const { id, businessId } = await makeEmployee(db, { status: 'invited' });
    const stranger = await as(await makeMember(db));
    await expect(stranger.businesses.team.answer({ id, accept: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(stranger.businesses.team.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { ownerId } = await db
      .selectFrom('businesses')
      .select('ownerId')
      .where('id', '=', businessId)
      .executeTakeFirstOrThrow();
    await expect(
      (await as({ id: ownerId })).businesses.team.answer({ id, accept: true }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('cannot invite anyone twice, nor unknown members or those with a block', async () => {
    const { db, as } = api();
    const { id: businessId, ownerId } = await makeBusiness(db);
    const owner = await as({ id: ownerId });
    const [ben, shy, gone] = [
      await makeMember(db),
      await makeMember(db),
      await makeMember(db, { isActive: false }),
    ];
    await db.insertInto('blocks').values({ blockerId: shy.id, blockedId: ownerId }).execute();
    const invite = (username: string) => owner.businesses.team.invite({ businessId, username });

    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => invite(String(ben.id))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const username of [String(shy.id), String(gone.id), 'nobody-at-all'])
      await expect(invite(username)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(invite(' ')).rejects.toThrow('Please name a member');
  });

  it('lets a member who declined change their mind, but not confirm twice', async () => {
    const { db, as } = api();
    const { id, userId } = await makeEmployee(db, { status: 'invited' });
    const person = await as({ id: userId });
    await person.businesses.team.answer({ id, accept: false });
    expect(await person.businesses.team.answer({ id, accept: true })).toEqual({ id, status: 'confirmed' });
    await expect(person.businesses.team.answer({ id, accept: true })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});
