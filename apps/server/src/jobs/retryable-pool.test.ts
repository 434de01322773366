import { poolOf } from '@guildhall/db';
import { testDatabase } from '@guildhall/db/testing';
import { expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { RetryablePool } from './retryable-pool.ts';

const database = testDatabase();
const connectionString = () => poolOf(database()).options.connectionString ?? '';

/** What the worker tries again by itself; any other error there would end the server. */
const NOT_NOW = { code: '57P03' };

test('a job that ends while the database cannot be reached is noted later', async () => {
  const url = new URL(connectionString());
  url.port = String(await freePort());
  await using stack = new AsyncDisposableStack();
  const pool = new RetryablePool({ connectionString: url.href });
  stack.defer(() => pool.end());

  await expect(pool.connect()).rejects.toMatchObject(NOT_NOW);
});

test('a job that ends while its connection breaks is noted later', async () => {
  const pool = new RetryablePool({ connectionString: connectionString(), max: 1 });
  pool.on('error', () => {});
  const client = await pool.connect();
  client.on('error', () => {});
  try {
    await expect(client.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toMatchObject(
      NOT_NOW,
    );
    await expect(client.query('select 1')).rejects.toMatchObject(NOT_NOW);
  } finally {
    client.release(true);
    await pool.end();
  }
});

test('what is wrong with a statement itself is not tried again', async () => {
  const pool = new RetryablePool({ connectionString: connectionString(), max: 1 });
  const client = await pool.connect();
  try {
    await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  } finally {
    client.release();
    await pool.end();
  }
});
