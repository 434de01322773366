import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Home } from './home.ts';
import { isReady, postmasterPid } from './orphan.ts';

const READY_MS = 60_000;
const STOP_MS = 15_000;
const PORT_TRIES = 5;

export interface Server {
  port: number;
  stop: () => Promise<void>;
}

/**
 * The server is the child of a small shell that waits for the end of its input. When we close it, or
 * when we are killed and the system closes it for us, the shell asks the server for a fast shutdown:
 * no server outlives us. Both are in a process group of their own, so that Ctrl-C reaches only us and
 * the database stays up until our own shutdown is done with it.
 */
const KEEPER = `
exec 3<&0
"$@" 3<&- &
server=$!
{ read -r _ <&3; kill -INT $server; } &
reader=$!
wait $server
code=$?
kill $reader 2>/dev/null
exit $code
`;

/** Starts the server on a free port of 127.0.0.1 and waits until it accepts connections. */
export async function startServer(home: Home, settings: Record<string, string>): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return { port, stop: await launch(home, { ...settings, port: String(port) }) };
    } catch (error) {
      const isTaken = error instanceof Error && error.message.includes('Address already in use');
      if (!isTaken || attempt === PORT_TRIES) throw error;
    }
  }
}

async function launch(home: Home, settings: Record<string, string>): Promise<() => Promise<void>> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(home.binaries.folder, 'bin', 'postgres'), '-D', home.cluster, ...flags];
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'guildhall-postgres', ...command], {
    ...home.account,
    cwd: home.folder,
    detached: true,
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await once(keeper, 'spawn');
  const exited = once(keeper, 'exit');
  let said = '';
  keeper.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  keeper.stdin.on('error', () => {});

  const stop = async (): Promise<void> => {
    keeper.stdin.end();
    const hasStopped = await Promise.race([exited.then(() => true), wait(STOP_MS, false, { ref: false })]);
    const pid = hasStopped ? undefined : postmasterPid(home.cluster);
    if (pid !== undefined) process.kill(pid, 'SIGQUIT');
    await exited;
  };

  const deadline = Date.now() + READY_MS;
  while (!isReady(home.cluster)) {
    if (keeper.exitCode !== null || keeper.signalCode !== null)
      throw new Error(`PostgreSQL did not start: ${said.trim()}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`PostgreSQL was not ready after ${READY_MS / 1_000} seconds: ${said.trim()}`);
    }
    await wait(10);
  }
  return stop;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string')
    throw new Error('No free port was found on 127.0.0.1.');
  return address.port;
}
