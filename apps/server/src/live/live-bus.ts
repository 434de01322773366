import { Client } from 'pg';
import type { Logger } from '@guildhall/api';
import { bumpCacheGeneration, bumpPublicMembers } from '@guildhall/api/ground/cache/cache-generation';
import {
  DATA_REPLACED,
  LIVE_CHANNEL,
  type LiveBus,
  type LiveEvent,
  PUBLIC_CHANGED,
  type PublicData,
} from '@guildhall/api/ground/core/live';
import { notifyMemberChange } from '@guildhall/api/ground/core/member-changes';
import { z } from 'zod';
import { reconnectDelay } from './reconnect-delay.ts';

/** A null list of ids means everyone. */
const Payload = z.object({
  userIds: z.array(z.int()).nullable(),
  topics: z.array(z.string()),
  /** Internal, sent by triggers: members whose profile or connections changed. */
  people: z.union([z.array(z.int()), z.literal('all')]).optional(),
  /** Sent by triggers: keys of revoked sessions. */
  endedSessions: z.array(z.string()).optional(),
});

/** Events that wait for a page whose connection takes no more; beyond it they become one event without topics. */
const WAITING_MAX = 100;

type Listener = (event: LiveEvent) => void;

const doNothing = () => {};

const PUBLIC_DATA: PublicData[] = ['feed', 'directory', 'news', 'community', 'members'];

/**
 * Shares one LISTEN connection of the process among all subscribers. After a reconnect every subscriber is told
 * to refetch once, as after a reconnect of its own, so nothing has to be replayed.
 *
 * @param onNotification called for each notification, before it is delivered
 */
export async function createLiveBus(
  connectionString: string,
  log: Logger,
  onNotification: () => void = doNothing,
): Promise<LiveBus & { countListeners(): number; close(): Promise<void> }> {
  const listeners = new Map<number | null, Set<Listener>>();
  const closing = new AbortController();
  let client: Client | undefined;
  let isListening = false;
  const generations: Record<PublicData, number> = {
    feed: 0,
    directory: 0,
    news: 0,
    community: 0,
    members: 0,
  };

  function invalidatePublicCaches(): void {
    for (const data of PUBLIC_DATA) generations[data] += 1;
    bumpPublicMembers();
  }

  function deliver(payload: string | undefined): void {
    const { userIds, topics: published, people, endedSessions } = Payload.parse(JSON.parse(payload ?? ''));
    const isReplaced = published.includes(DATA_REPLACED);
    if (isReplaced) bumpCacheGeneration();
    if (published.includes(PUBLIC_CHANGED.members)) bumpPublicMembers();
    if (isReplaced) invalidatePublicCaches();
    for (const data of PUBLIC_DATA) if (published.includes(PUBLIC_CHANGED[data])) generations[data] += 1;
    const changed = isReplaced ? 'all' : people;
    if (changed !== undefined) notifyMemberChange(changed);
    // No topics: read once whatever is on the page.
    const topics = isReplaced ? [] : published;
    for (const id of userIds ?? listeners.keys())
      for (const listener of listeners.get(id) ?? [])
        listener({ topics, ...(endedSessions && { endedSessions }) });
  }

  async function listen(): Promise<void> {
    const opened = new Client({
      connectionString,
      application_name: 'guildhall-live',
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
    });
    opened.on('notification', ({ payload }) => {
      onNotification();
      try {
        deliver(payload);
      } catch (error) {
        log.warn({ err: error }, 'invalid live notification');
      }
    });
    opened.on('error', (error) => log.warn({ err: error }, 'live event connection lost'));
    await opened.connect();
    opened.once('end', () => {
      isListening = false;
      if (!closing.signal.aborted) void reconnect();
    });
    await opened.query(`listen ${LIVE_CHANNEL}`);
    client = opened;
    // Changes before LISTEN took effect were missed.
    onNotification();
    invalidatePublicCaches();
    isListening = true;
  }

  async function reconnect(failures = 0): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, reconnectDelay(failures)).unref());
    if (closing.signal.aborted) return;
    try {
      await listen();
    } catch (error) {
      log.warn({ err: error }, 'live event reconnect failed');
      return reconnect(failures + 1);
    }
    notifyMemberChange('all');
    for (const own of listeners.values()) for (const listener of own) listener({ topics: [] });
  }

  await listen();

  return {
    async *subscribe(userId, signal) {
      const ended = AbortSignal.any([signal, closing.signal]);
      const waiting: LiveEvent[] = [];
      let wake = doNothing;
      const listener: Listener = (event) => {
        if (waiting.length < WAITING_MAX) waiting.push(event);
        else waiting.splice(0, waiting.length, { topics: [] });
        wake();
      };
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      const onEnd = () => wake();
      ended.addEventListener('abort', onEnd);
      try {
        while (!ended.aborted) {
          const event = waiting.shift();
          if (event) yield event;
          else await new Promise<void>((resolve) => (wake = resolve));
        }
      } finally {
        ended.removeEventListener('abort', onEnd);
        own.delete(listener);
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId);
      }
    },
    publicGeneration: (data) => (isListening ? generations[data] : null),
    countListeners: () => listeners.values().reduce((sum, own) => sum + own.size, 0),
    async close() {
      closing.abort();
      await client?.end();
    },
  };
}
