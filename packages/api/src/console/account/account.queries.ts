import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { SESSION_IDLE } from '../../ground/security/session-lifetimes.ts';
import { deviceOf } from '../../ground/values/device.ts';
import type { AccountSession, AccountSettings } from './account.schema.ts';

/** Enough of a session's key to tell one's own sessions apart. */
export const SESSION_ID_LENGTH = 16;

export async function getAccountSettings(db: Kysely<DB>, viewer: Viewer): Promise<AccountSettings> {
  const row = await db
    .selectFrom('users')
    .select([
      'email',
      'emailVerifiedAt',
      'emailAudience',
      'phoneAudience',
      'suggestable',
      'readReceiptsSince',
      'searchEngines',
    ])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  const { emailVerifiedAt, readReceiptsSince, ...settings } = row;
  return {
    ...settings,
    emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
    readReceipts: readReceiptsSince !== null,
  };
}

/** The viewer's active sessions: the current one first, then by last use. */
export async function listSessions(db: Kysely<DB>, viewer: Viewer): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['sidHash', 'createdAt', 'lastSeenAt', 'userAgent', 'ip'])
    .where('userId', '=', viewer.id)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('lastSeenAt', '>', idleSince(viewer))
    .orderBy('lastSeenAt', 'desc')
    .execute();
  return rows
    .map((row) => ({
      id: row.sidHash.slice(0, SESSION_ID_LENGTH),
      isCurrent: row.sidHash === viewer.sessionKey,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      relativeTime: relativeTime(row.lastSeenAt),
      device: deviceOf(row.userAgent ?? ''),
      ip: row.ip,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Sessions not used since then have expired. */
const idleSince = ({ role }: Viewer) => sql<Date>`now() - ${SESSION_IDLE[role]}::interval`;
