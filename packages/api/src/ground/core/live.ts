import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/** Something changed, so a member's open pages should refetch. Carries no content. */
export type LiveEvent = {
  /**
   * The query keys to invalidate, as first path segments: 'connections', 'dashboard', ...
   * None: the stream has just begun or was interrupted, so refetch everything on the page once.
   * 'feed' says that there are new posts; ask `feed.countNewer` instead of moving text under a reader.
   */
  topics: string[];
  /** Keys of sessions that have just ended; the event is then for their streams only. */
  endedSessions?: string[];
};

/** The NOTIFY channel between processes; PostgreSQL delivers on commit. */
export const LIVE_CHANNEL = 'guildhall_live';

/** Topic between processes only: a restore has replaced all data, so every cache is stale. */
export const DATA_REPLACED = 'data replaced';

/**
 * Cache tags of public responses: posts with links and authors, the directory, the published articles, settings, or who
 * is public and what is hidden.
 */
export type PublicData = 'feed' | 'directory' | 'news' | 'community' | 'members';

/**
 * Topics between processes only, sent by triggers: they invalidate the cached responses of a tag.
 */
export const PUBLIC_CHANGED: Record<PublicData, string> = {
  feed: 'public data changed',
  directory: 'directory changed',
  news: 'news changed',
  community: 'community changed',
  members: 'public members changed',
};

/** Members by id, or every open page, signed in or not. */
export type LiveAudience = number[] | 'everybody';

/** Receiving side, made by the server from one LISTEN connection a process. */
export type LiveBus = {
  /** Events for one member until the signal aborts; null, a signed-out reader, gets those for everyone. */
  subscribe(userId: number | null, signal: AbortSignal): AsyncIterable<LiveEvent>;
  /** The cache generation of that tag; null while the LISTEN connection is down, so nothing may be cached. */
  publicGeneration(data: PublicData): number | null;
};

/** The event streams that are open, which are limited. */
export type OpenStreams = {
  /**
   * Acquires one of the caller's stream slots, so that no caller can use up all connections of the server. Resolves
   * with its release function.
   * @throws TOO_MANY_REQUESTS when the caller has none left
   */
  take(viewer: { id: number } | null, ip: string): Promise<() => Promise<void>>;
  /** Stops renewing the leases of this process. */
  close(): Promise<void>;
};

/**
 * Publishes a change to open pages. Call it inside the transaction that makes the change: nothing is delivered
 * when it rolls back.
 */
export async function publishEvent(db: Kysely<DB>, audience: LiveAudience, topics: string[]): Promise<void> {
  const payload = JSON.stringify({ userIds: audience === 'everybody' ? null : audience, topics });
  await sql`select pg_notify(${LIVE_CHANNEL}, ${payload})`.execute(db);
}
