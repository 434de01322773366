import { Secret, TOTP } from 'otpauth';
import { TEST_PASSWORD } from '@guildhall/db/testing';
import type { Caller } from '../src/app.router.ts';

/** What an authenticator app shows now, or as many steps of 30 seconds later. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Sets up two-step sign-in for a member with the password of the factories. */
export async function addSecondFactor(
  caller: Caller,
  password = TEST_PASSWORD,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await caller.account.secondFactor.begin({ password });
  const { recoveryCodes } = await caller.account.secondFactor.confirm({ code: codeOf(secret) });
  return { secret, recoveryCodes };
}
