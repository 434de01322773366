import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { Authenticator, addSecondFactor, codeOf, testApi } from '../../../testing/index.ts';

const api = testApi();

const password = TEST_PASSWORD;
const LATE = { code: 'BAD_REQUEST', message: 'This took too long. Please confirm again.' };

/** A member with a passkey and an authenticator app. */
async function withBoth() {
  const { db, as } = api();
  const member = await makeMember(db);
  const caller = await as(member);
  const key = new Authenticator('http://guildhall.test');
  const options = await caller.account.passkeys.begin({ password });
  const [passkey] = await caller.account.passkeys.add({ name: 'My phone', answer: key.create(options) });
  const { secret } = await addSecondFactor(caller);
  return { member, caller, key, secret, id: passkey?.id ?? 0 };
}

describe('in place of the password', () => {
  it('a passkey that recognizes its member is shown, once', async () => {
    const { caller, key, id } = await withBoth();
    expect(await caller.account.confirmation.ways()).toEqual({ passkey: true, code: true });
    const options = await caller.account.confirmation.options();
    expect(options.userVerification).toBe('required');
    const proof = await caller.account.confirmation.byPasskey(key.get(options));
    expect(await caller.account.passkeys.remove({ id, ...proof })).toEqual([]);
    await expect(caller.account.secondFactor.end(proof)).rejects.toMatchObject(LATE);
    expect(await caller.account.secondFactor.get()).toMatchObject({ addedAt: expect.any(String) });
  });

  it('a passkey that only lies in the computer is not enough, nor an answer for signing in', async () => {
    const { caller, key } = await withBoth();
    const present = key.get(await caller.account.confirmation.options(), { isVerified: false });
    await expect(caller.account.confirmation.byPasskey(present)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    const forSignIn = key.get(await caller.auth.passkey.options());
    await expect(caller.account.confirmation.byPasskey(forSignIn)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    const forConfirming = key.get(await caller.account.confirmation.options());
    await expect(caller.auth.passkey.signIn(forConfirming)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('a passkey of another member is refused', async () => {
    const { caller } = await withBoth();
    const other = await withBoth();
    const answer = other.key.get(await caller.account.confirmation.options());
    await expect(caller.account.confirmation.byPasskey(answer)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('a code of the app is shown, which confirms once and for its own member', async () => {
    const { caller, secret } = await withBoth();
    const other = await withBoth();
    const code = codeOf(secret, 1);
    const proof = await caller.account.confirmation.byCode({ code });
    await expect(caller.account.confirmation.byCode({ code })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(other.caller.account.secondFactor.end(proof)).rejects.toMatchObject(LATE);
    expect(await caller.account.secondFactor.end(proof)).toEqual({ ok: true });
    expect(await caller.account.confirmation.ways()).toEqual({ passkey: true, code: false });
  });

  it('a recovery code is not, and a confirmation ends after ten minutes', async () => {
    const { db } = api();
    const { member, caller, secret } = await withBoth();
    const proof = await caller.account.confirmation.byCode({ code: codeOf(secret, 1) });
    const { recoveryCodes } = await caller.account.secondFactor.renewCodes({ password });
    await expect(caller.account.confirmation.byCode({ code: recoveryCodes[0] ?? '' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await db
      .updateTable('challenges')
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where('userId', '=', member.id)
      .execute();
    await expect(caller.account.secondFactor.end(proof)).rejects.toMatchObject(LATE);
  });

  it('nothing at all is no proof', async () => {
    const { caller } = await withBoth();
    await expect(caller.account.delete({})).rejects.toMatchObject({ message: 'This is not your password' });
    expect(await caller.account.settings()).toMatchObject({ email: expect.any(String) });
  });
});
