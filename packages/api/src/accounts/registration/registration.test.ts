import { makeMember } from '@guildhall/db/testing';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { unlimited } from '../../ground/limits/limiter.ts';
import { createSigner } from '../../ground/security/signer.ts';
import type { RegistrationMode } from '../../ground/settings/registration.schema.ts';

const limiter = { ...unlimited };
const signer = createSigner(['a secret of the tests'], 'tests');
const api = testApi({ limiter, signer });
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

describe('where sign-ups are checked for bots', () => {
  beforeAll(
    async () =>
      void (await (await asAdmin()).admin.registration.update({ mode: 'open', protectsFromBots: true })),
  );
  afterAll(async () => void (await (await asAdmin()).admin.registration.update({ protectsFromBots: false })));
  afterEach(() => void vi.useRealTimers());

  /** What the form of a newcomer sends who opened it some seconds ago. */
  async function solved({ secondsAgo = 60 } = {}) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - secondsAgo * 1_000 });
    const challenge = await api().anonymous().registration.challenge();
    vi.useRealTimers();
    const solution = challenge && (await solveChallenge({ challenge, deriveKey }));
    if (!solution) throw new Error('A challenge with a solution was expected');
    return { challenge, solution };
  }
  type Sent = Partial<Parameters<ReturnType<typeof anonymousJoin>>[0]>;
  const anonymousJoin = () => api().anonymous().registration.join;
  const join = (email: string, sent: Sent) => anonymousJoin()({ ...newcomer, email, ...sent });
  const suspicionsOf = async (email: string) => {
    const { items } = await (await asAdmin()).admin.applicants.list({ limit: 50 });
    return items.find((item) => item.email === email)?.suspicions;
  };

  it('a person becomes a member at once and sees nothing of it', async () => {
    expect(await join('person@test.test', { proof: await solved() })).toEqual({ status: 'joined' });
  });

  it('a sign-up that looks automated waits for an administrator, who sees why', async () => {
    const proof = await solved();
    const forged = { ...proof, challenge: { ...proof.challenge, signature: '00' } };
    const cases: [string, Sent, string[]][] = [
      ['none@test.test', {}, ['proof']],
      ['forged@test.test', { proof: forged }, ['proof']],
      ['wrong@test.test', { proof: { ...proof, solution: { counter: 1, derivedKey: '00' } } }, ['proof']],
      ['expired@test.test', { proof: await solved({ secondsAgo: 3 * 60 * 60 }) }, ['proof']],
      ['honeypot@test.test', { proof: await solved(), homepage: 'https://spam.test' }, ['honeypot']],
    ];
    for (const [email, sent, suspicions] of cases) {
      expect(await join(email, sent)).toEqual({ status: 'applied' });
      expect(await suspicionsOf(email)).toEqual(suspicions);
    }
  });

  it('a sign-up that is sent a second after the form was opened waits as well', async () => {
    const proof = await solved();
    vi.useFakeTimers({ toFake: ['Date'], now: proof.challenge.parameters.data.openedAt + 1_000 });
    expect(await join('fast@test.test', { proof })).toEqual({ status: 'applied' });
    vi.useRealTimers();
    expect(await suspicionsOf('fast@test.test')).toEqual(['fast']);
  });

  it('a form that a process with a slow clock gets is not taken for a fast one', async () => {
    const proof = await solved();
    vi.useFakeTimers({ toFake: ['Date'], now: proof.challenge.parameters.data.openedAt - 1_000 });
    expect(await join('early@test.test', { proof })).toEqual({ status: 'joined' });
  });

  it('a sign-up beyond the limit is refused before its proof costs anything', async () => {
    const proof = await solved();
    const charge = vi.spyOn(limiter, 'charge').mockImplementation(async (name) => {
      if (name === 'register') throw new Error('Too many');
    });
    const sign = vi.spyOn(signer, 'sign');
    await expect(join('flood@test.test', { proof })).rejects.toThrow('Too many');
    expect(sign).not.toHaveBeenCalled();
    charge.mockRestore();
    sign.mockRestore();
  });

  it('an application that is sent twice is one, and uses its proof up once', async () => {
    const proof = await solved();
    const sent = { proof, homepage: 'https://spam.test' };
    for (let time = 1; time <= 2; time += 1)
      expect(await join('twice@test.test', sent)).toEqual({ status: 'applied' });
    await expect(join('other@test.test', sent)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('a proof admits one of five at once, and is not used up by a registration that fails', async () => {
    const proof = await solved();
    const { email: taken } = await makeMember(api().db);
    await expect(join(taken, { proof })).rejects.toMatchObject({ code: 'CONFLICT' });
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) => join(`replay-${index}@test.test`, { proof })),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(4);
    const message = 'This form has already been sent. Please send it again.';
    expect(refused).toContainEqual(expect.objectContaining({ reason: expect.objectContaining({ message }) }));
  });

  it('a program that registers through the API waits too', async () => {
    const email = 'program@test.test';
    await expect(
      api()
        .anonymous()
        .auth.register({ ...newcomer, email }),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('An administrator will look at your registration'),
    });
    expect(await suspicionsOf(email)).toEqual(['proof']);
  });

  it('people with an invitation are not checked', async () => {
    const { url } = await (await asAdmin()).invitations.create({ maxUses: 1, days: 1 });
    const invitation = /^#invitation=(.+)$/.exec(new URL(url).hash)?.[1] ?? '';
    expect(await join('invited@test.test', { invitation })).toEqual({ status: 'joined' });
  });
});
