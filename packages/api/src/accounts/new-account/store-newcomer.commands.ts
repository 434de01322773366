import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import type { Context } from '../../ground/core/context.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { addressKey } from '../../ground/limits/address-key.ts';
import type { Use } from '../../ground/limits/limiter.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { findInvited } from '../lookup/accounts.queries.ts';
import { reserveAccountMail } from '../lookup/reserve-account-mail.ts';

const ON_THE_LIST = "You're already on our list. We've sent you your invitation again.";
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
 * Stops a newcomer who was imported and has not joined yet, and sends them their invitation. Only the mail is proof
 * that the address is theirs, so nothing else happens.
 */
export async function refuseInvited(ctx: Context, email: string): Promise<void> {
  const invited = await findInvited(ctx.db, email);
  if (!invited) return;
  await reserveAccountMail(ctx, { email, account: undefined });
  await withTransaction(ctx.db, (trx) => enqueueAccountMail(trx, invited.id, 'mail.set_password'));
  throw conflict(ON_THE_LIST);
}

/**
 * Stores a newcomer in one transaction. When `store` returns undefined, the address is taken: a 409 with the sentence
 * of the specification, and nothing is stored. Somebody who was imported gets their invitation instead.
 */
export async function storeNewcomer<Stored>(
  ctx: Context,
  email: string,
  store: (trx: DatabaseTransaction) => Promise<Stored | undefined>,
): Promise<Stored> {
  // Charged before the response can reveal whether the address is taken.
  const refund = await ctx.services.limiter.reserve(failureOf(ctx));
  await refuseInvited(ctx, email);
  const stored = await withTransaction(ctx.db, async (trx) => {
    const done = await store(trx);
    if (done === undefined) throw conflict(NOT_CREATED);
    return done;
  });
  await refund();
  return stored;
}
