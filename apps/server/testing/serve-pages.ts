import type { Writable } from 'node:stream';
import { type LightMyRequestResponse, LogController, fastify } from 'fastify';
import { createLimiter } from '@guildhall/api/ground/limits/limiter';
import { type Database, poolOf } from '@guildhall/db';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import type { EntryServer, RenderInput, RenderResult } from '../src/pages/entry-server.ts';
import { loggerOptions } from '../src/http/logging/request-log.ts';
import { createSessionStore } from '../src/http/sessions/session-store.ts';
import { createServices } from '../src/lifecycle/services.ts';

export const SECRET = 'a-secret-of-at-least-thirty-two-letters';

export type Draw = (input: RenderInput) => Promise<RenderResult>;

export const page = (html: string, status = 200): RenderResult => ({ status, headers: {}, html });

const drawShell: Draw = async ({ nonce }) => page(`<p nonce="${nonce}">shell</p>`);

type Options = {
  render: Draw;
  shell?: Draw;
  /** Settings as in the environment, such as { RATE_PRESET: 'default' }. */
  settings?: Record<string, string>;
  /** Gets the log at its most verbose level. */
  log?: Writable;
};

export type PageSite = AsyncDisposable & {
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(url: string, body: object): Promise<LightMyRequestResponse>;
  /** Listens on a local port, for requests over real sockets. */
  listen(): Promise<string>;
};

/** The server with a page renderer of the test, and no rate limits unless the settings say so. */
export async function servePages(
  db: Database,
  { render, shell = drawShell, settings = {}, log }: Options,
): Promise<PageSite> {
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_ORIGIN: 'http://guild.test',
    RATE_PRESET: 'off',
    ...settings,
  });
  const app = fastify({
    ...(log && { logger: { ...loggerOptions({ logLevel: 'trace', mode: 'test' }), stream: log } }),
    logController: new LogController({ disableRequestLogging: true }),
  });
  const connectionString = poolOf(db).options.connectionString ?? '';
  const running = await createServices(config, { db, connectionString, ownerUrl: connectionString }, app.log);
  const entry: EntryServer = { render, shell };
  await buildApp(app, {
    config,
    dependencies: {
      db,
      services: { ...running.services, limiter: createLimiter(config.ratePreset, db) },
      sessions: { store: createSessionStore(poolOf(db)), secrets: [SECRET], secure: false },
    },
    health: { isDatabaseReady: async () => true, isDraining: false },
    web: {
      pages: {
        load: async () => entry,
        assets: () => ({ scripts: ['/entry.js'], styles: [] }),
        development: false,
      },
      clientFolder: null,
    },
  });
  return {
    get: (url, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } }),
    post: (url, body) => app.inject({ url, method: 'POST', payload: body }),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    [Symbol.asyncDispose]: async () => {
      await running.close();
      await app.close();
    },
  };
}
