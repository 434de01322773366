import { addSignInProvider, testApi } from '@guildhall/api/testing';
import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOT_STARTED, UNCONFIRMED, UNREACHABLE, UNTRUSTED } from '../../testing/bad-provider-answers.ts';
import { type Behavior, type RogueProvider, startRogueProvider } from '../../testing/rogue-provider.ts';
import { createOidcClient } from './oidc-client.ts';

const logged: unknown[] = [];
const log = { info() {}, warn: (entry: unknown) => void logged.push(entry), error() {} };
const api = testApi({ oidc: createOidcClient({ reachesPrivate: true }), log });
let rogue: RogueProvider;
beforeAll(async () => {
  rogue = await startRogueProvider();
});
afterAll(() => rogue.close());

/** The owner of the address that the provider names. */
let ada: { id: number; email: string };
beforeAll(async () => {
  ada = await makeMember(api().db, { email: 'ada@id.test' });
});
beforeEach(async () => {
  logged.length = 0;
  await api().db.deleteFrom('oidcProviders').execute();
});

let serial = 0;

/** A provider of its own, which nothing is known of yet. @returns its key */
async function provider(behavior: Behavior = {}, place = 1): Promise<string> {
  const key = `case-${(serial += 1)}`;
  await addSignInProvider(api(), { key, issuer: rogue.issuerOf(key, behavior), place });
  return key;
}

/** A browser that went to the provider, and the answer that it brings back. */
async function cameBack(key: string) {
  const browser = api().anonymous();
  const { url } = await browser.auth.provider.start({ key });
  return {
    browser,
    answer: rogue.answerTo(url),
    finish: (answer: string) => browser.auth.provider.finish({ key, answer }),
  };
}

const identities = () => api().db.selectFrom('identities').select(['userId', 'subject']).execute();

/** Neither a session nor a link, nor a member. */
async function expectNothingOpened(before: { members: number }) {
  expect(api().signedIn()).toBeNull();
  expect(await identities()).toEqual([]);
  expect(await countMembers()).toBe(before.members);
}

async function countMembers(): Promise<number> {
  return (await api().db.selectFrom('users').select('id').execute()).length;
}

const UNTRUSTED_SENTENCE =
  'What Chamber login answered cannot be trusted, so nothing was opened. Please try again.';
const AWAY_SENTENCE = 'Chamber login cannot be reached right now. Sign in another way, or try again later.';

describe('a provider', () => {
  it.each(Object.entries(UNTRUSTED))('that %s opens nothing', async (_, behavior) => {
    const before = { members: await countMembers() };
    const { answer, finish } = await cameBack(await provider(behavior));
    await expect(finish(answer)).rejects.toMatchObject({ code: 'UNAUTHORIZED', message: UNTRUSTED_SENTENCE });
    expect(logged).toEqual([expect.objectContaining({ event: 'oidc_refused', reason: expect.any(String) })]);
    await expectNothingOpened(before);
  });

  it.each(Object.entries(UNREACHABLE))(
    'that %s opens nothing',
    async (_, behavior) => {
      const before = { members: await countMembers() };
      const { answer, finish } = await cameBack(await provider(behavior));
      await expect(finish(answer)).rejects.toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        message: AWAY_SENTENCE,
      });
      expect(logged).toEqual([expect.objectContaining({ event: 'oidc_refused' })]);
      await expectNothingOpened(before);
    },
    20_000,
  );

  it.each(Object.entries(NOT_STARTED))(
    'that %s is one that nobody is sent to',
    async (_, behavior) => {
      const key = await provider(behavior);
      await expect(api().anonymous().auth.provider.start({ key })).rejects.toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        message: AWAY_SENTENCE,
      });
      expect(logged).toEqual([expect.objectContaining({ provider: key, reason: expect.any(String) })]);
    },
    20_000,
  );

  it('that is down leaves the password alone', async () => {
    const { db, anonymous, signedIn } = api();
    const member = await makeMember(db);
    const key = await provider({ respond: { metadata: (response) => void response.destroy() } });
    const browser = anonymous();
    await expect(browser.auth.provider.start({ key })).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await browser.auth.login({ email: member.email, password: TEST_PASSWORD });
    expect(signedIn()).toBe(member.id);
    await browser.auth.logout();
  });

  it('where the member cancelled says so', async () => {
    const { answer, finish } = await cameBack(
      await provider({ answer: { code: undefined, error: 'access_denied' } }),
    );
    await expect(finish(answer)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'You did not sign in at Chamber login.',
    });
  });
});

describe('an address that a provider', () => {
  it.each(Object.entries(UNCONFIRMED))('%s to be confirmed opens nothing', async (_, behavior) => {
    const before = { members: await countMembers() };
    const { answer, finish } = await cameBack(await provider(behavior));
    await expect(finish(answer)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('has not confirmed your email address'),
    });
    await expectNothingOpened(before);
  });
});

describe('an answer', () => {
  it.each([
    ['without a state', () => 'code=a'],
    ['with another state', (answer: string) => answer.replace(/state=[^&]+/, 'state=guessed')],
    ['with two states', (answer: string) => `${answer}&state=guessed`],
  ])('%s opens nothing, and leaves the sign-in alone', async (_, changed) => {
    const { answer, finish } = await cameBack(await provider());
    await expect(finish(changed(answer))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(logged).toEqual([expect.objectContaining({ reason: 'the answer is for another browser' })]);
    expect(api().signedIn()).toBeNull();
  });

  it('of another browser opens nothing', async () => {
    const key = await provider();
    const attacker = await cameBack(key);
    const victim = await cameBack(key);
    await expect(victim.finish(attacker.answer)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(
      api().anonymous().auth.provider.finish({ key, answer: attacker.answer }),
    ).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect(api().signedIn()).toBeNull();
  });

  it('of one provider opens nothing at another (mix-up)', async () => {
    const [first, second] = [await provider({}, 1), await provider({}, 2)];
    const { browser, answer } = await cameBack(first);
    await expect(browser.auth.provider.finish({ key: second, answer })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect(api().signedIn()).toBeNull();
    expect(await identities()).toEqual([]);
  });

  it('that is late opens nothing', async () => {
    const { answer, finish } = await cameBack(await provider());
    await api()
      .db.updateTable('oidcSignIns')
      .set({ expiresAt: new Date(0) })
      .execute();
    await expect(finish(answer)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(api().signedIn()).toBeNull();
  });

  it('that is right signs the member in once', async () => {
    const { browser, answer, finish } = await cameBack(await provider());
    expect(await finish(answer)).toEqual({ status: 'signedIn' });
    expect(api().signedIn()).toBe(ada.id);
    expect(await identities()).toEqual([{ userId: ada.id, subject: 'person-1' }]);
    await browser.auth.logout();
    await expect(finish(answer)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(api().signedIn()).toBeNull();
  });

  it('about another person with the same address is refused', async () => {
    const key = await provider();
    const good = await cameBack(key);
    await good.finish(good.answer);
    await good.browser.auth.logout();
    rogue.issuerOf(key, { claims: { sub: 'person-2' } });
    const { answer, finish } = await cameBack(key);
    await expect(finish(answer)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('not linked to this account of Chamber login'),
    });
    expect(api().signedIn()).toBeNull();
  });
});
