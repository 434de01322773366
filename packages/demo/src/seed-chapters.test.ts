import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';

import { testDatabase } from '@guildhall/db/testing';
import { seedDemo } from './index.ts';

const database = testDatabase();
const now = new Date('2026-06-15T10:30:00Z');

beforeAll(async () => {
  await seedDemo(database(), { now });
}, 30_000);

it('has recorded who came to all past breakfasts but the first', async () => {
  const { rows } = await sql<{ recorded: number }>`
    select (select count(*)::int from attendance where date_id = event_dates.id and status = 'present') as recorded
    from event_dates join events on events.id = event_id
    where title = 'Breakfast at the Corn Exchange' and ends_at <= ${now} order by starts_at`.execute(
    database(),
  );
  const [first, ...others] = rows.map(({ recorded }) => recorded);
  expect(first).toBe(0);
  expect(others.length).toBeGreaterThan(5);
  for (const recorded of others) expect(recorded).toBeGreaterThan(4);
});

it('lets nobody sign up for a date before they are a member, or after it has begun', async () => {
  const { rows } = await sql`
    select from event_rsvps join event_dates on event_dates.id = date_id join users on users.id = user_id
    where event_rsvps.created_at < users.created_at or event_rsvps.created_at > starts_at`.execute(
    database(),
  );
  expect(rows).toEqual([]);
});

it('has posts of a chapter, and comments on them, by its members alone', async () => {
  const { rows } = await sql<{ isMember: boolean }>`
    select exists (select from chapter_members where chapter_id = posts.chapter_id and user_id = written.user_id
      and chapter_members.state = 'active' and joined_at <= written.created_at) as is_member
    from posts cross join lateral (
      select posts.user_id, posts.created_at
      union all select user_id, created_at from post_comments where post_id = posts.id) as written
    where chapter_id is not null`.execute(database());
  expect(rows).toHaveLength(7);
  expect(rows.filter(({ isMember }) => !isMember)).toEqual([]);
});
