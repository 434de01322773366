import { createHash } from 'node:crypto';
import type { Context, VerifiedAccount } from '../../ground/core/context.ts';
import { addressKey, networkKey } from '../../ground/limits/address-key.ts';
import type { Use } from '../../ground/limits/limiter.ts';
import { hasSignedInFrom } from './accounts.queries.ts';

/**
 * Strangers share a budget of mails to one account, of which one network has a part. A device or an address
 * that signed in to it before has a budget of its own, so that nobody can use up the way back in.
 */
export async function reserveAccountMail(
  ctx: Context,
  { email, account }: { email: string; account: VerifiedAccount | undefined },
): Promise<void> {
  const { limiter } = ctx.services;
  const address = addressKey(ctx.request.ip);
  const key = `account:${createHash('sha256').update(email).digest('hex')}`;
  const byAddress: Use = { name: 'accountMail', key: `ip:${address}` };
  const device = account && ctx.device.find(account);
  const isKnown = device !== undefined || (await hasSignedInFrom(ctx.db, account?.id ?? 0, address));
  const budget: Use[] = isKnown
    ? [{ name: 'accountMail', key: `${key}:${device ?? address}` }]
    : [
        { name: 'accountMail', key },
        { name: 'accountMailByNetwork', key: `${key}:${networkKey(ctx.request.ip)}` },
      ];
  await limiter.reserve(byAddress, ...budget);
}
