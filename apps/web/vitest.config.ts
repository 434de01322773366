import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { clientManifest } from './client-manifest.ts';

export default defineProject({
  plugins: [react(), clientManifest('en')],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'locales/*.test.ts'],
    setupFiles: ['testing/setup.ts'],
    css: false,
    isolate: false,
    // As in vitest.workspace.ts: projects that run together have the same number.
    maxWorkers: 3,
    // Whole pages are rendered; on a busy machine their first one takes seconds.
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
