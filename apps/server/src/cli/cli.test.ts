import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { poolOf, sql } from '@guildhall/db';
import { hashDemoPassword } from '@guildhall/demo';
import { makeMember, testDatabase } from '@guildhall/db/testing';
import { runHere } from '../../testing/cli-here.ts';
import { type Running, runCli, startCli } from '../../testing/cli.ts';
import { startTestServer } from '../../testing/index.ts';

const database = testDatabase();
const SECONDS = 30_000;

let dataDir: string;
let settings: Record<string, string>;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'guildhall cli-'));
  settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: poolOf(database()).options.connectionString ?? '',
    SEED: 'none',
    LOG_LEVEL: 'silent',
    PORT: '0',
  };
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The error that `start` ends with. */
async function startError(changes: Record<string, string>, run = runHere): Promise<string> {
  const { code, errors } = await run(['start', '--no-web'], { ...settings, ...changes });
  expect(code).toBe(1);
  return errors.trim();
}

const addressOf = (running: Running) => /ready: (\S+)/.exec(running.output())?.[1] ?? '';

const create = (...args: string[]) =>
  runHere(['create-admin', '--first-name', 'Ada', '--last-name', 'Root', ...args], settings);

describe('start ends with one sentence when', { timeout: SECONDS }, () => {
  test('a setting is invalid', async () => {
    expect(await startError({ PORT: 'abc' }, runCli)).toBe('PORT must be a whole number from 0 to 65535.');
  });

  test('nothing listens at the address of the database', async () => {
    expect(await startError({ DATABASE_URL: 'postgres://guildhall:secret@127.0.0.1:1/guildhall' })).toBe(
      'The database guildhall at 127.0.0.1:1 cannot be reached: nothing answers there.',
    );
  });

  test('the database rejects the password', async () => {
    const address = new URL(settings['DATABASE_URL'] ?? '');
    address.password = 'wrong';
    expect(await startError({ DATABASE_URL: address.href })).toBe(
      `The database ${address.pathname.slice(1)} at ${address.host} cannot be reached: it refuses this user or password.`,
    );
  });

  test('the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    expect(await startError({ PORT: port })).toBe(
      `Port ${port} is already taken: stop what uses it, or set PORT to another one.`,
    );
    other.close();
  });

  test('other machines would reach a demo account with its published password', async () => {
    const password = await hashDemoPassword();
    const { id } = await makeMember(database(), { email: 'admin@demo.test', password });
    expect(await startError({ HOST: '0.0.0.0' })).toBe(
      'Everybody knows the password of admin@demo.test, and other machines would reach it: use another database, change the passwords of the demo accounts, or set ALLOW_DEMO to 1.',
    );
    await database().updateTable('users').set({ isActive: false }).where('id', '=', id).execute();
  });

  test('a newer version has migrated the database', async () => {
    const future = sql`insert into app.kysely_migration (name, timestamp) values ('99990101T0000-later', '9999-01-01T00:00:00.000Z')`;
    await future.execute(database());
    expect(await startError({})).toBe(
      'This database was written by a newer version of Guildhall: start that version, or restore a backup from before the upgrade.',
    );
    await sql`delete from app.kysely_migration where name = '99990101T0000-later'`.execute(database());
  });

  test('another process uses the data folder', async () => {
    writeFileSync(join(dataDir, 'postgres.lock'), JSON.stringify({ pid: process.pid }));
    expect(await startError({ DATABASE_URL: '' })).toMatch(
      /^The data folder .* is in use by another process \(pid \d+\): stop it, or choose another DATA_DIR\.$/,
    );
    rmSync(join(dataDir, 'postgres.lock'));
  });
});

describe('a started server', { timeout: SECONDS }, () => {
  test('prints its address and, without an administrator, the setup address, and stops cleanly on SIGTERM', async () => {
    await using running = startCli(['start', '--no-web'], settings);
    await running.says('Guildhall is ready: http://127.0.0.1:');
    await running.says('Set up your community within 24 hours: http://127.0.0.1:0/setup#token=');
    expect((await fetch(`${addressOf(running)}/readyz`)).status).toBe(200);
    running.child.kill('SIGTERM');
    expect(await running.finished).toMatchObject({ code: 0, errors: '' });
  });

  test('lets its command line use the embedded database beside it, and stops cleanly on SIGINT without waiting for open streams', async () => {
    const embedded = { ...settings, DATABASE_URL: '' };
    await using running = startCli(['start', '--no-web'], embedded);
    await running.says('Guildhall is ready');
    expect(await runHere(['migrate'], embedded)).toMatchObject({
      code: 0,
      output: 'The database is up to date.\n',
    });

    const headers = { accept: 'text/event-stream' };
    const stream = await fetch(`${addressOf(running)}/trpc/live.changes`, { headers });
    running.child.kill('SIGINT');
    expect(await stream.text()).toContain('event: ');
    expect(await running.finished).toMatchObject({ code: 0, errors: '' });
  });

  test('stops cleanly on a signal before it is ready', async () => {
    const embedded = { ...settings, DATABASE_URL: '' };
    await using running = startCli(['start', '--no-web'], embedded);
    await vi.waitFor(() => expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(true), 10_000);
    running.child.kill('SIGTERM');
    expect(await running.finished).toMatchObject({ code: 0, errors: '' });
    expect(running.output()).not.toContain('ready');
    expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false);
  });
});

