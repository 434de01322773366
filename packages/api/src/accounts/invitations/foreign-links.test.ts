import { makeMember, makeStaff } from '@guildhall/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import type { Caller } from '../../app.router.ts';

const api = testApi();
let admin: Caller;
let url: string;

beforeAll(async () => {
  const { db, as } = api();
  admin = await as(await makeMember(db, { role: 'admin' }));
  await admin.admin.registration.update({ mode: 'application' });
  ({ url } = await admin.invitations.create({ maxUses: 5, days: 7, skipsQueue: true }));
});

describe('a link to join', () => {
  it('is not shown to auditors, who could join by it', async () => {
    const { db, as } = api();
    const auditor = await as(await makeStaff(db, 'auditor'));
    const { items } = await auditor.admin.invitations.list({});
    expect(items.map((invitation) => invitation.url)).toEqual(['']);
    expect((await admin.admin.invitations.list({})).items.map((invitation) => invitation.url)).toEqual([url]);
  });

  it('ends nobody else’s application', async () => {
    const email = 'waits@test.test';
    await api()
      .db.insertInto('applicants')
      .values({
        email,
        firstName: 'Wanda',
        lastName: 'Waits',
        profile: '{}',
        answers: '[]',
        suspicions: [],
        confirmedAt: new Date(),
      })
      .execute();
    const invitation = /^#invitation=(.+)$/.exec(new URL(url).hash)?.[1] ?? '';
    await expect(
      api().anonymous().registration.join({
        email,
        invitation,
        password: 'secret-enough',
        firstName: 'Ina',
        lastName: 'Vited',
      }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    const { items } = await admin.admin.applicants.list({ limit: 50 });
    expect(items).toMatchObject([{ email, status: 'waiting' }]);
  });
});
