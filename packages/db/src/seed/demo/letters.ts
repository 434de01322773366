import type { Insertable } from 'kysely';

import type { Message, Thread } from '../../schema.gen.ts';
import { createRandom } from '../random.ts';
import { conversations } from '../data/conversations.ts';
import { latest } from './clock.ts';
import type { World } from './world.ts';

/** A private message of the demo; notes, referrals and applications are sent as messages too. */
export interface Letter {
  from: number;
  to: number;
  content: string;
  type: 'opportunity' | 'partnership' | 'other';
  at: Date;
  connectionId?: number;
  referralId?: number;
  opportunityId?: number;
  businessId?: number;
}

type Pair = (a: number, b: number) => string;
export const pairKey: Pair = (a, b) => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** Newer letters than this, in days, wait to be read unless they were answered. */
const UNREAD_DAYS = 5;

/** The written conversations as letters. */
export function listConversationLetters(world: World, businessIds: ReadonlyMap<string, number>): Letter[] {
  const random = createRandom('conversations');
  return conversations.flatMap(({ between, type, daysAgo, business, lines }) => {
    const [first, second] = between.map((username) => world.person(username));
    if (!first || !second) throw new Error('A conversation is between two');
    let at = latest(world.clock.daysAgo(daysAgo), first.createdAt, second.createdAt);
    return lines.map((line, index): Letter => {
      at = world.clock.soonAfter(random, at, index === 0 ? 60 : 400);
      const [from, to] = line.startsWith('<') ? [first.id, second.id] : [second.id, first.id];
      const businessId = index === 0 && business !== undefined ? businessIds.get(business) : undefined;
      return {
        from,
        to,
        content: line.slice(2),
        type,
        at,
        ...(businessId === undefined ? {} : { businessId }),
      };
    });
  });
}

/**
 * Threads and messages out of all letters. Of a stranger who was not answered only the first letter
 * stays, because the product would not have let the second through.
 */
export function planMessages(
  world: World,
  letters: readonly Letter[],
  connected: ReadonlySet<string>,
): { threads: Insertable<Thread>[]; messages: Insertable<Message>[] } {
  const random = createRandom('messages');
  const threads: Insertable<Thread>[] = [];
  const messages: Insertable<Message>[] = [];
  const byPair = Map.groupBy(letters, ({ from, to }) => pairKey(from, to));
  for (const all of byPair.values()) {
    const sorted = all.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const [first] = sorted;
    if (!first) continue;
    const answered = sorted.some(({ from }) => from !== first.from);
    const waiting = !answered && !connected.has(pairKey(first.from, first.to));
    const kept = waiting ? [first] : sorted;
    const threadId = threads.length + 1;
    threads.push({
      id: threadId,
      lowUserId: Math.min(first.from, first.to),
      highUserId: Math.max(first.from, first.to),
      requestedBy: waiting ? first.from : null,
      lastMessageAt: kept.at(-1)?.at ?? first.at,
      createdAt: first.at,
    });
    for (const [index, letter] of kept.entries()) {
      const reply = kept.slice(index + 1).find(({ from }) => from === letter.to);
      const fresh = letter.at > world.clock.daysAgo(UNREAD_DAYS);
      messages.push({
        threadId,
        senderId: letter.from,
        recipientId: letter.to,
        content: letter.content,
        type: letter.type,
        isRequest: waiting,
        readAt: reply?.at ?? (fresh ? null : world.clock.soonAfter(random, letter.at, 900)),
        createdAt: letter.at,
        connectionId: letter.connectionId ?? null,
        referralId: letter.referralId ?? null,
        opportunityId: letter.opportunityId ?? null,
        businessId: letter.businessId ?? null,
      });
    }
  }
  return { threads, messages: numbered(messages, ({ createdAt }) => createdAt) };
}

/** Rows in the order of their dates, with ids from 1, as if they had been written one after the other. */
export function numbered<Row extends object>(
  rows: readonly Row[],
  dateOf: (row: Row) => Date | string | undefined,
): (Row & { id: number })[] {
  return rows
    .toSorted((a, b) => Number(dateOf(a)) - Number(dateOf(b)))
    .map((row, index) => withId(row, index + 1));
}

const withId = <Row extends object>(row: Row, id: number): Row & { id: number } => ({ ...row, id });
