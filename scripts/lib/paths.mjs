import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const inRoot = (...parts) => join(root, ...parts);

/** The Node that every script runs on, independent of the host's. */
export const pinnedNode = inRoot('node_modules', 'node', 'bin', 'node');

export const serverMain = inRoot('apps', 'server', 'src', 'cli', 'main.mjs');

/**
 * V8 options of the server: a small young generation, as a request allocates little (decision 0063), and
 * old-generation garbage collection before the heap is four times what is alive (decision 0066).
 */
export const serverOptions = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

/** malloc returns freed memory to the system at once (decision 0066). */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
