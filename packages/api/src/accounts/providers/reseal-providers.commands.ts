import type { Database } from '@guildhall/db';
import type { Services } from '../../ground/core/context.ts';
import { sealedForProvider } from './providers.queries.ts';

/** Seals with the newest secret of the server what an earlier one sealed. There are five providers at most. */
export async function resealProviders(
  db: Database,
  { sealer, log }: Pick<Services, 'sealer' | 'log'>,
): Promise<void> {
  const rows = await db.selectFrom('oidcProviders').select(['id', 'key', 'issuer', 'secretSealed']).execute();
  for (const { id, key, issuer, secretSealed } of rows) {
    if (secretSealed.startsWith(sealer.newest)) continue;
    const place = sealedForProvider({ key, issuer });
    const secret = sealer.open(secretSealed, place);
    if (secret === undefined)
      log.warn(
        { provider: key },
        'client secret cannot be opened: the SESSION_SECRET that sealed it is gone',
      );
    else
      await db
        .updateTable('oidcProviders')
        .set({ secretSealed: sealer.seal(secret, place) })
        .where('id', '=', id)
        .where('secretSealed', '=', secretSealed)
        .execute();
  }
}
