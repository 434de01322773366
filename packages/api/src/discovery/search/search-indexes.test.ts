import { CamelCasePlugin, Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type DB, type Database, poolOf, sql } from '@guildhall/db';
import { testApi } from '../../../testing/index.ts';
import { listArticles } from '../../publishing/articles/articles.queries.ts';
import { listBookmarkedArticles } from '../../publishing/articles/bookmarked-articles.queries.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { listBookmarkedPosts } from '../../publishing/feed/bookmarked-posts.queries.ts';
import { listComments } from '../../publishing/comments/comments.queries.ts';
import { countNewerPosts, listPosts } from '../../publishing/feed/feed.queries.ts';
import { searchAll } from './search.queries.ts';

vi.setConfig({ testTimeout: 300_000 });

const api = testApi();
const GROWING = [
  'users',
  'posts',
  'post_comments',
  'post_links',
  'short_urls',
  'articles',
  'businesses',
  'events',
  'chapters',
];

/** Full intensity is 100,000 members and 1,000,000 posts; ordinary test runs use fewer. */
const MEMBERS = Number(process.env['INDEX_MEMBERS'] ?? 6_000);
const POSTS = Number(process.env['INDEX_POSTS'] ?? 6_000);
/** Batch size that PostgreSQL can index well within the statement timeout. */
const CHUNK = 2_500;

beforeAll(async () => {
  const { db } = api();
  for (const numbers of chunksOf(MEMBERS)) {
    await sql`
      insert into users (email, username, password, first_name, last_name, job_title, company, skills, search_terms)
      select 'bulk-' || n || '@mail.test', 'bulk-' || n, 'x',
        (array['Maria', 'José', 'Anna', 'Peter', 'Zoë', 'Ibrahim', 'Yuki'])[1 + n % 7] || chr(97 + n % 26),
        (array['Silva', 'Müller', 'Novák', 'Smith', 'Haddad'])[1 + n % 5] || chr(97 + n / 7 % 26) || chr(97 + n / 190 % 26),
        (array['Engineer', 'Baker', 'Designer'])[1 + n % 3], 'Company ' || n / 20,
        array['Skill ' || n % 300],
        array[(array['g:bakery', 'g:plumbing', 'g:web-design', 'g:roofing'])[1 + n % 4], 'c:' || n % 1024]
      from ${numbers}
    `.execute(db);
  }
  for (const numbers of chunksOf(POSTS)) {
    await sql`
      insert into posts (user_id, content, created_at)
      select 1 + n % ${MEMBERS}::int, 'We at number ' || n || ' look for a word' || n % 4000 || ' and the usual', now() - n * interval '1 minute'
      from ${numbers}
    `.execute(db);
  }
  await sql`
    insert into businesses (owner_id, name, slug, description, industry, category, search_terms)
    select id, 'Bakery ' || last_name || ' ' || id, 'bakery-' || id, 'A business of ' || first_name, 'Retail', 'Retail',
      array[(array['g:bakery', 'g:plumbing', 'g:web-design', 'g:roofing'])[1 + id % 4], 'c:' || id % 1024]
    from users where id <= 2500
  `.execute(db);
  await sql`
    insert into articles (title, slug, content, author, tags, category, published_at)
    select 'Report ' || n || ' on topic' || n % 500, 'report-' || n, 'text', 'The Editors', array['Tag ' || n % 50],
      (array['Technology', 'Business', 'Finance'])[1 + n % 3], now() - n * interval '1 hour'
    from generate_series(1, 5000) as n
  `.execute(db);
  await sql`
    insert into events (slug, title, time_zone, place)
    select 'event-' || n, 'Breakfast on topic' || n % 500, 'UTC', 'Town ' || n % 90 from generate_series(1, 5000) as n
  `.execute(db);
  await sql`
    insert into chapters (slug, name, time_zone, place)
    select 'chapter-' || n, 'Circle of topic' || n % 500, 'UTC', 'Town ' || n % 90 from generate_series(1, 5000) as n
  `.execute(db);
  await sql`insert into post_comments (post_id, user_id, content) select 1 + n % 50, 1 + n, 'A comment' from generate_series(1, 5000) as n`.execute(
    db,
  );
  await sql`
    insert into short_urls (original_url, short_code)
    select 'https://site-' || n || '.example.org/', 'code' || n from generate_series(1, 5000) as n
  `.execute(db);
  await sql`insert into post_links (post_id, position, short_url_id, original_text) select n, 0, n, 'https://site' from generate_series(1, 5000) as n`.execute(
    db,
  );
  await sql`insert into post_bookmarks (user_id, post_id) select 1 + n % 100, n from generate_series(1, 5000) as n`.execute(
    db,
  );
  await sql`insert into article_bookmarks (user_id, article_id) select 1 + n % 100, n from generate_series(1, 5000) as n`.execute(
    db,
  );
  for (const table of [...GROWING, 'post_bookmarks', 'article_bookmarks'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}, 3_600_000);

/** The numbers up to `count`, as rows. */
const chunksOf = (count: number) =>
  Array.from(
    { length: Math.ceil(count / CHUNK) },
    (_, index) =>
      sql`generate_series(${index * CHUNK + 1}::int, ${Math.min(count, (index + 1) * CHUNK)}::int) as n`,
  );

/** The queries of `work`, with the plan of each. */
async function plansOf(work: (db: Database) => Promise<unknown>): Promise<{ text: string; plan: string }[]> {
  const asked: LogEvent['query'][] = [];
  const pool = poolOf(api().db);
  const recording = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void asked.push(query),
  });
  await work(recording);
  const settings = asked.find(({ sql: text }) => text.includes('set_config'));
  const client = await pool.connect();
  const plans: { text: string; plan: string }[] = [];
  try {
    await client.query('begin');
    if (settings) await client.query(settings.sql, [...settings.parameters]);
    for (const { sql: text, parameters } of asked.filter(({ sql: one }) => /^\s*(select|with)/.test(one))) {
      const { rows } = await client.query(`explain (format json) ${text}`, [...parameters]);
      plans.push({ text, plan: JSON.stringify(rows) });
    }
    expect(asked.length).toBeGreaterThan(0);
    return plans;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** The tables that the queries of `work` read by sequential scan. */
async function scannedBy(work: (db: Database) => Promise<unknown>): Promise<string[]> {
  const scanned = new Set<string>();
  for (const { text, plan } of await plansOf(work)) {
    for (const [, table] of plan.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g))
      if (GROWING.includes(table ?? '')) scanned.add(`${table}: ${text}`);
  }
  return [...scanned];
}

const member: Viewer = { id: 5, role: 'user', sessionKey: null, authAt: new Date() };

describe('search over many members, posts, businesses and articles', () => {
  it.each([
    'm',
    'ma',
    'maria',
    'silva',
    'engineer',
    'zoe novak',
    'word123',
    'the usual',
    'mraia',
    'smiht',
    'bakry mulller',
    'topic77',
    'nothing like this',
    'someone to fix a leaking tap',
  ])('never scans a whole table for "%s"', async (q) => {
    for (const viewer of [null, member]) {
      expect(await scannedBy((db) => searchAll(db, viewer, { q, limit: 5 }))).toEqual([]);
    }
  });
});

it('looks up what is similar in meaning by the indexes of terms', async () => {
  const plans = await plansOf((db) => searchAll(db, member, { q: 'someone to fix a leaking tap', limit: 5 }));
  for (const index of ['users_search_terms', 'businesses_search_terms'])
    expect([index, plans.some(({ plan }) => plan.includes(`"Index Name":"${index}"`))]).toEqual([
      index,
      true,
    ]);
});

it('does not look up all members with a common word for the first few', async () => {
  const lookedUp = async (q: string) =>
    (await plansOf((db) => searchAll(db, member, { q, kind: 'members', limit: 5 }))).some(({ plan }) =>
      plan.includes('"Index Name":"users_document"'),
    );
  expect(await lookedUp('engineer')).toBe(false);
  expect(await lookedUp('bulk 1717')).toBe(true);
});

it('finds an old post by its one rare word, and only if it has the common ones too', async () => {
  const excerptsOf = async (q: string) =>
    (await searchAll(api().db, null, { q, kind: 'posts', limit: 5 })).posts.map(({ excerpt }) => excerpt);
  expect(await excerptsOf('usual word3999 number')).toEqual([
    'We at number 3999 look for a word3999 and the usual',
  ]);
  expect(await excerptsOf('usual word3999 unusual')).toEqual([]);
});

it('looks up only the rarest of several common words', async () => {
  const plans = await plansOf((db) =>
    searchAll(db, null, { q: 'usual 3999 number', kind: 'posts', limit: 5 }),
  );
  expect(plans.filter(({ plan }) => /"Index Cond":"[^"]*'usual'/.test(plan))).toEqual([]);
  expect(plans.some(({ plan }) => /"Index Cond":"[^"]*'3999'/.test(plan))).toBe(true);
});

