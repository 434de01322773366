import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { relativeTime } from '../../../ground/values/relative-time.ts';
import { type SecondFactor, type SecurityEvent, SecurityEvents } from './second-factor.schema.ts';

/** As many as the settings page shows. */
const EVENTS_SHOWN = 20;

export async function getSecondFactor(db: Kysely<DB>, { id }: Viewer): Promise<SecondFactor> {
  const factor = await db
    .selectFrom('totp')
    .select((eb) => [
      'confirmedAt',
      eb
        .selectFrom('recoveryCodes')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .where('recoveryCodes.userId', '=', id)
        .where('usedAt', 'is', null)
        .as('codesLeft'),
    ])
    .where('userId', '=', id)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return {
    addedAt: factor?.confirmedAt?.toISOString() ?? null,
    codesLeft: factor?.codesLeft ?? 0,
  };
}

/** What happened last to the security of the viewer's account, newest first. */
export async function listSecurityEvents(db: Kysely<DB>, { id }: Viewer): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('securityEvents')
    .select(['id', 'kind', 'device', 'ipPrefix', 'at'])
    .where('userId', '=', id)
    .orderBy('id', 'desc')
    .limit(EVENTS_SHOWN)
    .execute();
  return SecurityEvents.parse(
    rows.map(({ id: eventId, kind, device, ipPrefix, at }) => ({
      id: eventId,
      kind,
      device,
      network: ipPrefix,
      at: at.toISOString(),
      relativeTime: relativeTime(at),
    })),
  );
}
