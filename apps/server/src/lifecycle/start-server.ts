import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { recoverInterruptedRestore } from '@guildhall/backup';
import {
  applyConfiguredConfirmation,
  beginSigningAudit,
  resealProviders,
  resealSecrets,
  startEmbeddings,
} from '@guildhall/api';
import type { LiveBus } from '@guildhall/api/ground/core/live';
import { type PasswordCost, migrateToLatest, poolOf } from '@guildhall/db';
import { buildApp, createInstance } from '../app.ts';
import { backupSettings } from './backup-settings.ts';
import type { Config } from '../config/config.ts';
import { createReadinessProbe, openDatabase } from './database.ts';
import { createEmbeddingsService } from '../jobs/embeddings/embeddings-service.ts';
import { isAnyTarget, isPublic } from '../linked-pictures/download-picture.ts';
import { createPictureEncoder } from '../pictures/picture-encoder.ts';
import { createTempFolder } from '../uploads/temp-folder.ts';
import { startJobs } from '../jobs/jobs.ts';
import { type OutboxTimings, createOutbox } from '../jobs/outbox/outbox.ts';
import { closeIdleConnections, drainConnections } from './drain-connections.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { openReplicas } from './replicas.ts';
import { OperatorError } from '../config/operator-error.ts';
import { type WebSource, openWeb } from '../pages/web-source.ts';
import { createSessionStore } from '../http/sessions/session-store.ts';
import { describeDemo, refuseDemoAccounts, seedDemoIfEmpty } from './seed.ts';
import { describeSetup } from './setup-address.ts';
import { createServices } from './services.ts';
import { sessionSecrets } from './session-secrets.ts';

/** How long a process behind a proxy serves keep-alive connections after it has stopped accepting new ones. */
const DRAIN_REQUESTS_MS = 1_000;

export type RunningServer = {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  address: string;
  /** A line about how to become administrator; null when there is one. */
  setup: string | null;
  /** A line about the demo accounts; null when this is not the demo community. */
  demo: string | null;
  /** Changes as they reach this process. */
  live: LiveBus;
  close(): Promise<void>;
};

export type StartOptions = {
  web: WebSource;
  /** false: other processes run the jobs. */
  runJobs?: boolean;
  /** Timeouts and backoff of the outbox; tests shorten them. */
  outboxTimings?: OutboxTimings;
  /** Of new password hashes; tests lower it. */
  passwordCost?: PasswordCost;
  /** Prints a line for the operator. */
  say?: (line: string) => void;
  /** Aborted to cancel a start that is still under way. */
  signal?: AbortSignal;
};

/**
 * Starts everything from the database to the open port, in order; closing runs in reverse order.
 * @throws OperatorError with one sentence for what the operator can fix
 */
export async function startServer(
  config: Config,
  { web, runJobs = true, outboxTimings = {}, passwordCost, say = () => {}, signal }: StartOptions,
): Promise<RunningServer> {
  await using stack = new AsyncDisposableStack();
  const app = createInstance(config);
  const { log } = app;

  const health = { isDatabaseReady: async () => false, isDraining: false };
  // Connection errors during shutdown are expected.
  const onPoolError = (error: Error) =>
    void (health.isDraining || log.warn({ err: error }, 'database connection lost'));
  const database = await openDatabase(config, { say, onPoolError });
  stack.defer(() => database.close());
  const { db, connectionString, ownerUrl } = database;
  signal?.throwIfAborted();

  await migrateToLatest(db, ownerUrl);
  await applyConfiguredConfirmation(db, config.product);
  if (config.seed === 'demo') await seedDemoIfEmpty(db, config.storage, say);
  if (!config.mayShowDemo) await refuseDemoAccounts(db);
  signal?.throwIfAborted();

  const backups = await backupSettings(config, database);
  await beginSigningAudit({ db, backups, log });
  await recoverInterruptedRestore({ ...backups, connectionString: ownerUrl });
  signal?.throwIfAborted();

  const probe = createReadinessProbe(connectionString);
  stack.defer(() => probe.close());
  const replicas = openReplicas(config, db, log);
  stack.defer(() => replicas?.close());
  const running = await createServices(config, { ...database, replicas }, log, passwordCost);
  const { services } = running;
  stack.defer(() => running.close());
  await resealSecrets(db, services);
  await resealProviders(db, services);
  if (runJobs) {
    const { outbound, dataDir } = config;
    const mailFolder = join(dataDir, 'mail');
    if (services.mail.server === null)
      log.warn(
        { folder: mailFolder },
        'no mail server is set up (SMTP_URL): emails are only written to files',
      );
    const outbox = createOutbox({
      ...outboxTimings,
      db,
      log,
      services,
      outbound,
      mailFolder,
    });
    const { automation, storage } = services;
    const embeddings = outbound.embeddings && createEmbeddingsService(outbound.embeddings);
    const encoder = createPictureEncoder({ log });
    stack.defer(() => encoder.close());
    const jobs = await startJobs({
      db,
      connectionString,
      log,
      backups,
      storage,
      linkedPictures: {
        encoder,
        files: createTempFolder(join(dataDir, 'uploads')),
        download: { mayReach: config.privateTargets ? isAnyTarget : isPublic },
      },
      outbox,
      automation,
      embeddings,
    });
    stack.defer(() => jobs.stop());
    const changes = await startEmbeddings(db, embeddings, log);
    stack.defer(() => changes.close());
  }

  health.isDatabaseReady = () => probe.isDatabaseReady();
  const sessions = {
    store: createSessionStore(poolOf(db), { isDemo: config.seed === 'demo' }),
    secrets: await sessionSecrets(config),
    secure: config.cookieSecure,
  };
  const telemetry = await startTelemetry(app, config.telemetry, {
    pool: poolOf(db),
    backupFolder: backups.folder,
    countListeners: () => running.countListeners(),
  });
  stack.defer(() => telemetry.close());
  stack.defer(() => app.close());
  await buildApp(app, {
    config,
    dependencies: { db, replicas, services, sessions },
    health,
    web: await openWeb(web, app),
  });
  const demo = config.mode === 'production' ? null : await describeDemo(db);
  await listen(app, config);
  signal?.throwIfAborted();
  // A start that fails before must not use up an address that nobody saw.
  const setup = await describeSetup(db, config.product.publicOrigin);

  const closing = stack.move();
  let closed: Promise<void> | undefined;
  const close = async () => {
    health.isDraining = true;
    if (config.drainMs > 0) await wait(config.drainMs);
    await drainConnections(app.server, config.drainMs > 0 ? DRAIN_REQUESTS_MS : 0);
    using _ending = closeIdleConnections(app.server);
    // Open event streams would keep the server from closing.
    await running.close();
    await closing.disposeAsync();
  };
  return {
    address: addressOf(app.server.address(), config.host),
    setup,
    demo,
    live: services.live,
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
