import { Client } from 'pg';

import { startEmbeddedPostgres } from '../src/embedded/index.ts';

// Run by the tests as a process of its own: `node hold-embedded.ts <data folder>`. It says where the
// database is, and at SIGTERM shows that the database was still there, then stops it and ends.
try {
  const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', settings: { fsync: 'off' } });
  const staysAwake = setInterval(() => {}, 1_000);
  const leave = async (): Promise<void> => {
    const client = new Client({ connectionString: server.ownerUrl });
    await client.connect();
    await client.query('select 1');
    await client.end();
    await server.stop();
    clearInterval(staysAwake);
    process.stdout.write('left in order\n');
  };
  process.once('SIGTERM', () => void leave());
  process.once('SIGINT', () => void leave());
  process.stdout.write(`${server.ownerUrl}\n`);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? `${error.name}: ${error.message}` : 'failed'}\n`);
  process.exitCode = 1;
}
