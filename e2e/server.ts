import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../apps/server/testing/free-port.ts';
import { startSmtpReceiver } from '../apps/server/testing/smtp-receiver.ts';
import { READY_MS, spawnServer } from '../apps/server/testing/spawn-server.ts';

/** For hooks and fixtures that start a server: one that ended sooner would leave it behind. */
export const START_MS = READY_MS + 30_000;

export type JourneyServer = {
  origin: string;
  dataDir: string;
  /** All output since the last start. */
  said(): string;
  /** kill -9, as in a crash. */
  kill(): Promise<void>;
  /** After a kill, on the same port with the same data. */
  restart(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
};

/**
 * Starts the product with its own data folder and the demo community; `settings` override its environment.
 * `host` is the name by which browsers know it.
 * @throws with the server's output when it does not become ready
 */
export async function startJourneyServer(
  settings: Record<string, string> = {},
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<JourneyServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-journeys-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  // Always the embedded database, whatever the environment has.
  const { NODE_ENV: _, DATABASE_URL: _url, DATABASE_OWNER_URL: _ownerUrl, ...environment } = process.env;
  const env = {
    ...environment,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: origin,
    SEED: 'demo',
    RATE_PRESET: 'off',
    CONNECTIONS_PER_ADDRESS: '2000',
    LOG_LEVEL: 'error',
    ...settings,
  };
  let running = await spawnServer({ origin, env });
  return {
    origin,
    dataDir,
    said: () => running.said(),
    kill: () => running.end('SIGKILL'),
    async restart() {
      running = await spawnServer({ origin, env });
    },
    async stop() {
      await running.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type MailedServer = JourneyServer & { mail: Awaited<ReturnType<typeof startSmtpReceiver>> };

/** The same, whose emails arrive over SMTP at `mail`. */
export async function startServerWithMail(): Promise<MailedServer> {
  const mail = await startSmtpReceiver();
  const server = await startJourneyServer({ SMTP_URL: mail.url });
  return {
    ...server,
    mail,
    async stop() {
      await server.stop();
      await mail.close();
    },
  };
}
