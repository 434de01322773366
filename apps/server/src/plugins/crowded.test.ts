import { isCrowded, poolOf } from '@guildhall/db';
import { testDatabase } from '@guildhall/db/testing';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { refuseWhenCrowded } from './crowded.ts';
import { answerError } from './errors.ts';

const database = testDatabase();

/** More than the patient database of the tests lets wait. */
const CROWD = 1_100;

test('who comes when too many wait for the database is asked to come back, and is served afterwards', async () => {
  const db = database();
  const app = fastify();
  app.setErrorHandler(answerError);
  app.addHook('onRequest', refuseWhenCrowded(db));
  app.get('/feed', async () => ({ posts: [] }));
  const pool = poolOf(db);
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const waiting = Array.from({ length: CROWD }, () => pool.query('select 1'));
  await expect.poll(() => isCrowded(db)).toBe(true);

  const refused = await app.inject('/feed');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toMatchObject({ message: 'Busy right now. Please try again.' });

  for (const client of held) client.release();
  await Promise.all(waiting);
  expect((await app.inject('/feed')).statusCode).toBe(200);
  await app.close();
});
