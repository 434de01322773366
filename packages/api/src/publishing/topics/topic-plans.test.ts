import { beforeAll, expect, it, vi } from 'vitest';
import { sql } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import { sequentialScans } from '../../../testing/sequential-scans.ts';
import { testApi } from '../../../testing/index.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { listPosts } from '../feed/feed.queries.ts';
import { listPopularTopics, suggestTopics } from './topics.queries.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const api = testApi();
/** Large enough that a sequential scan would be the wrong plan. */
const POSTS = 10_000;
const viewer: Viewer = { id: 0, role: 'user', sessionKey: null, authAt: new Date() };

beforeAll(async () => {
  const { db } = api();
  const { id } = await makeMember(db);
  viewer.id = id;
  await sql`
    insert into posts (user_id, content, created_at, topics_read)
    select ${id}, 'On it', now() - n * interval '1 hour', true from generate_series(1, ${sql.lit(POSTS)}) as n`.execute(
    db,
  );
  await sql`
    insert into post_topics (post_id, topic, name, created_at)
    select id, 'topic' || id % 500, 'topic', created_at from posts`.execute(db);
  await sql`
    insert into followed_topics (user_id, topic, name)
    select ${id}, 'topic' || n, 'topic' from generate_series(1, 20) as n`.execute(db);
  for (const table of ['posts', 'post_topics', 'followed_topics'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
});

it.each([
  ['the posts on a topic', { topic: 'topic7' }],
  ['the posts on followed topics', { from: 'topics' as const }],
])('%s are read by indexes', async (_, input) => {
  const scans = await sequentialScans(api().db, ['posts', 'post_topics'], (db) =>
    listPosts(db, viewer, { ...input, limit: 20 }),
  );
  expect(scans).toEqual([]);
});

// The posts of the sample are joined by id, and so few are faster to scan.
it('popular and suggested topics are counted by indexes', async () => {
  const scans = await sequentialScans(api().db, ['post_topics'], async (db) => {
    await listPopularTopics(db, viewer);
    await suggestTopics(db, viewer, { q: 'topic49' });
  });
  expect(scans).toEqual([]);
});
