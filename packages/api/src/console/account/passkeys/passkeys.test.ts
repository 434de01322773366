import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { Authenticator, addSecondFactor, codeOf, testApi } from '../../../../testing/index.ts';
import { composeMail } from '../../mails/compose-mail.ts';

const api = testApi();

const ORIGIN = 'http://guildhall.test';
const password = TEST_PASSWORD;
const REFUSED = { code: 'UNAUTHORIZED', message: 'This passkey could not be verified. Please try again.' };

/** A member with a passkey. */
async function withPasskey() {
  const { db, as } = api();
  const member = await makeMember(db);
  const caller = await as(member);
  const key = new Authenticator(ORIGIN);
  const options = await caller.account.passkeys.begin({ password });
  const [passkey] = await caller.account.passkeys.add({ name: 'My phone', answer: key.create(options) });
  return { member, caller, key, id: passkey?.id ?? 0 };
}

const kindsOf = async (caller: Awaited<ReturnType<typeof withPasskey>>['caller']) =>
  (await caller.account.secondFactor.events({})).items.map(({ kind }) => kind);

describe('a passkey', () => {
  it('is added with the password, signs in without it, and shows its last use', async () => {
    const { anonymous, signedIn, db, services } = api();
    const { member, caller, key } = await withPasskey();
    await caller.auth.logout();
    const browser = anonymous();
    const options = await browser.auth.passkey.options();
    expect(options).toMatchObject({ rpId: 'guildhall.test', userVerification: 'preferred' });
    expect(await browser.auth.passkey.signIn(key.get(options))).toMatchObject({ id: member.id });
    expect(signedIn()).toBe(member.id);
    expect(await caller.account.passkeys.list()).toEqual([
      {
        id: expect.any(Number),
        name: 'My phone',
        backedUp: false,
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
    expect(await kindsOf(caller)).toEqual(['new_device', 'passkey_added']);
    const event = await db
      .selectFrom('outbox')
      .select(['topic', 'payload', 'userId'])
      .where('userId', '=', member.id)
      .where('topic', '=', 'mail.passkey_added')
      .executeTakeFirstOrThrow();
    expect((await composeMail(db, services, event))?.subject).toBe('A passkey was added to your account');
  });

  it('is renamed, and removed with the password; then it is not found', async () => {
    const { anonymous } = api();
    const { caller, key, id } = await withPasskey();
    expect(await caller.account.passkeys.rename({ id, name: 'Old phone' })).toMatchObject([
      { name: 'Old phone' },
    ]);
    const { begin, remove } = caller.account.passkeys;
    for (const call of [() => begin({ password: 'wrong' }), () => remove({ id, password: 'wrong' })])
      await expect(call()).rejects.toMatchObject({ message: 'This is not your password' });
    const browser = anonymous();
    const options = await browser.auth.passkey.options();
    expect(await remove({ id, password })).toEqual([]);
    await expect(browser.auth.passkey.signIn(key.get(options))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await kindsOf(caller)).toEqual(['passkey_removed', 'passkey_added']);
  });

  it('of another member can be neither renamed nor removed', async () => {
    const { caller } = await withPasskey();
    const other = await withPasskey();
    const { id } = other;
    const { rename, remove } = caller.account.passkeys;
    for (const call of [() => rename({ id, name: 'Mine' }), () => remove({ id, password })])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await other.caller.account.passkeys.list()).toMatchObject([{ name: 'My phone' }]);
  });

  it('that recognized its member counts as two factors, and any other as one', async () => {
    const { anonymous } = api();
    const { member, caller, key } = await withPasskey();
    const { secret } = await addSecondFactor(caller);
    const verified = anonymous();
    const options = await verified.auth.passkey.options();
    expect(await verified.auth.passkey.signIn(key.get(options))).toMatchObject({ id: member.id });

    const touched = anonymous();
    const next = await touched.auth.passkey.options();
    await expect(touched.auth.passkey.signIn(key.get(next, { isVerified: false }))).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      cause: { secondFactor: true },
    });
    expect(await touched.auth.secondFactor({ code: codeOf(secret, 1) })).toMatchObject({ id: member.id });
  });

  it('adds no second step to the password', async () => {
    const { member } = await withPasskey();
    const user = await api().anonymous().auth.login({ email: member.email, password });
    expect(user.id).toBe(member.id);
  });

  it('of a paused member says so after it was verified', async () => {
    const { db, anonymous } = api();
    const { member, key } = await withPasskey();
    await db
      .updateTable('users')
      .set({ isActive: false, suspendedUntil: '2999-01-01' })
      .where('id', '=', member.id)
      .execute();
    const browser = anonymous();
    const signIn = browser.auth.passkey.signIn(key.get(await browser.auth.passkey.options()));
    await expect(signIn).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('Your account is paused.'),
    });
  });
});

const BAD_ANSWERS: [name: string, Parameters<Authenticator['get']>[1]][] = [
  ['of a foreign origin', { origin: 'https://guildhall.test.evil.example' }],
  ['of the same host over another scheme', { origin: 'https://guildhall.test' }],
  ['for another site', { relyingPartyId: 'evil.example' }],
  ['to the making of a passkey', { type: 'webauthn.create' }],
  ['without a person', { isPresent: false }],
  ['with the handle of another member', { userHandle: 'AAAA' }],
];

