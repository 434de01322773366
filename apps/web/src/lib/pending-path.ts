let pending: string | null = null;

/** Remembers where a navigation under way leads; null when there is none. */
export function setPendingPath(path: string | null): void {
  pending = path;
}

/** Where the navigation under way leads. */
export const pendingPath = (): string | null => pending;
