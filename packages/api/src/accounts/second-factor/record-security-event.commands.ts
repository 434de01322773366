import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { RequestInfo } from '../../ground/core/context.ts';
import { networkKey } from '../../ground/limits/address-key.ts';
import { deviceOf } from '../../ground/values/device.ts';
import type { SecurityEventKind } from './second-factor.schema.ts';

/**
 * Adds a line to what a member sees of the security of their account.
 * @param from the member's own request; null for another person's action, whose device is not shown
 */
export async function recordSecurityEvent(
  db: Kysely<DB>,
  userId: number,
  kind: SecurityEventKind,
  from: Pick<RequestInfo, 'ip' | 'userAgent'> | null,
): Promise<void> {
  await db
    .insertInto('securityEvents')
    .values({
      userId,
      kind,
      ipPrefix: from && networkKey(from.ip).slice(0, 64),
      device: from && deviceOf(from.userAgent),
    })
    .execute();
}
