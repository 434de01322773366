import { describe, expect, it } from 'vitest';
import { makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../../testing/index.ts';
import { contactFor, type Relation } from '../../../people/profile/contact.policy.ts';
import { Audience } from '../../../people/profile/profile.schema.ts';

const api = testApi();

const pairs = Audience.options.flatMap((survivor) =>
  Audience.options.map((merged) => ({ survivor, merged })),
);
const RELATIONS: readonly Relation[] = ['visitor', 'member', 'connection'];

/** Who sees the phone number and the address of somebody with these audiences. */
const seenBy = (audience: Audience) =>
  RELATIONS.filter((relation) => {
    const row = {
      email: 'a@mail.test',
      phoneNumber: '+43 1 4711',
      emailAudience: audience,
      phoneAudience: audience,
    };
    return contactFor(row, relation).email !== null;
  });

async function accounts(survivorFields: object, mergedFields: object) {
  const { db, as } = api();
  const survivor = await makeMember(db, survivorFields);
  const merged = await makeMember(db, mergedFields);
  const { merge } = (await as(await makeMember(db, { role: 'admin' }))).admin.users;
  return { survivor, merge, input: { id: survivor.id, mergedId: merged.id } };
}

describe('what a member hid on one of two accounts', () => {
  it.each(pairs)(
    'is shown to nobody else after the merge: $survivor on the survivor, $merged on the other',
    async ({ survivor: one, merged: other }) => {
      const { db, as } = api();
      const { survivor, merge, input } = await accounts(
        { phoneNumber: null, phoneAudience: one, emailAudience: one },
        { phoneNumber: '+43 1 4711', phoneAudience: other, emailAudience: other },
      );
      const preview = await merge.preview(input);
      const done = await merge.run(input);
      expect(done.filled).toContain('phoneNumber');
      expect(done.restricted).toEqual(preview.restricted);

      const allowed = seenBy(one).filter((relation) => seenBy(other).includes(relation));
      const settings = await (await as(survivor)).account.settings();
      expect(seenBy(settings.phoneAudience)).toEqual(allowed);
      expect(seenBy(settings.emailAudience)).toEqual(allowed);
      const stranger = await (
        await as(await makeMember(db))
      ).profile.get({
        username: survivor.username ?? '',
      });
      expect(stranger.phoneNumber !== null).toBe(allowed.includes('member'));
      const isStricter = seenBy(one).length > allowed.length;
      expect(preview.restricted).toEqual(isStricter ? { emailAudience: other, phoneAudience: other } : {});
    },
  );

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('is not suggested: %s on the survivor, %s on the other, %s afterwards', async (one, other, expected) => {
    const { as } = api();
    const { survivor, merge, input } = await accounts({ suggestable: one }, { suggestable: other });
    const preview = await merge.preview(input);
    await merge.run(input);
    expect((await (await as(survivor)).account.settings()).suggestable).toBe(expected);
    expect(preview.restricted).toEqual(one && !expected ? { suggestable: false } : {});
  });
});
