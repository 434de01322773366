import { sealedForProvider } from '../src/accounts/providers/providers.queries.ts';
import type { Database } from '@guildhall/db';
import type { Services } from '../src/ground/core/context.ts';

type Row = {
  key: string;
  issuer: string;
  clientSecret?: string;
  place?: number;
  isOn?: boolean;
  takesNewcomers?: boolean;
};

/** Has the community offer a service to sign in with, whatever answers there. */
export async function addSignInProvider(
  { db, services }: { db: Database; services: Pick<Services, 'sealer'> },
  { key, issuer, clientSecret = 'secret', place = 1, ...row }: Row,
): Promise<void> {
  const secretSealed = services.sealer.seal(clientSecret, sealedForProvider({ key, issuer }));
  await db
    .insertInto('oidcProviders')
    .values({ key, issuer, place, name: 'Chamber login', clientId: 'guildhall', secretSealed, ...row })
    .execute();
}
