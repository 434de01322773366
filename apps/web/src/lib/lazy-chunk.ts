import { lazy } from 'react';
import { isOffline, untilOnline } from './online.ts';

/** Imports a chunk. Without a network it waits for one, instead of failing with an error page. */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isOffline()) throw error;
    await untilOnline();
    return load();
  }
}

/** React's `lazy` for a component in a chunk of its own, which waits for the network when there is none. */
export const lazyChunk: typeof lazy = (load) => lazy(() => importChunk(load));
