import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { tooMany } from '@guildhall/api/ground/errors/errors';
import { unlimited } from '@guildhall/api/ground/limits/limiter';
import { poolOf } from '@guildhall/db';
import { appUrlOf, testDatabase } from '@guildhall/db/testing';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { createSessionStore } from '../http/sessions/session-store.ts';
import { createServices } from '../lifecycle/services.ts';

const database = testDatabase();

test.each(['/api/nothing-here', '/s/abcd1234'])(
  'a request for %s is charged like any other call',
  async (url) => {
    const db = database();
    const config = readConfig({ NODE_ENV: 'test', RATE_PRESET: 'off' });
    const app = fastify();
    const running = await createServices(
      config,
      { db, connectionString: appUrlOf(db), ownerUrl: appUrlOf(db) },
      app.log,
    );
    const charged: [string, string][] = [];
    const charge = async (name: string, key: string) => {
      charged.push([name, key]);
      throw tooMany('Enough for now', 7);
    };
    const store = createSessionStore(poolOf(db));
    await buildApp(app, {
      config,
      dependencies: {
        db,
        services: { ...running.services, limiter: { ...unlimited, charge } },
        sessions: { store, secrets: ['a-secret-of-at-least-thirty-two-letters'], secure: false },
      },
      health: { isDatabaseReady: async () => true, isDraining: false },
      web: null,
    });

    const answer = await app.inject({ url, remoteAddress: '203.0.113.9' });
    await app.close();
    await running.close();

    expect(charged).toEqual([['anonymous', 'ip:203.0.113.9']]);
    expect({ status: answer.statusCode, wait: answer.headers['retry-after'], body: answer.json() }).toEqual({
      status: 429,
      wait: '7',
      body: { message: 'Enough for now' },
    });
  },
);
