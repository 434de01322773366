import { TEST_PASSWORD, makeMember, makeStaff } from '@guildhall/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { Authenticator, addSecondFactor, mailedCode, testApi } from '../../../testing/index.ts';
import { composeMail } from '../mails/compose-mail.ts';
import { createToken } from './account-tokens.commands.ts';

const api = testApi();
const password = TEST_PASSWORD;

beforeAll(async () => {
  const { db, as } = api();
  const admin = await as(await makeMember(db, { role: 'admin' }));
  await admin.admin.registration.update({ mailedCodes: true });
});

/** An account that a stranger registered with this address, with every way in that they can add. */
async function registeredByStranger() {
  const { db, as } = api();
  const owner = await makeMember(db, { emailVerifiedAt: null });
  const stranger = await as(owner);
  const key = new Authenticator('http://guildhall.test');
  const options = await stranger.account.passkeys.begin({ password });
  await stranger.account.passkeys.add({ name: 'Mine', answer: key.create(options) });
  await db
    .insertInto('identities')
    .values({ userId: owner.id, issuer: 'https://id.test', subject: `stranger-${owner.id}` })
    .execute();
  await addSecondFactor(stranger);
  await db
    .insertInto('sessions')
    .values({ sidHash: owner.id.toString(16).padStart(64, '0'), userId: owner.id, expiresAt: tomorrow() })
    .execute();
  return { owner, key };
}

const tomorrow = () => new Date(Date.now() + 86_400_000);

/** What is left of the ways in. */
async function waysOf({ id }: { id: number }) {
  const { db } = api();
  const tables = ['passkeys', 'identities', 'totp', 'recoveryCodes'] as const;
  const rows = await Promise.all(
    tables.map((table) => db.selectFrom(table).select('userId').where('userId', '=', id).execute()),
  );
  const sessions = await db
    .selectFrom('sessions')
    .select('sidHash')
    .where('userId', '=', id)
    .where('revokedAt', 'is', null)
    .execute();
  return [...rows.flat(), ...sessions].length;
}

const tokenOf = async ({ id, email }: { id: number; email: string }, purpose: 'password_reset') =>
  (await createToken(api().db, { userId: id, email, purpose })) ?? '';

describe('an account that a stranger registered with its owner’s address', () => {
  it('loses every way in that they added when its owner chooses a password by email', async () => {
    const { anonymous } = api();
    const { owner, key } = await registeredByStranger();
    const token = await tokenOf(owner, 'password_reset');
    await anonymous().account.resetPassword({ token, password: 'of the owner alone' });
    expect(await waysOf(owner)).toBe(0);
    const options = await anonymous().auth.passkey.options();
    await expect(anonymous().auth.passkey.signIn(key.get(options))).rejects.toMatchObject({
      code: expect.stringMatching(/NOT_FOUND|UNAUTHORIZED/),
    });
  });

  it('loses them, and the password, when its owner signs in with a code by email', async () => {
    const { anonymous, signedIn } = api();
    const { owner } = await registeredByStranger();
    const browser = anonymous();
    await browser.auth.code.request({ email: owner.email });
    expect(await browser.auth.code.signIn({ code: await mailedCode(api(), owner) })).toMatchObject({
      id: owner.id,
    });
    expect(signedIn()).toBe(owner.id);
    expect(await waysOf(owner)).toBe(0);
    await expect(anonymous().auth.login({ email: owner.email, password })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    const { db, services } = api();
    const event = await db
      .selectFrom('outbox')
      .select(['topic', 'payload', 'userId'])
      .where('userId', '=', owner.id)
      .where('topic', '=', 'mail.password_ended')
      .executeTakeFirstOrThrow();
    expect((await composeMail(db, services, event))?.subject).toBe('Please choose a new password');
  });

  it('keeps them where the address was confirmed before', async () => {
    const { db, as, anonymous } = api();
    const owner = await makeMember(db);
    await addSecondFactor(await as(owner));
    const token = await tokenOf(owner, 'password_reset');
    await anonymous().account.resetPassword({ token, password: 'of the owner alone' });
    expect(await waysOf(owner)).toBeGreaterThan(0);
  });
});

describe('a code by email that was sent before', () => {
  it('the address was changed, opens nothing at the former mailbox', async () => {
    const { db, anonymous } = api();
    const member = await makeMember(db);
    const reader = anonymous();
    await reader.auth.code.request({ email: member.email });
    const code = await mailedCode(api(), member);
    const token = await createToken(db, {
      userId: member.id,
      email: member.email,
      purpose: 'address_change',
      sentTo: `new-${member.email}`,
    });
    await anonymous().account.verifyEmail({ token: token ?? '' });
    await expect(reader.auth.code.signIn({ code })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('two-step sign-in was turned off, is no way around it', async () => {
    const { db, as, anonymous } = api();
    const moderator = await makeStaff(db, 'moderator');
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', moderator.id)
      .executeTakeFirstOrThrow();
    const caller = await as(moderator);
    await addSecondFactor(caller);
    const reader = anonymous();
    await reader.auth.code.request({ email });
    const code = await mailedCode(api(), moderator);
    await caller.account.secondFactor.end({ password });
    await expect(reader.auth.code.signIn({ code })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
