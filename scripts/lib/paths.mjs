import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const inRoot = (...parts) => join(root, ...parts);

/** The Node that every script runs on, whatever the host has. */
export const pinnedNode = inRoot('node_modules', 'node', 'bin', 'node');

export const serverMain = inRoot('apps', 'server', 'src', 'cli', 'main.ts');
