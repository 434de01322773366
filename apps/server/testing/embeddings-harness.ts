import { afterAll, afterEach, beforeAll } from 'vitest';
import { embedStatements } from '@guildhall/api';
import { type Database, sql } from '@guildhall/db';
import { makeMember, testDatabase } from '@guildhall/db/testing';
import { readConfig } from '../src/config/config.ts';
import { createEmbeddingsService } from '../src/jobs/embeddings/embeddings-service.ts';
import { type Behaviour, startReceiver } from './receiver.ts';

/** The name of the model that the harness asks for. */
export const MODEL = 'my-model';

export type EmbeddingsHarness = {
  db: Database;
  /** Acts as the embeddings service. */
  receiver: Awaited<ReturnType<typeof startReceiver>>;
};

/** A database and an embeddings service that answers like `well`, for a test file that calls this once at the top. */
export function embeddingsHarness(well: Behaviour): () => EmbeddingsHarness {
  const database = testDatabase();
  let receiver: EmbeddingsHarness['receiver'] | undefined;
  beforeAll(async () => {
    receiver = await startReceiver();
    receiver.behave(well);
  });
  afterEach(async () => {
    receiver?.behave(well);
    if (receiver) receiver.received.length = 0;
    await sql`with vectors as (delete from ops.statement_vectors), states as (delete from ops.embeddings_state),
      jobs as (delete from graphile_worker._private_jobs)
      update app.users set suggestable = false`.execute(database());
  });
  afterAll(() => receiver?.close());
  return () => {
    if (!receiver) throw new Error('The receiver is there inside tests and hooks only');
    return { db: database(), receiver };
  };
}

/** Runs the job once, as a worker does. */
export async function runEmbedding(
  { db, receiver }: EmbeddingsHarness,
  payload: Parameters<typeof embedStatements>[1] = {},
  { settings = {}, timeoutMs = 10_000 }: { settings?: Record<string, string>; timeoutMs?: number } = {},
): Promise<void> {
  const { outbound } = readConfig({
    EMBEDDINGS_URL: `${receiver.url}/v1`,
    EMBEDDINGS_MODEL: MODEL,
    EMBEDDINGS_KEY: 'key-1',
    ...settings,
  });
  if (outbound.embeddings === null) throw new Error('The settings name no service');
  const service = createEmbeddingsService(outbound.embeddings, { timeoutMs });
  const log = { info() {}, warn() {}, error() {} };
  await embedStatements({ db, log, service }, payload, new AbortController().signal);
}

/** The texts of each call. */
export const sentTexts = ({ receiver }: EmbeddingsHarness): string[][] =>
  receiver.received.map(({ body }) => (JSON.parse(body) as { input: string[] }).input);

export const vectorsOf = ({ db }: EmbeddingsHarness, userId: number) =>
  db.selectFrom('statementVectors').selectAll().where('userId', '=', userId).executeTakeFirst();

export const embeddingsState = ({ db }: EmbeddingsHarness) =>
  db.selectFrom('embeddingsState').selectAll().executeTakeFirstOrThrow();

let made = 0;

/** A member whose profile says who she is everywhere, and what she looks for and offers. */
export const makeAda = ({ db }: EmbeddingsHarness, overrides: Parameters<typeof makeMember>[1] = {}) =>
  makeMember(db, {
    firstName: 'Ada',
    lastName: 'Byron',
    company: 'Byron & Co',
    email: `ada-${(made += 1)}@byron.test`,
    phoneNumber: '+43 1 5550123',
    location: 'Vienna, Austria',
    linkedinUrl: 'https://linkedin.test/in/ada',
    website: 'https://byron.test',
    jobTitle: 'Bookkeeper',
    lookingFor: 'Someone who photographs food for my website',
    servicesOffered: 'VAT returns (ada@byron.test, +43 1 5550123), payroll: https://byron.test/payroll',
    ...overrides,
  });
