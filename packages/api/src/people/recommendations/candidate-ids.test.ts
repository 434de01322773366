import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import { type DB, poolOf } from '@guildhall/db';
import { testDatabase } from '@guildhall/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { listConnections } from '../connections/connections.queries.ts';
import { getStats } from '../../console/dashboard/dashboard.queries.ts';
import { selectiveTerms } from './candidate-ids.queries.ts';
import { recommend } from './recommendations.queries.ts';

const MEMBERS = 10_000;
/** Neither new nor nearby: has candidates only by terms and friends of friends. */
const COLD = 4_321;

const database = testDatabase();

beforeAll(async () => {
  await seed(database());
}, 60_000);

describe('a network of ten thousand members', () => {
  it('recommends without a sequential scan of members or connections', async () => {
    const { db, statements } = recorded();

    const recommended = await recommend(db, COLD, { limit: 20 });

    expect(recommended).toHaveLength(20);
    expect(recommended[0]?.match.score).toBeGreaterThan(20);
    expect(statements.length).toBeGreaterThan(3);
    expect(await scansOf(statements)).toEqual([]);
  });

  it('recommends without a sequential scan to a member whose terms are all common', async () => {
    const { db, statements } = recorded();
    const common = await commonTerms();
    await database()
      .updateTable('users')
      .set({ lookingFor: common.join(' and '), servicesOffered: common.join(', ') })
      .where('id', '=', 99)
      .execute();

    expect(await recommend(db, 99, { limit: 20 })).toHaveLength(20);
    expect(await scansOf(statements)).toEqual([]);
  });

  it('lists connections and counts the dashboard’s statistics without a sequential scan', async () => {
    const { db, statements } = recorded();
    const viewer = { id: COLD, role: 'user', sessionKey: null, authAt: new Date() } as const;

    await listConnections(db, viewer, { sort: 'newest', limit: 50 });
    await getStats(db, viewer);

    expect(statements.length).toBeGreaterThan(4);
    expect(await scansOf(statements)).toEqual([]);
  });
});

describe('selective terms', () => {
  const frequencies: Record<string, number> = { falconry: 3, accounting: 250, marketing: 5_000 };
  const statistics = {
    members: 1_000,
    documentFrequency: (_: string, term: string) => frequencies[term] ?? 0,
  };

  it('are the rarest ones, as many as fit the scan budget', () => {
    expect(selectiveTerms('search_terms', ['marketing', 'accounting', 'falconry'], statistics)).toEqual([
      'falconry',
      'accounting',
    ]);
    expect(selectiveTerms('search_terms', ['marketing'], statistics)).toEqual([]);
  });
});

type Statement = { sql: string; parameters: readonly unknown[] };

/** The test's database, with a log of its statements. */
function recorded() {
  const statements: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: poolOf(database()) }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void statements.push(query),
  });
  return { db, statements };
}

/** Every sequential scan of members or connections in the plans, with its statement. */
async function scansOf(statements: Statement[]): Promise<string[]> {
  const found: string[] = [];
  for (const statement of statements) {
    const { rows } = await poolOf(database()).query<{ 'QUERY PLAN': string }>(`explain ${statement.sql}`, [
      ...statement.parameters,
    ]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    if (/Seq Scan on (users|connections)\b/.test(plan)) found.push(`${statement.sql}\n${plan}`);
  }
  return found;
}

async function commonTerms(): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    select term from users, unnest(search_terms) as term where term like 'trade%' group by term order by count(*) desc limit 5
  `.execute(database());
  return rows.map(({ term }) => term);
}

/** Trades from common to rare, members of forty cities and twelve industries, five connections each. */
async function seed(db: Kysely<DB>): Promise<void> {
  const members = sql.lit(MEMBERS);
  await sql`select setseed(0.25)`.execute(db);
  await sql`
    insert into users (email, username, password, first_name, last_name, job_title, company, industry, location,
      location_key, professional_summary, looking_for, services_offered, skills, search_terms, seek_terms,
      created_at, last_seen_at)
    select 'm' || n || '@test.test', 'm-' || n, 'x', 'Member', 'Number ' || n, 'Owner', 'Company ' || n,
      'Industry ' || n % 12, 'City ' || n % 40, 'city ' || n % 40,
      repeat('We have served this town for many years. ', 8),
      'trade' || seek, 'trade' || offer || ' and trade' || second, array['trade' || offer],
      array['trade' || offer, 'trade' || second, 'c:' || offer % 20], array['trade' || seek, 'c:' || seek % 20],
      now() - (${members} - n) * interval '1 hour', now() - random() * interval '60 days'
    from (
      select n, floor(400 * random() ^ 2)::int as offer, floor(400 * random() ^ 2)::int as second,
        floor(400 * random() ^ 2)::int as seek
      from generate_series(1, ${members}) as n
    ) as drawn
  `.execute(db);
  await sql`
    insert into connections (user_id, connected_user_id, status, created_at, accepted_at)
    select a, b, case when n % 5 = 0 then 'pending' else 'accepted' end, at, case when n % 5 = 0 then null else at end
    from (
      select n, 1 + n % ${members} as a, 1 + floor(${members} * random())::int as b,
        now() - random() * interval '170 days' as at
      from generate_series(1, ${members} * 5) as n
    ) as drawn
    where a <> b
    on conflict do nothing
  `.execute(db);
  await sql`analyze users, connections`.execute(db);
}
