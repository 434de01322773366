import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

it('a member learns before writing to a business that their question waits for a reply', async () => {
  const { db, as } = api();
  const [owner, member] = [await makeMember(db), await makeMember(db)];
  const { id } = await makeBusiness(db, { ownerId: owner.id });
  const [asOwner, asMember] = [await as(owner), await as(member)];
  const state = () => asMember.businesses.contactState({ id });
  expect(await state()).toEqual({ cannotWriteReason: null, conversationWith: null });

  await asMember.businesses.contact({ id, content: 'Are you open on Sundays?' });
  expect(await state()).toEqual({
    cannotWriteReason: expect.stringContaining('Waiting for a reply'),
    conversationWith: owner.id,
  });

  await asOwner.messages.send({ toUserId: member.id, content: 'We are' });
  expect(await state()).toEqual({ cannotWriteReason: null, conversationWith: owner.id });
  await expect(asOwner.businesses.contactState({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
