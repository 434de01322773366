import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import type { LinkedAccounts } from './identities.schema.ts';

/** Where the viewer can sign in, and where they could. One account a provider, of which there are five at most. */
export async function listLinkedAccounts(db: Kysely<DB>, viewer: Viewer): Promise<LinkedAccounts> {
  const [linked, providers] = await Promise.all([
    db
      .selectFrom('identities')
      .select(['id', 'issuer', 'linkedAt', 'lastUsedAt'])
      .where('userId', '=', viewer.id)
      .orderBy('id')
      .execute(),
    db.selectFrom('oidcProviders').select(['key', 'name', 'issuer', 'isOn']).orderBy('place').execute(),
  ]);
  const issuers = new Set(linked.map(({ issuer }) => issuer));
  const names = new Map(providers.map(({ issuer, name }) => [issuer, name]));
  return {
    items: linked.map(({ id, issuer, linkedAt, lastUsedAt }) => ({
      id,
      name: names.get(issuer) ?? issuer,
      isOffered: providers.some((provider) => provider.isOn && provider.issuer === issuer),
      linkedAt: linkedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    offered: providers
      .filter(({ issuer, isOn }) => isOn && !issuers.has(issuer))
      .map(({ key, name }) => ({ key, name })),
  };
}
