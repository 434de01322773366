import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { RequestInfo } from '../../ground/core/context.ts';
import { recordSecurityEvent } from '../second-factor/record-security-event.commands.ts';

/** Shows a member that an account at a provider did not open theirs; once a day, so that it hides nothing else. */
export async function recordRefusal(db: Kysely<DB>, userId: number, request: RequestInfo): Promise<void> {
  const known = await db
    .selectFrom('securityEvents')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', 'provider_refused')
    .where('at', '>', sql<Date>`now() - interval '1 day'`)
    .limit(1)
    .executeTakeFirst();
  if (!known) await recordSecurityEvent(db, userId, 'provider_refused', request);
}
