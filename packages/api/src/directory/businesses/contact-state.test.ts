import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { fullName } from '../../ground/values/person-name.ts';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

it('a member learns before writing to a business that their question waits for a reply', async () => {
  const { db, as } = api();
  const [owner, member] = [await makeMember(db), await makeMember(db)];
  const { id } = await makeBusiness(db, { ownerId: owner.id });
  const [asOwner, asMember] = [await as(owner), await as(member)];
  const state = () => asMember.businesses.contactState({ id });
  expect(await state()).toEqual({ cannotWriteReason: null, conversationWith: null, waitsFor: null });

  await asMember.businesses.contact({ id, content: 'Are you open on Sundays?' });
  expect(await state()).toEqual({
    cannotWriteReason: expect.stringContaining('Waiting for a reply'),
    conversationWith: owner.id,
    waitsFor: fullName(owner),
  });

  await asOwner.messages.send({ toUserId: member.id, content: 'We are' });
  expect(await state()).toEqual({ cannotWriteReason: null, conversationWith: owner.id, waitsFor: null });
  await expect(asOwner.businesses.contactState({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('a member whose private message waits learns at the business whom it waits for, unless they block each other', async () => {
  const { db, as } = api();
  const [owner, member, other] = [await makeMember(db), await makeMember(db), await makeMember(db)];
  const { id } = await makeBusiness(db, { ownerId: owner.id });
  const [asOwner, asMember, asOther] = [await as(owner), await as(member), await as(other)];
  await asMember.messages.send({ toUserId: owner.id, content: 'Shall we meet?' });
  expect(await asMember.businesses.contactState({ id })).toMatchObject({ waitsFor: fullName(owner) });
  expect(await asOther.businesses.contactState({ id })).toMatchObject({ waitsFor: null });

  await asOwner.connections.block({ userId: member.id });
  expect(await asMember.businesses.contactState({ id })).toMatchObject({
    conversationWith: null,
    waitsFor: null,
  });
});
