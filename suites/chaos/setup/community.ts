import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { SESSION_SECRET, addSessions } from '../../shared/sessions.ts';
import { type Database, createDatabase, migrateToLatest } from '@guildhall/db';
import {
  makeArticle,
  makeBusiness,
  makeConnection,
  makeMember,
  makeMessage,
  makeOpportunity,
  makeOrder,
  makePost,
  makeReferral,
  makeReview,
  makeService,
} from '@guildhall/db/testing';
import { freePort } from '@guildhall/server/testing/free-port';
import { API_ALONE, type ServerProcess, deployed, spawnServer } from '@guildhall/server/testing/spawn-server';
import { type Postgres, startPostgres } from './postgres.ts';

const DOZEN = 12;

/** What nobody takes for themselves. */
const unlikely = () => ({ email: `${randomUUID()}@test.test`, username: null });

/** PostgreSQL, members with sessions and the product as it is deployed, each a process of its own. */
export type Community = AsyncDisposable & {
  postgres: Postgres;
  port: number;
  memberIds: number[];
  adminId: number;
  serviceId: number;
  postId: number;
  /** What the server says, errors alone. */
  logFile: string;
  /** Starts the server; it is ended with the community. */
  startServer(): Promise<ServerProcess>;
  /** A dozen of everything that members and visitors come across. */
  addThings(): Promise<void>;
  /** A member and an administrator more, with sessions. */
  addPeople(): Promise<{ memberId: number; adminId: number }>;
  /** One question to the database, apart from the server. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
};

export async function openCommunity(members: number): Promise<Community> {
  await using stack = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-faults-'));
  stack.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  // When root runs the suite, another account runs the database.
  chmodSync(dataDir, 0o755);
  const postgres = stack.use(await startPostgres(dataDir));
  const { connectionString: databaseUrl, ownerUrl: connectionString } = postgres;
  const people = await populate(connectionString, members);

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const logFile = join(dataDir, 'server.log');
  const env = {
    ...deployed(origin, { databaseUrl, ownerUrl: connectionString, dataDir, secret: SESSION_SECRET }),
    LOG_LEVEL: 'error',
  };
  let server: ServerProcess | undefined;
  stack.defer(async () => server?.end('SIGKILL'));
  const resources = stack.move();
  return {
    postgres,
    port,
    ...people,
    logFile,
    startServer: async () => (server = await spawnServer({ origin, command: API_ALONE, env, logFile })),
    addThings: () => withDatabase(connectionString, addThings),
    addPeople: () =>
      withDatabase(connectionString, async (db) => {
        const { id: memberId } = await makeMember(db, unlikely());
        const { id: adminId } = await makeMember(db, { ...unlikely(), role: 'admin' });
        await signIn(connectionString);
        return { memberId, adminId };
      }),
    query: (text, values) => queryOnce(connectionString, text, values),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

async function populate(connectionString: string, members: number) {
  return withDatabase(connectionString, async (db) => {
    await migrateToLatest(db);
    const memberIds: number[] = [];
    while (memberIds.length < members)
      memberIds.push((await makeMember(db, { servicesOffered: 'Bread', lookingFor: 'Flour' })).id);
    const { id: adminId } = await makeMember(db, { role: 'admin' });
    const { id: serviceId } = await makeService(db);
    const { id: postId } = await makePost(db, { userId: adminId });
    await signIn(connectionString);
    return { memberIds, adminId, serviceId, postId };
  });
}

async function addThings(db: Database): Promise<void> {
  const makers = [
    makePost,
    makeArticle,
    makeBusiness,
    makeReview,
    makeOpportunity,
    makeService,
    makeOrder,
    makeConnection,
    makeReferral,
    makeMessage,
  ];
  for (const make of makers) for (let count = 0; count < DOZEN; count += 1) await make(db);
}

/** Gives a session to everybody who has none. */
async function signIn(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await addSessions(client);
  } finally {
    await client.end();
  }
}

async function withDatabase<T>(connectionString: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase({ connectionString, max: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function queryOnce<Row extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString, options: '-c search_path=app,ops,public' });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
