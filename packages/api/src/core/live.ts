import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/** Something changed that a member's open pages should read again. Carries no content. */
export type LiveEvent = {
  /**
   * The query keys to read again, as first path segments: 'connections', 'dashboard', ...
   * None: the stream has just begun or was interrupted, so read once whatever is on the page.
   * 'feed' says that there are new posts; ask `feed.countNewer` instead of moving text under a reader.
   */
  topics: string[];
  /** Keys of sessions that have just ended; then it concerns the streams of these alone. */
  endedSessions?: string[];
};

/** The channel on which processes tell each other; PostgreSQL delivers on commit. */
export const LIVE_CHANNEL = 'guildhall_live';

/** Topic between processes only: a restore has replaced all data, so nothing kept in memory counts. */
export const DATA_REPLACED = 'data replaced';

/** What public answers show: posts with their links and authors, the businesses of the directory, or the published articles. */
export type PublicData = 'feed' | 'directory' | 'news';

/**
 * Topics between processes only, sent by triggers: something changed that public answers show, so none
 * that was made before counts.
 */
export const PUBLIC_CHANGED: Record<PublicData, string> = {
  feed: 'public data changed',
  directory: 'directory changed',
  news: 'news changed',
};

/** Members by id, or everybody who has a page open, signed in or not. */
export type LiveAudience = number[] | 'everybody';

/** Receiving side, made by the server from one LISTEN connection a process. */
export type LiveBus = {
  /** Events for one member until the signal aborts; null, a reader who is not signed in, hears what is for everybody. */
  subscribe(userId: number | null, signal: AbortSignal): AsyncIterable<LiveEvent>;
  /** Grows with every change of that data; null while changes cannot be heard, so that nothing may be kept. */
  publicGeneration(data: PublicData): number | null;
};

/**
 * Announces a change. Call it inside the transaction that makes the change: nothing is delivered
 * when it rolls back.
 */
export async function publishEvent(db: Kysely<DB>, audience: LiveAudience, topics: string[]): Promise<void> {
  const payload = JSON.stringify({ userIds: audience === 'everybody' ? null : audience, topics });
  await sql`select pg_notify(${LIVE_CHANNEL}, ${payload})`.execute(db);
}

/** Tells every process that what it keeps in memory of all members no longer counts. Members who change are announced by triggers. */
export async function announcePeople(db: Kysely<DB>, people: 'all'): Promise<void> {
  const payload = JSON.stringify({ userIds: [], topics: [], people });
  await sql`select pg_notify(${LIVE_CHANNEL}, ${payload})`.execute(db);
}
