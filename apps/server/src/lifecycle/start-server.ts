import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { recoverInterruptedRestore } from '@guildhall/backup';
import { beginSigningAudit } from '@guildhall/api';
import { migrateToLatest, poolOf } from '@guildhall/db';
import { buildApp, createInstance } from '../app.ts';
import { backupSettings } from './backup-settings.ts';
import type { Config } from '../config/config.ts';
import { createReadinessProbe, openDatabase } from './database.ts';
import { startJobs } from '../jobs/jobs.ts';
import { type OutboxTimings, createOutbox } from '../jobs/outbox/outbox.ts';
import { endConnections, takeLastRequests } from './drain-connections.ts';
import { observe } from '../telemetry/observe.ts';
import { OperatorError } from './operator-error.ts';
import { type WebSource, openWeb } from '../pages/web-source.ts';
import { createSessionStore } from '../http/sessions/session-store.ts';
import { describeDemo, seedDemoIfEmpty } from './seed.ts';
import { createServices } from './services.ts';
import { sessionSecrets } from './session-secrets.ts';

/** How long a process behind a proxy answers on kept connections when it takes no new ones any more. */
const LAST_REQUESTS_MS = 1_000;

export type RunningServer = {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  address: string;
  /** A line about the demo community's accounts; null when it is another community. */
  demo: string | null;
  close(): Promise<void>;
};

export type StartOptions = {
  web: WebSource;
  /** false: jobs are done by other processes. */
  runJobs?: boolean;
  /** How patient the outbox is; tests are in more of a hurry. */
  outboxTimings?: OutboxTimings;
  /** Lines for whoever runs the server. */
  say?: (line: string) => void;
  /** Aborted when the wish to stop comes while it still starts. */
  signal?: AbortSignal;
};

/**
 * Everything from the database to the open port, in order; closed in the opposite order.
 * @throws OperatorError with one sentence for what whoever runs it can put right
 */
export async function startServer(
  config: Config,
  { web, runJobs = true, outboxTimings = {}, say = () => {}, signal }: StartOptions,
): Promise<RunningServer> {
  await using stack = new AsyncDisposableStack();
  const app = createInstance(config);
  const { log } = app;

  const health = { isDatabaseReady: async () => false, isDraining: false };
  // Connections that end together with the database are no news.
  const onPoolError = (error: Error) =>
    void (health.isDraining || log.warn({ err: error }, 'a database connection broke'));
  const database = await openDatabase(config, { say, onPoolError });
  stack.defer(() => database.close());
  const { db, connectionString, ownerUrl } = database;
  signal?.throwIfAborted();

  await migrateToLatest(db, ownerUrl);
  if (config.seed === 'demo') await seedDemoIfEmpty(db, say);
  signal?.throwIfAborted();

  const backups = await backupSettings(config, database);
  await beginSigningAudit({ db, backups, log });
  await recoverInterruptedRestore({ ...backups, connectionString: ownerUrl });
  signal?.throwIfAborted();

  const probe = createReadinessProbe(connectionString);
  stack.defer(() => probe.close());
  const running = await createServices(config, database, log);
  const { services } = running;
  stack.defer(() => running.close());
  if (runJobs) {
    const { outbound, dataDir } = config;
    const outbox = createOutbox({
      ...outboxTimings,
      db,
      log,
      services,
      outbound,
      mailFolder: join(dataDir, 'mail'),
    });
    const { automation, storage } = services;
    const jobs = await startJobs({ db, connectionString, log, backups, storage, outbox, automation });
    stack.defer(() => jobs.stop());
  }

  health.isDatabaseReady = () => probe.isDatabaseReady();
  const sessions = {
    store: createSessionStore(poolOf(db)),
    secrets: await sessionSecrets(config),
    secure: config.cookieSecure,
  };
  const observing = await observe(app, config.observed, {
    pool: poolOf(db),
    backupFolder: backups.folder,
    countListeners: () => running.countListeners(),
  });
  stack.defer(() => observing.close());
  stack.defer(() => app.close());
  await buildApp(app, {
    config,
    surroundings: { db, services, sessions },
    health,
    web: await openWeb(web, app),
  });
  const demo = config.mode === 'production' ? null : await describeDemo(db);
  await listen(app, config);
  signal?.throwIfAborted();

  const closing = stack.move();
  let closed: Promise<void> | undefined;
  const close = async () => {
    health.isDraining = true;
    if (config.drainMs > 0) await wait(config.drainMs);
    await takeLastRequests(app.server, config.drainMs > 0 ? LAST_REQUESTS_MS : 0);
    using _ending = endConnections(app.server);
    // Open event streams would keep the server from closing.
    await running.close();
    await closing.disposeAsync();
  };
  return {
    address: addressOf(app.server.address(), config.host),
    demo,
    close: () => (closed ??= close()),
  };
}

async function listen(app: ReturnType<typeof createInstance>, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new OperatorError(
        `Port ${port} is already taken: stop what uses it, or set PORT to another one.`,
      );
    if (code === 'EACCES')
      throw new OperatorError(`Port ${port} may not be used by this user: set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new OperatorError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

function addressOf(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}
