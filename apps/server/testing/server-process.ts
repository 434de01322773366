import { readConfig } from '../src/config.ts';
import { startServer } from '../src/start-server.ts';

// A server in a process of its own, for tests that kill it. Settings come from the environment.
const hurried = { timeoutMs: 500, backoffMs: Array.from({ length: 40 }, () => 300), breakerMs: 500 };
await startServer(readConfig(), { web: 'none', outboxTimings: hurried });
process.send?.('ready');
