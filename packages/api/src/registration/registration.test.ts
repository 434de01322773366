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
    expect(await (await asAdmin()).admin.registration.get()).toMatchObject({ mode: 'open' });
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
    expect(await admin.admin.registration.get()).toMatchObject({ mode: 'closed' });
    await admin.admin.settings.update({ userRegistration: true });
    expect(await admin.admin.registration.get()).toMatchObject({ mode: 'invitation' });
    await setMode('closed');
    expect((await admin.admin.settings.get()).userRegistration).toBe(false);
  });

  it('asks at most ten questions, each once', async () => {
    const admin = await asAdmin();
    const ask = (texts: string[]) =>
      admin.admin.registration.update({ questions: texts.map((text) => ({ text, isRequired: false })) });
    const ten = Array.from({ length: 10 }, (_, index) => `Question ${index}?`);
    expect((await ask(ten)).questions).toHaveLength(10);
    await expect(ask([...ten, 'One more?'])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(ask(['Why?', 'Why?'])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await api().anonymous().registration.form()).questions).toHaveLength(10);
  });

  it('is in the audit log when it changes', async () => {
    await setMode('open');
    const [entry] = (await (await asAdmin()).audit.list({ limit: 1 })).items;
    expect(entry).toMatchObject({ event: 'settings.updated', targetId: 'registration' });
  });
});
