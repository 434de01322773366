import { randomUUID } from 'node:crypto';
import pg from 'pg';
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
import { addSessions, cookieOf } from './sessions.ts';

/** A signed-in account with a post. Password: TEST_PASSWORD. */
export type Member = { id: number; email: string; cookie: string; postId: number };

export type Community = { members: Member[]; adminId: number; serviceId: number; postId: number };

/** Migrates a database and creates members with sessions, one administrator, one service and one post. */
export const createCommunity = (ownerUrl: string, count: number): Promise<Community> =>
  withDatabase(ownerUrl, async (db) => {
    await migrateToLatest(db);
    const members: Member[] = [];
    while (members.length < count) {
      const { id, email } = await makeMember(db, { servicesOffered: 'Bread', lookingFor: 'Flour' });
      const { id: postId } = await makePost(db, { userId: id });
      members.push({ id, email, cookie: cookieOf(id), postId });
    }
    const { id: adminId } = await makeMember(db, { role: 'admin' });
    const { id: serviceId } = await makeService(db);
    const { id: postId } = await makePost(db, { userId: adminId });
    await signEverybodyIn(ownerUrl);
    return { members, adminId, serviceId, postId };
  });

const EACH = 12;

/** Creates a dozen of every kind of content. */
export const addContent = (ownerUrl: string): Promise<void> =>
  withDatabase(ownerUrl, async (db) => {
    const factories = [
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
    for (const make of factories) for (let count = 0; count < EACH; count += 1) await make(db);
  });

/** Creates a member and an administrator; resolves with their cookies. */
export const addAccounts = (ownerUrl: string): Promise<{ member: string; admin: string }> =>
  withDatabase(ownerUrl, async (db) => {
    const { id: memberId } = await makeMember(db, unguessable());
    const { id: adminId } = await makeMember(db, { ...unguessable(), role: 'admin' });
    await signEverybodyIn(ownerUrl);
    return { member: cookieOf(memberId), admin: cookieOf(adminId) };
  });

/** No fuzz case can take this address for its own account. */
const unguessable = () => ({ email: `${randomUUID()}@test.test`, username: null });

const signEverybodyIn = (ownerUrl: string): Promise<void> => withClient(ownerUrl, addSessions);

/** The rows of one statement, over a connection of its own. */
export const queryRows = <Row extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> =>
  withClient(connectionString, async (client) => (await client.query<Row>(text, values)).rows);

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString,
    options: '-c search_path=app,ops,public',
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
  });
  // The suites kill databases; the query rejects by itself.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
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
