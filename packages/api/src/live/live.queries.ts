import type { Kysely } from 'kysely';
import { type DB, sql } from '@guildhall/db';
import type { Viewer } from '../core/context.ts';
import type { LiveBus, LiveEvent } from '../core/live.ts';

/** A session may also end by time, which nobody announces; so it is looked up again after this long. */
const RECHECK_MS = 5 * 60 * 1_000;

type Source = { db: Kysely<DB>; viewer: Viewer | null; live: LiveBus };

/**
 * What one page hears, for as long as it listens. The first event is about nothing and says that everything
 * published from now on will be heard. When the session that the page was opened with ends (signed out,
 * another password, deactivated, all data restored), it hears that as another event about nothing, and from
 * then on only what every visitor hears.
 */
export async function* changesFor(source: Source, signal: AbortSignal): AsyncGenerator<LiveEvent> {
  if (source.viewer) {
    const end = yield* changesOfMember(source, source.viewer, signal);
    if (end === 'stream closed') return;
  }
  yield* changesOfVisitor(source, signal);
}

async function* changesOfVisitor({ live }: Source, signal: AbortSignal): AsyncGenerator<LiveEvent> {
  const leaving = new AbortController();
  const events = live.subscribe(null, AbortSignal.any([signal, leaving.signal]))[Symbol.asyncIterator]();
  try {
    // A subscription begins with the first call of next, so it comes before the event that says so.
    let next = events.next();
    yield { topics: [] };
    for (let { done, value } = await next; !done; { done, value } = await next) {
      next = events.next();
      yield value;
    }
  } finally {
    leaving.abort();
  }
}

async function* changesOfMember(
  { db, live }: Source,
  viewer: Viewer,
  signal: AbortSignal,
): AsyncGenerator<LiveEvent, 'stream closed' | 'session ended'> {
  const leaving = new AbortController();
  const ended = AbortSignal.any([signal, leaving.signal]);
  const events = live.subscribe(viewer.id, ended)[Symbol.asyncIterator]();
  try {
    // Listens from here on; what ended the session before that is found by looking it up.
    let next = events.next();
    yield { topics: [] };
    let key = await findSession(db, viewer, viewer.sessionKey);
    let checkedAt = Date.now();
    while (key !== undefined) {
      const { done, value: event } = await next;
      if (done) return 'stream closed';
      next = events.next();
      const { topics, endedSessions } = event;
      const isOther = endedSessions !== undefined && !endedSessions.includes(key);
      if (isOther) continue;
      if (topics.length === 0 || Date.now() - checkedAt > RECHECK_MS) {
        key = await findSession(db, viewer, key);
        checkedAt = Date.now();
      }
      if (key === undefined) break;
      // Renewed: nothing on the page has changed.
      if (endedSessions === undefined) yield { topics };
    }
    return 'session ended';
  } finally {
    leaving.abort();
  }
}

/** The key of the live session under this key, or of the one that has replaced it; undefined when it has ended. */
async function findSession(db: Kysely<DB>, { id }: Viewer, key: string | null): Promise<string | undefined> {
  // Only tests and jobs have no session.
  if (key === null) return '';
  const found = await sql<{ key: string }>`
    with recursive chain as (
      select sid_hash, replaced_by, revoked_at, expires_at from ops.sessions
      where sid_hash = ${key} and user_id = ${id}
      union
      select s.sid_hash, s.replaced_by, s.revoked_at, s.expires_at
      from ops.sessions s join chain on s.sid_hash = chain.replaced_by
      where s.user_id = ${id})
    select sid_hash as key from chain
    where revoked_at is null and expires_at > now()
      and exists (select from app.users where id = ${id} and is_active and erased_at is null)
    limit 1`.execute(db);
  return found.rows[0]?.key;
}
