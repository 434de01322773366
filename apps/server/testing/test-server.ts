import { afterAll, beforeAll } from 'vitest';
import { type Database, poolOf } from '@guildhall/db';
import { appUrlOf, testDatabase } from '@guildhall/db/testing';
import { Browser } from './browser.ts';
import { type DeliveredChanges, deliveredChanges } from './delivered-changes.ts';
import { type TestServerOptions, type TestServer as Running, startTestServer } from './index.ts';

export type TestServer = Running & {
  db: Database;
  /** A visitor with an empty cookie jar. */
  visitor(): Browser;
  /** A browser signed in with the factories' password. */
  signedIn: (member: { email: string }) => Promise<Browser>;
};

/** The real server with its own database, for a test file that calls this once at the top. */
export function testServer(
  options: Omit<TestServerOptions, 'databaseUrl' | 'ownerUrl'> = {},
): () => TestServer {
  const database = testDatabase();
  let running: (Running & { changes: DeliveredChanges }) | undefined;
  beforeAll(async () => {
    const server = await startTestServer({
      ...options,
      databaseUrl: appUrlOf(database()),
      ownerUrl: poolOf(database()).options.connectionString ?? '',
    });
    running = { ...server, changes: deliveredChanges(database(), server.live) };
  });
  afterAll(() => running?.close());

  return () => {
    if (!running) throw new Error('The test server is there inside tests and hooks only');
    const { origin, changes } = running;
    return {
      ...running,
      db: database(),
      visitor: () => new Browser(origin, changes),
      async signedIn({ email }) {
        const browser = new Browser(origin, changes);
        await browser.signIn(email);
        return browser;
      },
    };
  };
}
