import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const inRoot = (...parts) => join(root, ...parts);

/** The Node that every script runs on, whatever the host has. */
export const pinnedNode = inRoot('node_modules', 'node', 'bin', 'node');

export const serverMain = inRoot('apps', 'server', 'src', 'cli', 'main.ts');

/**
 * What Node runs the server with. Half of its memory would otherwise be room for what lives a moment; a
 * request needs little of it (decision 0063).
 */
export const serverOptions = ['--max-semi-space-size=8'];
