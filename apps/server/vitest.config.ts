import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'server', include: ['src/**/*.test.ts', 'testing/**/*.test.ts', '../../scripts/**/*.test.mjs'], testTimeout: 20_000, hookTimeout: 120_000 },
});
