import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { DataDirInUseError, type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { isAlive, startTimeOf } from './process-info.ts';
import { postmasterPid } from './orphan.ts';

const HOLDER = fileURLToPath(new URL('../../testing/hold-embedded.ts', import.meta.url));
const isLinux = process.platform === 'linux';
const isRoot = process.getuid?.() === 0;

// Starting and stopping a server takes seconds on a busy machine.
let root = '';
let dataDir = '';
const started: EmbeddedPostgres[] = [];
const holders: ChildProcess[] = [];

/** The folder of a first start, with a table; tests that need one start from a copy. */
let used = '';

const makeRoot = async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'guildhall embedded ')));
  await chmod(folder, 0o755);
  return folder;
};

beforeAll(async () => {
  used = await makeRoot();
  const first = await startEmbeddedPostgres({ dataDir: used, settings: { fsync: 'off' } });
  await query(first.ownerUrl, 'create table kept as select 42 as answer');
  await first.stop();
});

afterAll(() => rmSync(used, { recursive: true, force: true }));

beforeEach(async () => {
  root = await makeRoot();
  dataDir = join(root, 'my data');
});

afterEach(async () => {
  for (const holder of holders.splice(0)) {
    if (holder.exitCode === null && holder.signalCode === null) {
      holder.kill('SIGTERM');
      await once(holder, 'exit');
    }
  }
  for (const server of started.splice(0)) await server.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Fills the data folder with the account, password and data of an earlier start. */
const fillDataDir = () => execFileSync('cp', ['-a', used, dataDir]);

async function start(log?: (line: string) => void): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off' },
    ...(log ? { log } : {}),
  });
  started.push(server);
  return server;
}

