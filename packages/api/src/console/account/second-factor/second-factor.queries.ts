import { type Kysely, sql } from 'kysely';
import { SecurityEventKind } from '../../../accounts/second-factor/second-factor.schema.ts';
import { toPage } from '../../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../../ground/core/pagination.ts';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { relativeTime } from '../../../ground/values/relative-time.ts';
import type { ListSecurityEventsInput, SecondFactor, SecurityEvents } from './second-factor.schema.ts';

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

/** What happened to the security of the viewer's account, newest first. */
export async function listSecurityEvents(
  db: Kysely<DB>,
  viewer: Viewer,
  { limit, cursor }: ListSecurityEventsInput,
): Promise<SecurityEvents> {
  const rows = await db
    .selectFrom('securityEvents')
    .select(['id', 'kind', 'device', 'ipPrefix', 'at', sql<string>`at::text`.as('sortKey')])
    .where('userId', '=', viewer.id)
    .where(afterCursor(cursor, 'at', 'id'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limitPlusOne(limit))
    .execute();
  return toPage(rows, limit, ({ id, kind, device, ipPrefix, at }) => ({
    id,
    kind: SecurityEventKind.parse(kind),
    device,
    network: ipPrefix,
    at: at.toISOString(),
    relativeTime: relativeTime(at),
  }));
}
