/** Members whose profiles or connections changed, or 'all' when there is no telling who. */
export type PeopleChange = number[] | 'all';

const listeners = new Set<(change: PeopleChange) => void>();

/** Hears of every change that this process is told of; the answer ends it. */
export function onPeopleChange(listener: (change: PeopleChange) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Called by whatever listens to the database. */
export function notePeopleChange(change: PeopleChange): void {
  for (const listener of listeners) listener(change);
}
