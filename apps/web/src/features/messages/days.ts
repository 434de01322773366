import { serverNow } from '../../lib/server-clock.ts';
import type { ThreadMessage } from './messages.hooks.ts';

/** Messages closer than this, by the same member, share one time. */
const RUN_MS = 5 * 60_000;

export type DayOfMessages = {
  /** The ISO date of the first message. */
  at: string;
  /** What its messages are about, where that was not said of an earlier day. */
  kind: Exclude<ThreadMessage['type'], 'other'> | null;
  messages: (ThreadMessage & {
    /** The last of a run by one member, which shows the time. */
    isLast: boolean;
  })[];
};

/** Whether a message is the note of a request to connect, whose type its sender did not choose. */
export const isNoteOfRequest = ({ about }: Pick<ThreadMessage, 'about'>): boolean =>
  about?.kind === 'connection';

/** What a message was said to be about. */
const topicOf = (message: ThreadMessage) =>
  message.type === 'other' || isNoteOfRequest(message) ? null : message.type;

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

/** Cuts a conversation, oldest first, into the days of the reader's time zone. */
export function byDay(messages: readonly ThreadMessage[]): DayOfMessages[] {
  const days: DayOfMessages[] = [];
  let said: DayOfMessages['kind'] = null;
  for (const [index, message] of messages.entries()) {
    const next = messages[index + 1];
    const sentAt = new Date(message.createdAt);
    const isLast =
      next === undefined ||
      next.isMine !== message.isMine ||
      Date.parse(next.createdAt) - sentAt.getTime() > RUN_MS ||
      !isSameDay(sentAt, new Date(next.createdAt));
    const day = days.at(-1);
    const entry = { ...message, isLast };
    const topic = topicOf(message);
    const kind = topic === said ? null : topic;
    if (day && isSameDay(new Date(day.at), sentAt)) {
      day.messages.push(entry);
      day.kind ??= kind;
    } else days.push({ at: message.createdAt, kind, messages: [entry] });
    said = days.at(-1)?.kind ?? said;
  }
  return days;
}

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** How many days ago the day of an ISO date is, in the reader's time zone. */
export const daysAgo = (iso: string, now = new Date(serverNow())): number =>
  Math.round((midnight(now) - midnight(new Date(iso))) / 86_400_000);
