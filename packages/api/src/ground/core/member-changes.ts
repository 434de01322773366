/** Members whose profiles or connections changed, or 'all' when it is unknown which. */
export type MemberChange = number[] | 'all';

const listeners = new Set<(change: MemberChange) => void>();

/** Subscribes to changes that reach this process; the returned function unsubscribes. */
export function onMemberChange(listener: (change: MemberChange) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Called by the LISTEN connection. */
export function notifyMemberChange(change: MemberChange): void {
  for (const listener of listeners) listener(change);
}
