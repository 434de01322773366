import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compile'));

// A server in its own process, for tests that kill it. Settings come from the environment.
const [{ readConfig }, { startServer }] = await Promise.all([
  import('../src/config/config.ts'),
  import('../src/lifecycle/start-server.ts'),
]);
const hurried = { timeoutMs: 500, backoffMs: Array.from({ length: 40 }, () => 300), breakerMs: 500 };
await startServer(readConfig(), { web: 'none', outboxTimings: hurried });
