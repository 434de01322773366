import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../core/context.ts';
import type { LiveBus, LiveEvent } from '../core/live.ts';

/**
 * What one page hears, for as long as it listens. Whoever was signed out meanwhile (deactivated, or all
 * data restored) hears that once, and from then on only what every visitor hears: each such end of
 * sessions is announced as an event about nothing, so that is when it is looked up.
 */
export async function* changesFor(
  { db, viewer, live }: { db: Kysely<DB>; viewer: Viewer | null; live: LiveBus },
  signal: AbortSignal,
): AsyncGenerator<LiveEvent> {
  if (viewer)
    for await (const event of live.subscribe(viewer.id, signal)) {
      const isOut = event.topics.length === 0 && !(await isSignedIn(db, viewer));
      yield event;
      if (isOut) break;
    }
  if (!signal.aborted) yield* live.subscribe(null, signal);
}

/** Anywhere: confirming the password gives the same person a new session. */
async function isSignedIn(db: Kysely<DB>, { id }: Viewer): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('users.id')
    .where('sessions.userId', '=', id)
    .where('sessions.revokedAt', 'is', null)
    .where('users.isActive', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
