import { useSyncExternalStore } from 'react';

export type Toast = {
  id: number;
  title: string;
  description?: string;
  /** Where what happened can be seen. */
  action?: { label: string; run: () => void };
  destructive?: boolean;
  /** Read out at once, as role="alert" instead of a polite status. */
  isAlert?: boolean;
};

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, replacing the current one. */
export function toast(content: Omit<Toast, 'id'>): void {
  lastId += 1;
  set({ ...content, id: lastId });
}

/** Dismisses a toast, unless another one has replaced it. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(null);
}

/** Dismisses the current toast. */
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
