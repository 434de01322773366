import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '@guildhall/db/embedded';

export type Postgres = AsyncDisposable & {
  connectionString: string;
  ownerUrl: string;
  /** `pg_ctl restart -m immediate`: a crash and its recovery. Resolves with the time at which it accepts connections again, by `performance.now()`. */
  crashAndRecover(): Promise<number>;
};

/** The embedded PostgreSQL of the product with its settings, independent of the server's process. */
export async function startPostgres(dataDir: string): Promise<Postgres> {
  const server = await startEmbeddedPostgres({ dataDir });
  const { connectionString, ownerUrl } = server;
  const cluster = join(server.folder, 'cluster');
  const control = (...args: string[]) => {
    const { uid, gid } = statSync(cluster);
    // PostgreSQL refuses to run as root: it runs as the owner of the data.
    const account = process.getuid?.() === 0 ? { uid, gid } : {};
    const postgres = readFileSync(join(cluster, 'postmaster.opts'), 'utf8').split(' ')[0] ?? '';
    const program = join(dirname(postgres), 'pg_ctl');
    return { program, args: ['-D', cluster, ...args], options: { ...account, cwd: server.folder } };
  };
  let isRestarted = false;
  return {
    connectionString,
    ownerUrl,
    async crashAndRecover() {
      isRestarted = true;
      const { program, args, options } = control('restart', '-m', 'immediate', '-w', '-t', '60');
      const child = spawn(program, args, { ...options, stdio: 'ignore' });
      const exited = once(child, 'exit');
      // Until it refuses connections, the old postmaster is still shutting down.
      await untilLimited(connectionString);
      const acceptingAt = await untilAccepted(connectionString);
      await exited;
      return acceptingAt;
    },
    async [Symbol.asyncDispose]() {
      // It is no longer a child of this process.
      if (isRestarted) {
        const { program, args, options } = control('stop', '-m', 'fast', '-w');
        execFileSync(program, args, { ...options, stdio: 'ignore' });
      }
      await server.stop();
    },
  };
}

async function untilLimited(connectionString: string): Promise<void> {
  while (await accepts(connectionString)) await wait(1);
}

async function untilAccepted(connectionString: string): Promise<number> {
  while (!(await accepts(connectionString))) await wait(10);
  return performance.now();
}

async function accepts(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
