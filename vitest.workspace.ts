import { defineConfig } from 'vitest/config';

const usual = {
  // Generous, so that a busy machine fails no test; nothing here measures time.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  // Much of the time goes into waiting for PostgreSQL and for processes, so more than one a core.
  maxWorkers: 3,
  // Modules keep nothing between tests: loading them once a worker saves a good part of the time.
  isolate: false,
};

/** One project a package, so that `--project api` runs one package's tests alone. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...usual,
          name: 'matching',
          root: 'packages/matching',
          include: ['src/**/*.test.ts', 'eval/*.test.ts'],
        },
      },
      {
        test: {
          ...usual,
          name: 'locale',
          root: 'packages/locale',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...usual,
          name: 'markdown',
          root: 'packages/markdown',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...usual,
          name: 'member-index',
          root: 'packages/member-index',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...usual,
          name: 'db',
          root: 'packages/db',
          include: ['src/**/*.test.ts', 'testing/*.test.ts'],
          globalSetup: ['./testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...usual,
          name: 'demo',
          root: 'packages/demo',
          include: ['src/**/*.test.ts'],
          globalSetup: ['../db/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...usual,
          name: 'backup',
          root: 'packages/backup',
          include: ['src/**/*.test.ts'],
          globalSetup: ['../db/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...usual,
          name: 'api',
          root: 'packages/api',
          include: ['src/**/*.test.ts', 'locales/*.test.ts'],
          globalSetup: ['../db/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...usual,
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts', 'testing/**/*.test.ts'],
          globalSetup: ['../../packages/db/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...usual,
          name: 'client',
          root: 'packages/client',
          include: ['src/**/*.test.ts'],
          globalSetup: ['../db/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...usual,
          name: 'architecture',
          include: [
            'tests/*.test.ts',
            'scripts/{lib,new-feature}/*.test.ts',
            'suites/{bench,cluster}/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...usual,
          name: 'chaos',
          root: 'suites/chaos',
          include: ['**/*.test.ts'],
          globalSetup: ['../../packages/db/testing/global-setup.ts'],
        },
      },
      './apps/web/vitest.config.ts',
    ],
  },
});
