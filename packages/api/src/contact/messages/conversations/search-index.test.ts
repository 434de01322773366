import { CamelCasePlugin, Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type DB, poolOf, sql } from '@guildhall/db';
import { testApi } from '../../../../testing/index.ts';
import type { Viewer } from '../../../ground/core/context.ts';
import { searchMessages } from './search-messages.queries.ts';

vi.setConfig({ testTimeout: 300_000 });

const api = testApi();

/** A million is full intensity; ordinary test runs use fewer. */
const MESSAGES = Number(process.env['INDEX_MESSAGES'] ?? 20_000);
const MEMBERS = 500;
const CHUNK = 10_000;
/** The member who writes and receives every twentieth message. */
const WRITER = 1;

beforeAll(async () => {
  const { db } = api();
  await sql`
    insert into users (email, username, password, first_name, last_name)
    select 'bulk-' || n || '@mail.test', 'bulk-' || n, 'x', 'Member', 'Number' || n
    from generate_series(1, ${MEMBERS}::int) as n`.execute(db);
  await sql`
    insert into threads (low_user_id, high_user_id)
    select 1, n from generate_series(2, ${MEMBERS}::int) as n
    union all select n, n + 1 from generate_series(2, ${MEMBERS - 1}::int) as n`.execute(db);
  for (let from = 1; from <= MESSAGES; from += CHUNK)
    await sql`
      insert into messages (thread_id, sender_id, recipient_id, content, created_at)
      select thread.id, thread.low_user_id, thread.high_user_id,
        'Common words of everybody and word' || n % 4000, now() - n * interval '1 second'
      from generate_series(${from}::int, ${Math.min(from + CHUNK - 1, MESSAGES)}::int) as n
      join threads as thread on thread.low_user_id = case when n % 20 = 0 then 1 else 2 + n % ${MEMBERS - 3}::int end
        and thread.high_user_id = case when n % 20 = 0 then 2 + n % ${MEMBERS - 2}::int else 3 + n % ${MEMBERS - 3}::int end`.execute(
      db,
    );
  await sql`vacuum analyze messages`.execute(db);
  await sql`vacuum analyze threads`.execute(db);
  await sql`vacuum analyze users`.execute(db);
}, 3_600_000);

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

/** What the search of one member does: every step of its plan, and its milliseconds. */
async function runPlan(id: number, q: string): Promise<{ nodes: Node[]; took: number }> {
  const asked: LogEvent['query'][] = [];
  const pool = poolOf(api().db);
  const recording = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void asked.push(query),
  });
  const viewer: Viewer = { id, role: 'user', sessionKey: null, authAt: new Date() };
  await searchMessages(recording, viewer, { q, limit: 20 });
  const search = asked.find(({ sql: text }) => text.includes('search_vector'));
  if (!search) throw new Error('no search');
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }] }>(
    `explain (analyze, format json) ${search.sql}`,
    [...search.parameters],
  );
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)];
  return { nodes: plan ? all(plan.Plan) : [], took: plan?.['Execution Time'] ?? Number.NaN };
}

describe('search in the messages of a large community', () => {
  it.each([
    ['a member with few messages, for a common word', 77, 'everybody'],
    ['a member with many messages, for a rare word', WRITER, 'word1240'],
    ['a member with many messages, for a common word', WRITER, 'everybody common'],
    ['a member with many messages, for what nobody wrote', WRITER, 'xylophone'],
  ])('reads no messages of others: %s', async (_name, id, q) => {
    const { nodes, took } = await runPlan(id, q);
    const read = nodes.filter(({ 'Relation Name': table }) => table === 'messages');
    expect(read.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    expect(nodes.map((node) => node['Index Name'])).toContain('messages_search');
    expect(Math.max(...read.map((node) => node['Rows Removed by Filter'] ?? 0))).toBe(0);
    expect(took).toBeLessThan(1_000);
    if (process.env['INDEX_MESSAGES']) console.log(_name, took);
  });
});
