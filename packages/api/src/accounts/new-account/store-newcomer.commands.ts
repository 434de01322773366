import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import type { Context } from '../../ground/core/context.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { addressKey } from '../../ground/limits/address-key.ts';
import type { Use } from '../../ground/limits/limiter.ts';

const NOT_CREATED = 'Failed to create account. Please try again.';

/** Charged for addresses that are taken. */
const failureOf = (ctx: Context): Use => ({ name: 'registerFailed', key: addressKey(ctx.request.ip) });

/** Charges a registration or an application, before it or its proof costs anything. */
export async function chargeNewcomer(ctx: Context): Promise<void> {
  const { limiter } = ctx.services;
  await limiter.check(failureOf(ctx));
  await limiter.charge('register', addressKey(ctx.request.ip));
}

/**
 * Stores a newcomer in one transaction. When `store` returns undefined, the address is taken: a 409 with the sentence
 * of the specification, and nothing is stored.
 */
export async function storeNewcomer<Stored>(
  ctx: Context,
  store: (trx: DatabaseTransaction) => Promise<Stored | undefined>,
): Promise<Stored> {
  // Charged before the response can reveal whether the address is taken.
  const refund = await ctx.services.limiter.reserve(failureOf(ctx));
  const stored = await withTransaction(ctx.db, async (trx) => {
    const done = await store(trx);
    if (done === undefined) throw conflict(NOT_CREATED);
    return done;
  });
  await refund();
  return stored;
}
