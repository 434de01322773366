import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/** Something changed that a member's open pages should read again. Carries no content. */
export type LiveEvent = {
  /** The query keys to read again, as first path segments: 'connections', 'dashboard', ... */
  topics: string[];
};

/** The channel on which processes tell each other; PostgreSQL delivers on commit. */
export const LIVE_CHANNEL = 'guildhall_live';

/** Receiving side, made by the server from one LISTEN connection a process. */
export type LiveBus = {
  /** Events for one member until the signal aborts. */
  subscribe(userId: number, signal: AbortSignal): AsyncIterable<LiveEvent>;
};

/**
 * Announces a change to members. Call it inside the transaction that makes the change:
 * nothing is delivered when it rolls back.
 */
export async function announceLive(db: Kysely<DB>, userIds: number[], topics: string[]): Promise<void> {
  const payload = JSON.stringify({ userIds, topics });
  await sql`select pg_notify(${LIVE_CHANNEL}, ${payload})`.execute(db);
}