describe('the lists of feed, news and saved items', () => {
  it('are read through indexes, on the first page and on later ones', async () => {
    const { db } = api();
    const page = await listPosts(db, null, { limit: 20 });
    const newest = page.items[5]?.id ?? 0;
    const articles = await listArticles(db, null, { limit: 20 });
    for (const viewer of [null, member]) {
      for (const cursor of [null, page.nextCursor]) {
        expect(await scannedBy((each) => listPosts(each, viewer, { limit: 20, cursor }))).toEqual([]);
      }
      expect(await scannedBy((each) => countNewerPosts(each, viewer, { afterId: newest }))).toEqual([]);
      expect(await scannedBy((each) => listComments(each, viewer, { postId: 7, limit: 20 }))).toEqual([]);
      expect(
        await scannedBy((each) => listArticles(each, viewer, { limit: 20, cursor: articles.nextCursor })),
      ).toEqual([]);
      expect(await scannedBy((each) => listArticles(each, viewer, { limit: 20, search: 'topic77' }))).toEqual(
        [],
      );
      expect(
        await scannedBy((each) => listArticles(each, viewer, { limit: 20, category: 'finance' })),
      ).toEqual([]);
    }
    expect(await scannedBy((each) => listBookmarkedPosts(each, member, { limit: 20 }))).toEqual([]);
    expect(await scannedBy((each) => listBookmarkedArticles(each, member, { limit: 20 }))).toEqual([]);
  });
});