/** Another process that starts the database in the same folder; `said` is its first line. */
async function hold(): Promise<{ holder: ChildProcess; said: string; lines: AsyncIterator<string> }> {
  const holder = spawn(process.execPath, [HOLDER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  holders.push(holder);
  const lines = createInterface({ input: holder.stdout })[Symbol.asyncIterator]();
  return { holder, said: String((await lines.next()).value), lines };
}

async function kill(holder: ChildProcess): Promise<void> {
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const clusterOf = (folder: string) => join(folder, 'postgres', 'cluster');

describe('the embedded database', () => {
  it('starts in a new folder with a space in its name, and has the data at the next start', async () => {
    const first = await start();
    await query(first.ownerUrl, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start();

    expect(await query(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('listens on this machine only, requires the password, and keeps it readable only by its owner', async () => {
    fillDataDir();
    const { ownerUrl: connectionString } = await start();
    const url = new URL(connectionString);
    expect(url.hostname).toBe('127.0.0.1');
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);

    url.password = 'guessed';
    await expect(query(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('can be stopped twice, and frees the folder', async () => {
    fillDataDir();
    const server = await start();
    await Promise.all([server.stop(), server.stop()]);

    expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false);
    expect(postmasterPid(clusterOf(dataDir))).toBeUndefined();
  });

  it('recovers from an interrupted first start', async () => {
    mkdirSync(join(dataDir, 'postgres', 'cluster.new', 'base'), { recursive: true });

    expect(await query((await start()).ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('resets its password when the file is lost', async () => {
    fillDataDir();
    rmSync(join(dataDir, 'postgres.password'));

    expect(await query((await start()).ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a second process', () => {
  it('is refused with one sentence while the first one runs', async () => {
    fillDataDir();
    const { holder } = await hold();

    const startError: unknown = await start().catch((error: unknown) => error);

    expect(startError).toBeInstanceOf(DataDirInUseError);
    expect(startError).toHaveProperty(
      'message',
      `The data folder ${dataDir} is in use by another process (pid ${holder.pid}): stop it, or choose another DATA_DIR.`,
    );
  });

  it('that starts at the same time is refused: one of two gets the folder', async () => {
    fillDataDir();
    writeFileSync(join(dataDir, 'postgres.lock'), JSON.stringify({ pid: 2 ** 30, startTime: '1' }));

    const said = (await Promise.all([hold(), hold()])).map((other) => other.said.split(':')[0]);

    expect(new Set(said)).toEqual(new Set(['DataDirInUseError', 'postgres']));
  });
});

describe('after a process was killed', () => {
  it('its server stops by itself, and the next start finds the data', async () => {
    fillDataDir();
    const { holder, said } = await hold();
    await query(said, 'insert into kept values (43)');
    await kill(holder);

    expect(await query((await start()).ownerUrl, 'select answer from kept')).toEqual([
      { answer: 42 },
      { answer: 43 },
    ]);
  });

  it.runIf(isLinux)('a server that was left running is stopped first, and the log says so', async () => {
    fillDataDir();
    const { holder, said } = await hold();
    await query(said, 'insert into kept values (43)');
    const orphan = postmasterPid(clusterOf(dataDir)) ?? 0;
    const keeper = Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${orphan}/status`, 'utf8'))?.[1]);
    // Stopped before it is killed, so that it cannot act in between.
    process.kill(-keeper, 'SIGSTOP');
    for (const pid of childrenAndSelf(keeper, orphan)) process.kill(pid, 'SIGKILL');
    await kill(holder);
    process.kill(orphan, 'SIGCONT');
    expect(isAlive(orphan)).toBe(true);

    const lines: string[] = [];
    const server = await start((line) => lines.push(line));

    expect(lines).toEqual([expect.stringContaining(`pid ${orphan}`)]);
    expect(isAlive(orphan)).toBe(false);
    expect(await query(server.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }, { answer: 43 }]);
  });

  it.runIf(isLinux)('its pid, reused by another process, does not block the folder', async () => {
    fillDataDir();
    writeFileSync(join(dataDir, 'postgres.lock'), JSON.stringify({ pid: process.pid, startTime: '1' }));
    writeFileSync(join(clusterOf(dataDir), 'postmaster.pid'), `${process.pid}\n`);

    expect(await query((await start()).ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe.runIf(isLinux)('a zombie process', () => {
  it('does not lock the folder', async () => {
    // The child outlives the shell, and its new parent never reaps it.
    const parent = spawn('/bin/sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = Number(
      (await createInterface({ input: parent.stdout })[Symbol.asyncIterator]().next()).value,
    );
    await expect.poll(() => isAlive(ended), { timeout: 20_000 }).toBe(false);
    fillDataDir();
    writeFileSync(
      join(dataDir, 'postgres.lock'),
      JSON.stringify({ pid: ended, startTime: startTimeOf(ended) }),
    );

    expect(startTimeOf(ended)).toBeDefined();
    expect(await query((await start()).ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    parent.kill();
  });
});

describe('signals', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s reaches the owning process while the database is still up',
    async (signal) => {
      fillDataDir();
      const { holder, lines } = await hold();
      // The whole process group, like Ctrl-C in a terminal.
      process.kill(-(holder.pid ?? 0), signal);

      expect((await lines.next()).value).toBe('left in order');
      if (holder.exitCode === null) await once(holder, 'exit');
      expect(holder.exitCode).toBe(0);
      expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false);
    },
  );
});

describe.runIf(isRoot && isLinux)('root in a folder that no other account may enter', () => {
  it('stores the database under /var/lib/guildhall, says so, and finds it again', async () => {
    await chmod(root, 0o700);
    const lines: string[] = [];
    const first = await start((line) => lines.push(line));
    try {
      await query(first.ownerUrl, 'create table kept as select 42 as answer');
      await first.stop();
      const second = await start();

      expect(lines).toEqual([expect.stringContaining(first.folder)]);
      expect(first.folder).toMatch(/^\/var\/lib\/guildhall\/[0-9a-f]{16}$/);
      expect(second.folder).toBe(first.folder);
      expect(await query(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
      await second.stop();

      await chmod(root, 0o755);
      expect(await query((await start()).ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    } finally {
      for (const server of started.splice(0)) await server.stop();
      rmSync(first.folder, { recursive: true, force: true });
    }
  });
});

/** The owning process and its shell, but not the server. */
function childrenAndSelf(keeper: number, server: number): number[] {
  const children = readFileSync(`/proc/${keeper}/task/${keeper}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  return [keeper, ...children.filter((pid) => pid !== server)];
}
