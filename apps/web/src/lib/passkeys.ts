const DISMISSED = new Set(['NotAllowedError', 'AbortError']);

/** Whether the member closed the browser's dialog, or left the page: there is nothing to say about that. */
export const wasDismissed = (error: unknown): boolean => error instanceof Error && DISMISSED.has(error.name);
