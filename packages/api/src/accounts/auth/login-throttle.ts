import { createHash } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { withTransaction } from '@guildhall/db';
import { addressKey, networkKey } from '../../ground/limits/address-key.ts';
import type { Context, VerifiedAccount } from '../../ground/core/context.ts';
import { describeError } from '../../ground/errors/describe-error.ts';
import { enqueueEvent } from '../../ground/core/jobs.ts';
import type { Refund, Use } from '../../ground/limits/limiter.ts';
import type { AccountMail } from '../../contact/mail/mail.commands.ts';
import { hasSignedInFrom } from '../lookup/accounts.queries.ts';

/** Who signs in: an address, and the active account behind it if there is one. */
type Claim = { email: string; account: VerifiedAccount | undefined };

/** A set of limits that an attempt is charged to, and whether the account is blocked there. */
type Lane = { state: 'open' | 'blocked, known address' | 'blocked'; uses: Use[] };

export type PaidAttempt = {
  /**
   * For a correct password: refunds the charge. Notifies the member of a sign-in from an unknown address while
   * blocked.
   */
  succeed(): Promise<void>;
  /** For a wrong password. Warns the member when it blocks their account. */
  fail(): Promise<void>;
};

/**
 * Rejects a sign-in attempt over the limits before its password is hashed.
 * @throws TOO_MANY_REQUESTS
 */
export async function admitLogin(ctx: Context, claim: Claim): Promise<void> {
  const { limiter } = ctx.services;
  const device = claim.account && ctx.device.find(claim.account);
  const total: Use = { name: 'loginTotal', key: device ?? addressKey(ctx.request.ip) };
  const lanes = lanesOf(ctx, claim);
  const best = await lanes.next();
  if (best.done || (await limiter.chargeAndPeek(total, ...best.value.uses))) return;
  await enterFirst(lanes, ({ uses }) => limiter.check(...uses));
}

/**
 * Charges an attempt as if its password were wrong. Called after the password is verified and before the outcome is
 * visible, so that concurrent guesses cannot exceed the limits.
 * @throws TOO_MANY_REQUESTS
 */
export async function payForLogin(ctx: Context, claim: Claim): Promise<PaidAttempt> {
  const { limiter } = ctx.services;
  const { state, refund } = await enterFirst(
    lanesOf(ctx, claim),
    async ({ state: entered, uses }): Promise<{ state: Lane['state']; refund: Refund }> => ({
      state: entered,
      refund: await limiter.reserve(...uses),
    }),
  );
  return {
    async succeed() {
      await refund();
      if (state === 'blocked') await mail(ctx, claim, 'mail.login_while_blocked');
    },
    async fail() {
      await limiter.count('loginFailedFromAddress', pairKey(ctx, claim));
      if (state !== 'open') await warn(ctx, claim);
    },
  };
}

/**
 * The lanes, best first (decisions 100 and 160). A known device has limits of its own. For all others ten failures
 * block the account; then addresses known from its sessions keep their limits, addresses without recent failures get
 * an attempt every few seconds, and the rest share one attempt a minute.
 */
async function* lanesOf(ctx: Context, claim: Claim): AsyncGenerator<Lane, void> {
  const { ip } = ctx.request;
  const [address, key] = [addressKey(ip), accountKey(claim)];
  const byAddress: Use = { name: 'loginFailedByIp', key: address };
  const device = claim.account && ctx.device.find(claim.account);
  if (device) yield { state: 'open', uses: [{ name: 'loginFailedByDevice', key: device }] };
  yield { state: 'open', uses: [byAddress, { name: 'loginFailedByAccount', key }] };
  if (await hasSignedInFrom(ctx.db, claim.account?.id ?? 0, address))
    yield { state: 'blocked, known address', uses: [byAddress] };
  const fresh: Use[] = [
    byAddress,
    { name: 'loginFailedFromAddress', key: pairKey(ctx, claim) },
    { name: 'loginWhileBlockedByNetwork', key: `${key}:${networkKey(ip)}` },
  ];
  yield { state: 'blocked', uses: [...fresh, { name: 'loginWhileBlocked', key }] };
  yield { state: 'blocked', uses: [...fresh, { name: 'loginWhileBlockedSlowly', key }] };
  yield { state: 'blocked', uses: [byAddress, { name: 'loginWhileBlockedAgain', key }] };
}

/** Enters the first lane with capacity left. @throws when none has, with the shortest wait of all lanes */
async function enterFirst<T>(lanes: AsyncIterable<Lane>, enter: (lane: Lane) => Promise<T>): Promise<T> {
  const errors: TRPCError[] = [];
  for await (const lane of lanes) {
    try {
      return await enter(lane);
    } catch (error) {
      if (!isTooMany(error)) throw error;
      errors.push(error);
    }
  }
  throw errors.toSorted((one, other) => retryAfterOf(one) - retryAfterOf(other))[0];
}

export const isTooMany = (error: unknown): error is TRPCError =>
  error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS';

const retryAfterOf = (error: TRPCError) => describeError(error).retryAfter ?? 0;

/** Emails the member that someone is guessing their password, rate-limited. */
async function warn(ctx: Context, claim: Claim): Promise<void> {
  try {
    await ctx.services.limiter.charge('loginAlert', accountKey(claim));
  } catch (error) {
    if (isTooMany(error)) return;
    throw error;
  }
  await mail(ctx, claim, 'mail.login_blocked');
}

/** An unknown account costs the same work; its mail is dropped later. */
async function mail({ db }: Context, { account }: Claim, topic: AccountMail): Promise<void> {
  await withTransaction(db, (trx) =>
    enqueueEvent(trx, { channel: 'mail', topic, payload: {}, ...(account && { userId: account.id }) }),
  );
}

/** Hashed, so that bucket keys do not reveal which account is attacked. */
const accountKey = ({ email }: Claim) => createHash('sha256').update(email).digest('hex').slice(0, 32);

const pairKey = ({ request }: Context, claim: Claim) => `${accountKey(claim)}:${addressKey(request.ip)}`;
