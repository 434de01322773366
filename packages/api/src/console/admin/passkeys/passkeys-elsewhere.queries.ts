import type { Kysely } from 'kysely';
import { z } from 'zod';
import { type DB, sql } from '@guildhall/db';
import { relyingPartyOf } from '../../../accounts/passkeys/relying-party.ts';
import type { ProductConfig } from '../../../ground/values/product-config.ts';

/** Passkeys that were made for another address than the community has now, by that address. */
export const PasskeysElsewhere = z.object({
  /** The host of the address that the community has now. */
  host: z.string(),
  former: z.array(z.object({ host: z.string(), members: z.int() })),
});
export type PasskeysElsewhere = z.infer<typeof PasskeysElsewhere>;

const FORMER_SHOWN = 5;

/** How many members have a passkey that no browser offers here any more. */
export async function findPasskeysElsewhere(
  db: Kysely<DB>,
  config: Pick<ProductConfig, 'publicOrigin'>,
): Promise<PasskeysElsewhere> {
  const { id: host } = relyingPartyOf(config);
  const former = await db
    .selectFrom('passkeys')
    .select(['relyingParty as host', sql<number>`count(distinct user_id)::int`.as('members')])
    .where('relyingParty', '<>', host)
    .groupBy('relyingParty')
    .orderBy('members', 'desc')
    .orderBy('host')
    .limit(FORMER_SHOWN)
    .$narrowType<{ host: string }>()
    .execute();
  return { host, former };
}
