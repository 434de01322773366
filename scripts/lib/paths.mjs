import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const inRoot = (...parts) => join(root, ...parts);

/** The Node that every script runs on, whatever the host has. */
export const pinnedNode = inRoot('node_modules', 'node', 'bin', 'node');

export const serverMain = inRoot('apps', 'server', 'src', 'cli', 'main.mjs');

/**
 * What Node runs the server with. Half of its memory would otherwise be room for what lives a moment, of
 * which a request needs little (decision 0063), and the rest would grow to four times what is alive before
 * it is swept (decision 0066).
 */
export const serverOptions = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

/** Memory that a hashed password or a grown list has left goes back to the system at once (decision 0066). */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
