import { startJourneyServer } from './server.ts';

/** One server for all journeys that do not start their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startJourneyServer({
    SEED: process.env['E2E_SEED'] ?? 'demo',
    // Pages take longer to render while several browsers share the cores; past the default, only the shell is sent.
    SSR_TIMEOUT_MS: '20000',
  });
  process.env['GUILDHALL_ORIGIN'] = server.origin;
  process.env['GUILDHALL_DATA'] = server.dataDir;
  return () => server.stop();
}
