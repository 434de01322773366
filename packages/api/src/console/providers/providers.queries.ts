import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { redirectUriOf } from '../../accounts/providers/providers.queries.ts';
import type { ProductConfig } from '../../ground/values/product-config.ts';
import type { SignInProviders } from './providers.schema.ts';

type Config = Pick<ProductConfig, 'publicOrigin'>;

/** The services to sign in with, in the order of their buttons, without their secrets. */
export async function listProviders(db: Kysely<DB>, config: Config): Promise<SignInProviders> {
  const rows = await db
    .selectFrom('oidcProviders')
    .select((eb) => [
      'id',
      'key',
      'name',
      'issuer',
      'clientId',
      'isOn',
      'takesNewcomers',
      'createdAt',
      eb
        .selectFrom('identities')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('identities.issuer', '=', 'oidcProviders.issuer')
        .as('memberCount'),
    ])
    .orderBy('place')
    .execute();
  return {
    items: rows.map(({ createdAt, memberCount, ...row }) =>
      Object.assign(row, {
        redirectUri: redirectUriOf(config, row.key),
        memberCount: memberCount ?? 0,
        createdAt: createdAt.toISOString(),
      }),
    ),
    redirectBase: redirectUriOf(config, ''),
  };
}
