import { lazy } from 'react';
import { untilOnline } from './online.ts';

const RETRY_MS = 3_000;
const RELOADED_FOR = 'reloaded-for';

/**
 * Imports a chunk. Without the server (no network, or a restart under way) it waits, where a failure would end on an
 * error page. A chunk that the server no longer has belongs to an older build: the page is reloaded, once per chunk.
 */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    while (!(await isServerThere())) await Promise.race([untilOnline(), pause(RETRY_MS)]);
    return await load().catch(reloadOnce);
  }
}

/** React's `lazy` for a component in a chunk of its own; see `importChunk`. */
export const lazyChunk: typeof lazy = (load) => lazy(() => importChunk(load));

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function reloadOnce(error: unknown): Promise<never> {
  const failed = String(error);
  if (sessionStorage.getItem(RELOADED_FOR) === failed) throw error;
  sessionStorage.setItem(RELOADED_FOR, failed);
  window.location.reload();
  // Pending, so that nothing changes on the page until it is replaced.
  return new Promise(() => {});
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
