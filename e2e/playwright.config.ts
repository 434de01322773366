import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';

/** Journeys in a real browser against the real server, started once by `global-setup.ts`. */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // Journeys wait for pages and mails, so more than one a core.
  workers: 3,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await chromiumPath(), args: CHROMIUM_FLAGS },
    locale: 'en-US',
    // Tracing doubles the time of a journey; ask for it when one has to be explained.
    trace: process.env['E2E_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
  },
});
