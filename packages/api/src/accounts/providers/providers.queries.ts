import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Services } from '../../ground/core/context.ts';
import type { OidcProvider } from '../../ground/core/oidc-client.ts';
import type { ProviderLink } from '../../ground/settings/providers.schema.ts';

/** Where a secret is stored: it opens for no other provider, nor after its row was given another issuer. */
export const sealedForProvider = ({ key, issuer }: { key: string; issuer: string }): string =>
  `oidc:${key}:${issuer}`;

/** What the buttons show, in their order. */
export function listProviderLinks(db: Kysely<DB>): Promise<ProviderLink[]> {
  return db
    .selectFrom('oidcProviders')
    .select(['key', 'name'])
    .where('isOn', '=', true)
    .orderBy('place')
    .execute();
}

export type KnownProvider = OidcProvider & {
  id: number;
  key: string;
  name: string;
  /** Whether strangers may join with it. */
  takesNewcomers: boolean;
};

/** A provider that is on, with its secret. Undefined when there is none, or its secret cannot be opened any more. */
export async function findProvider(
  db: Kysely<DB>,
  { sealer, log }: Pick<Services, 'sealer' | 'log'>,
  key: string,
): Promise<KnownProvider | undefined> {
  const row = await db
    .selectFrom('oidcProviders')
    .select(['id', 'key', 'name', 'issuer', 'clientId', 'secretSealed', 'takesNewcomers'])
    .where('key', '=', key)
    .where('isOn', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const { secretSealed, ...provider } = row;
  const clientSecret = sealer.open(secretSealed, sealedForProvider(row));
  if (clientSecret === undefined) {
    log.warn({ provider: key }, 'client secret was sealed with a secret that is gone');
    return undefined;
  }
  return { ...provider, clientSecret };
}

/** Where the provider sends browsers back to. It has the key in it, so that one provider cannot answer for another. */
export const redirectUriOf = ({ publicOrigin }: { publicOrigin: string }, key: string): string =>
  `${publicOrigin}/api/auth/oidc/${key}/callback`;
