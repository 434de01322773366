import { defineConfig } from 'vitest/config';

/** One project a package, so that `--project api` runs one package's tests alone. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'matching', root: 'packages/matching', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'db',
          root: 'packages/db',
          include: ['src/**/*.test.ts'],
          globalSetup: ['./testing/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'backup',
          root: 'packages/backup',
          include: ['src/**/*.test.ts'],
          globalSetup: ['../db/testing/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'api',
          root: 'packages/api',
          include: ['src/**/*.test.ts'],
          globalSetup: ['../db/testing/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['../../packages/db/testing/global-setup.ts'],
        },
      },
      { test: { name: 'architecture', include: ['*.test.ts', 'scripts/**/*.test.ts'] } },
      './apps/web/vitest.config.ts',
    ],
  },
});
