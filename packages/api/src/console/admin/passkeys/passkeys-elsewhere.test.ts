import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { Authenticator, testApi } from '../../../../testing/index.ts';

const api = testApi();

it('administrators read for how many members the passkeys stopped working when the address changed', async () => {
  const { db, as } = api();
  const admin = await as(await makeMember(db, { role: 'admin' }));
  const callers = [await as(await makeMember(db)), await as(await makeMember(db))];
  for (const caller of callers) {
    const key = new Authenticator('http://guildhall.test');
    const options = await caller.account.passkeys.begin({ password: TEST_PASSWORD });
    await caller.account.passkeys.add({ name: 'Phone', answer: key.create(options) });
  }
  expect(await admin.admin.passkeysElsewhere()).toEqual({ host: 'guildhall.test', former: [] });
  await db.updateTable('passkeys').set({ relyingParty: 'old.test' }).execute();
  expect(await admin.admin.passkeysElsewhere()).toEqual({
    host: 'guildhall.test',
    former: [{ host: 'old.test', members: 2 }],
  });
});