describe('signing in with a passkey is refused', () => {
  it.each(BAD_ANSWERS)('for an answer %s', async (_name, changes) => {
    const { anonymous } = api();
    const { key } = await withPasskey();
    const browser = anonymous();
    const options = await browser.auth.passkey.options();
    await expect(browser.auth.passkey.signIn(key.get(options, changes))).rejects.toMatchObject(REFUSED);
    // The challenge is used up.
    await expect(browser.auth.passkey.signIn(key.get(options))).rejects.toMatchObject(REFUSED);
  });

  it('for a bad signature, and for one by another key', async () => {
    const { key } = await withPasskey();
    const other = await withPasskey();
    const browser = api().anonymous();
    const flipped = key.get(await browser.auth.passkey.options());
    const signature = Buffer.from(flipped.response.signature, 'base64url');
    signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
    const first = {
      ...flipped,
      response: { ...flipped.response, signature: signature.toString('base64url') },
    };
    await expect(browser.auth.passkey.signIn(first)).rejects.toMatchObject(REFUSED);
    const foreign = other.key.get(await browser.auth.passkey.options());
    const second = { ...foreign, id: key.id, rawId: key.id };
    await expect(browser.auth.passkey.signIn(second)).rejects.toMatchObject(REFUSED);
  });

  it('for a challenge that was used, is too old, made up, or of another browser', async () => {
    const { db, anonymous } = api();
    const { key } = await withPasskey();
    const browser = anonymous();
    const answer = key.get(await browser.auth.passkey.options());
    await browser.auth.passkey.signIn(answer);
    await expect(browser.auth.passkey.signIn(answer)).rejects.toMatchObject(REFUSED);
    const forOther = key.get(await anonymous().auth.passkey.options());
    const madeUp = key.get({ challenge: Buffer.alloc(32).toString('base64url') });
    for (const wrong of [forOther, madeUp])
      await expect(browser.auth.passkey.signIn(wrong)).rejects.toMatchObject(REFUSED);
    const late = key.get(await browser.auth.passkey.options());
    await db
      .updateTable('challenges')
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where('purpose', '=', 'passkey_sign_in')
      .execute();
    await expect(browser.auth.passkey.signIn(late)).rejects.toMatchObject(REFUSED);
  });

  it('for one of five answers at once to the same challenge, but one', async () => {
    const { key } = await withPasskey();
    const browser = api().anonymous();
    const answer = key.get(await browser.auth.passkey.options());
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => browser.auth.passkey.signIn(answer)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('for a passkey that nobody has, as for one that was removed', async () => {
    const browser = api().anonymous();
    const unknown = new Authenticator(ORIGIN);
    const { challenge, rpId } = await browser.auth.passkey.options();
    unknown.create({ challenge, rp: { id: rpId }, user: { id: 'AAAA' } });
    await expect(browser.auth.passkey.signIn(unknown.get({ challenge }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a count of uses that goes back', () => {
  it('is refused and in the security log, unless a password manager synchronizes the passkey', async () => {
    const { caller, key, member } = await withPasskey();
    const browser = api().anonymous();
    const use = async (counter: number, isBackedUp: boolean) =>
      browser.auth.passkey.signIn(key.get(await browser.auth.passkey.options(), { counter, isBackedUp }));
    await use(7, false);
    for (const counter of [7, 6, 0]) await expect(use(counter, false)).rejects.toMatchObject(REFUSED);
    expect((await kindsOf(caller)).filter((kind) => kind === 'passkey_counter')).toHaveLength(3);
    expect(await use(5, true)).toMatchObject({ id: member.id });
    expect((await kindsOf(caller)).filter((kind) => kind === 'passkey_counter')).toHaveLength(4);
    expect(await use(8, false)).toMatchObject({ id: member.id });
  });
});

describe('adding a passkey', () => {
  const REFUSED_NEW = { code: 'BAD_REQUEST', message: 'This passkey could not be added. Please try again.' };

  it('is refused for a foreign origin, another site, and a challenge that is not for it', async () => {
    const { caller } = await withPasskey();
    const other = await withPasskey();
    const { begin, add } = caller.account.passkeys;
    const name = 'Forged';
    for (const changes of [{ origin: 'https://evil.example' }, { relyingPartyId: 'evil.example' }]) {
      const answer = new Authenticator(ORIGIN).create(await begin({ password }), changes);
      await expect(add({ name, answer })).rejects.toMatchObject(REFUSED_NEW);
    }
    const options = await begin({ password });
    const others = await other.caller.account.passkeys.begin({ password });
    const signIn = await caller.auth.passkey.options();
    for (const { challenge } of [others, signIn]) {
      const answer = new Authenticator(ORIGIN).create({ ...options, challenge });
      await expect(add({ name, answer })).rejects.toMatchObject(REFUSED_NEW);
    }
    expect(await caller.account.passkeys.list()).toHaveLength(1);
  });

  it('happens once for a challenge and once for a passkey, which is excluded then', async () => {
    const { caller, key } = await withPasskey();
    const { begin, add } = caller.account.passkeys;
    const options = await begin({ password });
    expect(options.excludeCredentials).toEqual([{ id: key.id, type: 'public-key' }]);
    const answer = key.create(options);
    await expect(add({ name: 'Again', answer })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(add({ name: 'Again', answer })).rejects.toMatchObject(REFUSED_NEW);
  });

  it('ends at ten', async () => {
    const { caller } = await withPasskey();
    const { begin, add } = caller.account.passkeys;
    for (let number = 2; number <= 10; number += 1) {
      const answer = new Authenticator(ORIGIN).create(await begin({ password }));
      await add({ name: `Passkey ${number}`, answer });
    }
    await expect(begin({ password })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await caller.account.passkeys.list()).toHaveLength(10);
  });

  it('exports its name and dates, and nothing that a site could recognize it by', async () => {
    const { caller, key } = await withPasskey();
    const exported = JSON.stringify(await caller.account.exportData());
    expect(exported).toContain('My phone');
    expect(exported).not.toContain(key.id);
    expect(exported).not.toContain('public_key');
  });
});
