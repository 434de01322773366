import { useMemo, useSyncExternalStore } from 'react';
import type { Inputs } from '../../../lib/trpc.ts';
import { openDraft, storeDraft } from '../../../lib/draft-storage.ts';
import { newIdempotencyKey } from '../../../lib/idempotency.ts';
import { CHANGED, subscribeWaiting, waitingKey } from './waiting-store.ts';

/** A message that was written without a network, and is sent once there is one. */
export type WaitingMessage = {
  /** Its idempotency key, so that it arrives once however often it is sent. */
  key: string;
  /** When it was written, in milliseconds. */
  at: number;
  message: Inputs['messages']['send'];
  /** The server has it, as this message. */
  sentId?: number;
  /** Why the server refused it. */
  refusal?: string;
};

/** The server remembers keys for a day; what waited longer is sent when the member says so. */
const FRESH_MS = 20 * 60 * 60 * 1000;
const NONE: WaitingMessage[] = [];

export const isOld = ({ at }: WaitingMessage): boolean => Date.now() - at > FRESH_MS;
const isHeld = (item: WaitingMessage): boolean => item.refusal !== undefined || isOld(item);

/** Whether something of the conversation is about to be sent, so that what is written next has to follow it. */
export const isSending = (items: WaitingMessage[]): boolean => items.some((item) => !isHeld(item));

const open = (memberId: number) =>
  openDraft<{ items: WaitingMessage[] }>(waitingKey(memberId), { items: NONE });

/** What waits, in the order in which it was written. */
export const readWaiting = (memberId: number): WaitingMessage[] => open(memberId).values.items;

/** False when the browser has no room. */
function change(memberId: number, next: (items: WaitingMessage[]) => WaitingMessage[]): boolean {
  const draft = open(memberId);
  const isStored = storeDraft(draft, { items: next(draft.values.items) });
  window.dispatchEvent(new Event(CHANGED));
  return isStored;
}

/** Lets a message wait. False when the browser cannot store it. */
export const addWaiting = (memberId: number, message: WaitingMessage['message']): boolean =>
  change(memberId, (items) => [...items, { key: newIdempotencyKey(), at: Date.now(), message }]);

export const removeWaiting = (memberId: number, key: string): boolean =>
  change(memberId, (items) => items.filter((item) => item.key !== key));

export const markWaiting = (
  memberId: number,
  key: string,
  mark: Pick<WaitingMessage, 'sentId' | 'refusal'>,
): boolean =>
  change(memberId, (items) => items.map((item) => (item.key === key ? { ...item, ...mark } : item)));

/** Sends one again that was refused, or has waited for long. */
export const retryWaiting = (memberId: number, key: string): boolean =>
  change(memberId, (items) =>
    items.map((item) =>
      item.key === key ? { key: newIdempotencyKey(), at: Date.now(), message: item.message } : item,
    ),
  );

/** The next one to send: nothing overtakes what is held in its conversation. */
export function nextWaiting(items: WaitingMessage[]): WaitingMessage | undefined {
  const held = new Set<number>();
  for (const item of items) {
    const { toUserId } = item.message;
    if (isHeld(item)) held.add(toUserId);
    else if (!held.has(toUserId)) return item;
  }
  return undefined;
}

/** What waits, in sync with other tabs; none without a member. */
export function useWaiting(memberId: number | null): WaitingMessage[] {
  const stored = useSyncExternalStore(
    subscribeWaiting,
    () => (memberId === null ? null : localStorage.getItem(waitingKey(memberId))),
    () => null,
  );
  return useMemo(
    () => (memberId === null || stored === null ? NONE : readWaiting(memberId)),
    [memberId, stored],
  );
}
