import { defineConfig } from 'vitest/config';

/** Generous, so that a busy machine fails no test; nothing here measures time. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Much of the time goes into waiting for PostgreSQL and for processes, so more than one a core.
  maxWorkers: 3,
};

/** For packages whose modules keep nothing between tests: loading them once a worker saves a good part of the time. */
const shared = { isolate: false };

/** One project a package, so that `--project api` runs one package's tests alone. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          ...shared,
          name: 'matching',
          root: 'packages/matching',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'db',
          root: 'packages/db',
          include: ['src/**/*.test.ts'],
          globalSetup: ['./testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'backup',
          root: 'packages/backup',
          include: ['src/**/*.test.ts'],
          globalSetup: ['../db/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...patience,
          ...shared,
          name: 'api',
          root: 'packages/api',
          include: ['src/**/*.test.ts'],
          globalSetup: ['../db/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...patience,
          ...shared,
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['../../packages/db/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...patience,
          ...shared,
          name: 'client',
          root: 'packages/client',
          include: ['src/**/*.test.ts'],
          globalSetup: ['../db/testing/global-setup.ts'],
        },
      },
      { test: { ...patience, name: 'architecture', include: ['*.test.ts', 'scripts/**/*.test.ts'] } },
      './apps/web/vitest.config.ts',
    ],
  },
});
