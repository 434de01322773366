import { lazy } from 'react';
import { isOffline, untilOnline } from './online.ts';
import { pendingPath } from './pending-path.ts';

const RETRY_MS = 3_000;
const RELOADED_FOR = 'reloaded-for';

const loaded = new WeakSet<() => Promise<unknown>>();

/**
 * Imports a chunk. Without a network it waits for one: a browser remembers that an import failed until the page is
 * reloaded, and the error would end on an error page. A chunk that fails although the server is there belongs to
 * an older build, or failed before; the page is reloaded, once per chunk.
 */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  if (isOffline() && !loaded.has(load)) await untilServerIsThere();
  try {
    const module = await load();
    loaded.add(load);
    return module;
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    await untilServerIsThere();
    return await load().catch(reloadOnce);
  }
}

/** React's `lazy` for a component in a chunk of its own; see `importChunk`. */
export const lazyChunk: typeof lazy = (load) => lazy(() => importChunk(load));

async function untilServerIsThere(): Promise<void> {
  while (!(await isServerThere())) await Promise.race([untilOnline(), pause(RETRY_MS)]);
}

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
  window.location.assign(pendingPath() ?? window.location.href);
  // Pending, so that nothing changes on the page until it is replaced.
  return new Promise(() => {});
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
