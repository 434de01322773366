import { useSyncExternalStore } from 'react';

export type Toast = { id: number; title: string; description?: string; destructive?: boolean };

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows one toast; it takes the place of the one that is showing. */
export function toast(content: Omit<Toast, 'id'>): void {
  lastId += 1;
  set({ ...content, id: lastId });
}

/** Takes a toast away, unless another has taken its place already. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(null);
}

/** Takes away whatever is showing. */
export function clearToast(): void {
  set(null);
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
