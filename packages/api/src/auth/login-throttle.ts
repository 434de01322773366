import { createHash } from 'node:crypto';
import type { Context } from '../core/context.ts';
import { addressKey } from '../core/limiter.ts';
import { hasSignedInFrom } from './auth.queries.ts';

const FREE_FAILURES = 10;
const LONGEST_HOLD_SECONDS = 60;

/**
 * Slows guessing down without ever locking a member out: failures count, successes do not.
 * After ten failures on one account each further one holds it a little longer (1 s doubling to 60 s),
 * except for an address from which this account has signed in before.
 */
export async function checkLoginAllowed(ctx: Context, email: string): Promise<void> {
  const { limiter } = ctx.services;
  const address = addressKey(ctx.request.ip);
  await limiter.charge('loginTotal', address);
  await limiter.check('loginFailedByIp', address);
  try {
    await limiter.check('loginHeld', accountKey(email));
  } catch (refusal) {
    if (!(await hasSignedInFrom(ctx.db, email, ctx.request.ip))) throw refusal;
  }
}

export async function recordLoginFailure(ctx: Context, email: string): Promise<void> {
  const { limiter } = ctx.services;
  await limiter.count('loginFailedByIp', addressKey(ctx.request.ip));
  const failures = await limiter.count('loginFailedByAccount', accountKey(email));
  if (failures <= FREE_FAILURES) return;
  const seconds = Math.min(LONGEST_HOLD_SECONDS, 2 ** (failures - FREE_FAILURES - 1));
  await limiter.hold('loginHeld', accountKey(email), seconds);
}

/** The bucket's name must not spell out who is being attacked. */
const accountKey = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 32);
