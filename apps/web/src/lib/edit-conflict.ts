import type { ApiError } from './trpc.ts';

/** The field of the version that an edit started from. */
const VERSION_FIELD = 'expectedVersion';

/**
 * Shows the form what was saved elsewhere when that is why a save was rejected; false for any other error, and when what
 * was saved cannot be read either.
 */
export async function showEditConflict<T>(
  error: Pick<ApiError, 'data'>,
  load: () => Promise<T | null>,
  rebase: (current: T) => void,
): Promise<boolean> {
  if (!error.data?.issues?.some(({ path }) => path === VERSION_FIELD)) return false;
  const current = await loadOrNull(load);
  if (current === null) return false;
  rebase(current);
  return true;
}

async function loadOrNull<T>(load: () => Promise<T | null>): Promise<T | null> {
  try {
    return await load();
  } catch {
    return null;
  }
}
