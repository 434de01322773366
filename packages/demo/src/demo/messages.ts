import type { Insertable } from 'kysely';

import type { Message, Thread } from '@guildhall/db';
import { createRandom } from '../random.ts';
import { conversations } from '../data/conversations.ts';
import { latest } from './clock.ts';
import type { SeedContext } from './seed-context.ts';

/** A private message of the demo; notes, referrals and applications are sent as messages too. */
export interface PlannedMessage {
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

/** Messages newer than this many days are unread, unless they have a reply. */
const UNREAD_DAYS = 5;

/** The conversations of the demo data, message by message. */
export function listConversationMessages(
  context: SeedContext,
  businessIds: ReadonlyMap<string, number>,
): PlannedMessage[] {
  const random = createRandom('conversations');
  return conversations.flatMap(({ between, type, daysAgo, business, lines }) => {
    const [first, second] = between.map((username) => context.member(username));
    if (!first || !second) throw new Error('A conversation is between two');
    let at = latest(context.clock.daysAgo(daysAgo), first.createdAt, second.createdAt);
    return lines.map((line, index): PlannedMessage => {
      at = context.clock.soonAfter(random, at, index === 0 ? 60 : 400);
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
 * The rows of threads and messages. A stranger who got no reply keeps only the first message, because the
 * product would have rejected the second.
 */
export function planMessages(
  context: SeedContext,
  planned: readonly PlannedMessage[],
  connected: ReadonlySet<string>,
): { threads: Insertable<Thread>[]; messages: Insertable<Message>[] } {
  const random = createRandom('messages');
  const threads: Insertable<Thread>[] = [];
  const messages: Insertable<Message>[] = [];
  const byPair = Map.groupBy(planned, ({ from, to }) => pairKey(from, to));
  for (const all of byPair.values()) {
    const sorted = all.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const [first] = sorted;
    if (!first) continue;
    const hasReply = sorted.some(({ from }) => from !== first.from);
    const isRequest = !hasReply && !connected.has(pairKey(first.from, first.to));
    const sent = isRequest ? [first] : sorted;
    const threadId = threads.length + 1;
    threads.push({
      id: threadId,
      lowUserId: Math.min(first.from, first.to),
      highUserId: Math.max(first.from, first.to),
      requestedBy: isRequest ? first.from : null,
      lastMessageAt: sent.at(-1)?.at ?? first.at,
      createdAt: first.at,
    });
    for (const [index, message] of sent.entries()) {
      const reply = sent.slice(index + 1).find(({ from }) => from === message.to);
      const isRecent = message.at > context.clock.daysAgo(UNREAD_DAYS);
      messages.push({
        threadId,
        senderId: message.from,
        recipientId: message.to,
        content: message.content,
        type: message.type,
        isRequest,
        readAt: reply?.at ?? (isRecent ? null : context.clock.soonAfter(random, message.at, 900)),
        createdAt: message.at,
        connectionId: message.connectionId ?? null,
        referralId: message.referralId ?? null,
        opportunityId: message.opportunityId ?? null,
        businessId: message.businessId ?? null,
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
