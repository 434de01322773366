import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';
import { PLAYS_ALL } from './devices.ts';

/** Journeys in Chromium against the real server, which `global-setup.ts` starts. */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  grepInvert: PLAYS_ALL ? [] : /@sweep/,
  // Journeys mostly wait, so there are more workers than cores.
  workers: 3,
  forbidOnly: true,
  timeout: 120_000,
  // Chromium shares two cores with the server and the database; a second failure is a fault, and the report names
  // what passed only the second time as flaky.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await chromiumPath(), args: CHROMIUM_FLAGS },
    locale: 'en-US',
    // Moving parts are a fifth of the CPU time. Journeys of every day move: `test.use(MOVING)`.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing doubles the time of a journey, so it is on demand.
    trace: process.env['E2E_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
  },
});
