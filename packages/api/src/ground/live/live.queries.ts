import type { Kysely } from 'kysely';
import { type DB, sql } from '@guildhall/db';
import type { Viewer } from '../core/context.ts';
import type { LiveBus, LiveEvent } from '../core/live.ts';

/** A session may also expire, which sends no event, so it is checked at this interval. */
const RECHECK_MS = 5 * 60 * 1_000;

type Source = { db: Kysely<DB>; viewer: Viewer | null; live: LiveBus };

/**
 * The event stream of one page. The first event has no topics and says that the subscription is active. When the
 * page's session ends (sign-out, new password, deactivation, restore), another event without topics follows, and from
 * then on only the events of visitors.
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
    // A subscription starts with the first call of next, so that comes before the first event.
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
    // Subscribed from here on; a session that ended before is found by the query.
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
      // Renewed: nothing to refetch.
      if (endedSessions === undefined) yield { topics };
    }
    return 'session ended';
  } finally {
    leaving.abort();
  }
}

/** The key of the active session, or of the one that replaced it; undefined when it has ended. */
async function findSession(db: Kysely<DB>, { id }: Viewer, key: string | null): Promise<string | undefined> {
  // Only tests and jobs have no session key.
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
