import { poolOf } from '@guildhall/db';
import { testDatabase } from '@guildhall/db/testing';
import { expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { RetryablePool } from './retryable-pool.ts';

const database = testDatabase();
const connectionString = () => poolOf(database()).options.connectionString ?? '';

/** The error that the worker retries; any other one would end the process. */
const RETRYABLE = { code: '57P03' };

test('the result of a job that ends while the database is unreachable is recorded later', async () => {
  const url = new URL(connectionString());
  url.port = String(await freePort());
  await using stack = new AsyncDisposableStack();
  const pool = new RetryablePool({ connectionString: url.href });
  stack.defer(() => pool.end());

  await expect(pool.connect()).rejects.toMatchObject(RETRYABLE);
});

test('the result of a job whose connection breaks is recorded later', async () => {
  const pool = new RetryablePool({ connectionString: connectionString(), max: 1 });
  pool.on('error', () => {});
  const client = await pool.connect();
  client.on('error', () => {});
  try {
    await expect(client.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toMatchObject(
      RETRYABLE,
    );
    await expect(client.query('select 1')).rejects.toMatchObject(RETRYABLE);
  } finally {
    client.release(true);
    await pool.end();
  }
});

test('an error of the statement itself is not retried', async () => {
  const pool = new RetryablePool({ connectionString: connectionString(), max: 1 });
  const client = await pool.connect();
  try {
    await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  } finally {
    client.release();
    await pool.end();
  }
});

test('the worker takes a job from a long queue without compiling the plan', async () => {
  const pool = new RetryablePool({ connectionString: connectionString() });
  try {
    expect((await pool.query('show jit')).rows).toEqual([{ jit: 'off' }]);
  } finally {
    await pool.end();
  }
});
