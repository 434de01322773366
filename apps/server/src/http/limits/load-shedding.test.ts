import { isPoolSaturated, poolOf } from '@guildhall/db';
import { testDatabase } from '@guildhall/db/testing';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { shedLoad } from './load-shedding.ts';
import { sendError } from '../errors/errors.ts';

const database = testDatabase();

/** More than saturates the pool of the tests, whose bounds are wider. */
const CROWD = 1_100;

test('a request gets a 503 while the pool is saturated, and is served afterwards', async () => {
  const db = database();
  const app = fastify();
  app.setErrorHandler(sendError);
  app.addHook('onRequest', shedLoad(db));
  app.get('/feed', async () => ({ posts: [] }));
  const pool = poolOf(db);
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const waiting = Array.from({ length: CROWD }, () => pool.query('select 1'));
  await expect.poll(() => isPoolSaturated(db)).toBe(true);

  const refused = await app.inject('/feed');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toMatchObject({ message: 'Busy right now. Please try again.' });

  for (const client of held) client.release();
  await Promise.all(waiting);
  expect((await app.inject('/feed')).statusCode).toBe(200);
  await app.close();
});
