/** Members whose profiles or connections changed, or 'all' when there is no telling who. */
export type MemberChange = number[] | 'all';

const listeners = new Set<(change: MemberChange) => void>();

/** Hears of every change that this process is told of; the answer ends it. */
export function onMemberChange(listener: (change: MemberChange) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Called by whatever listens to the database. */
export function notifyMemberChange(change: MemberChange): void {
  for (const listener of listeners) listener(change);
}