test('a server that a failing test has started ends with that test', { timeout: SECONDS }, async () => {
  let pid = 0;
  const failing = async () => {
    await using running = startCli(['start', '--no-web'], settings);
    pid = running.child.pid ?? 0;
    await running.says('Guildhall is ready');
    throw new Error('failed');
  };
  await expect(failing()).rejects.toThrow('failed');
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

describe('setup-address', { timeout: SECONDS }, () => {
  const print = () => runHere(['setup-address'], settings);

  test('prints a new address each time, and a start then prints none', async () => {
    const [first, second] = [await print(), await print()];
    for (const { code, output } of [first, second]) {
      expect(code).toBe(0);
      expect(output).toMatch(
        /^Set up your community within 24 hours: http:\/\/127\.0\.0\.1:0\/setup#token=\S{43}\n$/,
      );
    }
    expect(first.output).not.toBe(second.output);
    await using running = startCli(['start', '--no-web'], settings);
    await running.says('the command setup-address prints a new one');
    running.child.kill('SIGTERM');
    expect((await running.finished).output).not.toContain('#token=');
  });

  test('says so when there is an administrator', async () => {
    await create('--email', 'first@guild.test');
    expect(await print()).toMatchObject({
      code: 1,
      errors: 'This community already has an administrator; create-admin makes another one.\n',
    });
  });
});

describe('reset-second-factor', { timeout: SECONDS }, () => {
  test('turns two-step sign-in off for the address, and says when there is none', async () => {
    const { id, email } = await makeMember(database());
    await database()
      .insertInto('totp')
      .values({ userId: id, secretSealed: 'sealed'.repeat(8), confirmedAt: new Date() })
      .execute();
    const reset = (address: string) => runHere(['reset-second-factor', address], settings);
    expect(await reset(email.toUpperCase())).toMatchObject({
      code: 0,
      output: `Two-step sign-in of ${email} is off, and they are signed out everywhere.\n`,
    });
    expect(await database().selectFrom('totp').select('userId').where('userId', '=', id).execute()).toEqual(
      [],
    );
    expect(await reset(email)).toMatchObject({
      code: 1,
      errors: `No account with the address ${email} has two-step sign-in.\n`,
    });
    expect(await reset('not an address')).toMatchObject({
      code: 1,
      errors: 'not an address is not an email address.\n',
    });
  });
});

describe('create-admin', { timeout: SECONDS }, () => {
  test('creates an administrator who can sign in with the password it prints once', async () => {
    const { code, output } = await create('--email', 'Ada@Guild.test');
    expect(code).toBe(0);
    const password = /The password, shown only now: (\S{20,})/.exec(output)?.[1] ?? '';
    await using stack = new AsyncDisposableStack();
    const server = await startTestServer({ databaseUrl: settings['DATABASE_URL'] ?? '' });
    stack.defer(() => server.close());
    const answer = await fetch(`${server.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@guild.test', password }),
    });
    expect(await answer.json()).toMatchObject({ role: 'admin', firstName: 'Ada' });
  });

  test('rejects a password that is too short, and prints no given one', async () => {
    const short = await create('--email', 'b@guild.test', '--password', 'elevenchars');
    expect(short).toMatchObject({ code: 1, errors: '--password: must be at least 12 characters long.\n' });
    const given = await create('--email', 'b@guild.test', '--password', 'twelve chars!');
    expect(given).toMatchObject({ code: 0, output: 'Made the administrator b@guild.test.\n' });
  });

  test('rejects a taken address and an invalid one', async () => {
    await makeMember(database(), { email: 'taken@guild.test' });
    expect((await create('--email', 'taken@guild.test')).errors).toBe(
      'There is already an account with the address taken@guild.test.\n',
    );
    expect((await create('--email', 'nobody')).errors).toBe('--email: Invalid email.\n');
  });
});

describe('seed', { timeout: SECONDS }, () => {
  test('refuses to run in production', async () => {
    const production = {
      ...settings,
      NODE_ENV: 'production',
      SESSION_SECRET: 'gX7vKq2mZrT9bLw4NcYd8HsJf3PuAe6RkVt1QoWi5MxB',
      MAIL: 'files',
      PUBLIC_ORIGIN: 'https://guild.test',
    };
    expect(await runHere(['seed'], production)).toMatchObject({
      code: 1,
      errors: 'The seed refuses to run when NODE_ENV is production.\n',
    });
  });

  test('rejects an invalid number', async () => {
    expect((await runHere(['seed', '--members', 'many'], settings)).errors).toBe(
      '--members must be a whole number from 1 to 1000000.\n',
    );
  });
});

test.each(['start', 'dev', 'build', 'migrate', 'seed', 'setup-address', 'create-admin'])(
  '%s prints its help',
  { timeout: SECONDS },
  async (command) => {
    const { code, output } = await runHere([command, '--help'], settings);
    expect(code).toBe(0);
    expect(output).toContain(command);
  },
);
