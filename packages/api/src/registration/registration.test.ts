import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import type { RegistrationMode } from './registration.schema.ts';

const api = testApi();
const newcomer = { password: 'secret-enough', firstName: 'Late', lastName: 'Comer' };

const asAdmin = async () => {
  const { db, as } = api();
  return as(await makeMember(db, { role: 'admin' }));
};
const setMode = async (mode: RegistrationMode) => (await asAdmin()).admin.registration.update({ mode });

describe('who may join', () => {
  it('is anyone until an administrator says otherwise', async () => {
    expect(await (await asAdmin()).admin.registration.get()).toEqual({ mode: 'open' });
    expect((await api().anonymous().site.config()).registration).toBe('open');
  });

  it.each([
    ['invitation', 'Guildhall is by invitation only'],
    ['closed', 'Registration is closed at the moment'],
  ] as const)(
    'while it is %s, registering is refused with a sentence and an address',
    async (mode, reason) => {
      await setMode(mode);
      expect((await api().anonymous().site.config()).registration).toBe(mode);
      const attempt = api()
        .anonymous()
        .auth.register({ ...newcomer, email: `${mode}@test.test` });
      await expect(attempt).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: `${reason}. Questions? https://guildhall.test/contact`,
      });
    },
  );

  it('returns to the chosen way when registration is switched off and on again', async () => {
    await setMode('invitation');
    const admin = await asAdmin();
    await admin.admin.settings.update({ userRegistration: false });
    expect(await admin.admin.registration.get()).toEqual({ mode: 'closed' });
    await admin.admin.settings.update({ userRegistration: true });
    expect(await admin.admin.registration.get()).toEqual({ mode: 'invitation' });
    await setMode('closed');
    expect((await admin.admin.settings.get()).userRegistration).toBe(false);
  });

  it('is in the audit log when it changes', async () => {
    await setMode('open');
    const [entry] = (await (await asAdmin()).audit.list({ limit: 1 })).items;
    expect(entry).toMatchObject({ event: 'settings.updated', targetId: 'registration' });
  });
});
