import { sql } from 'kysely';
import argon2 from 'argon2';
import { beforeAll, describe, expect, it } from 'vitest';

import { testDatabase } from '@guildhall/db/testing';
import type { DB } from '@guildhall/db';
import { DEMO_PASSWORD, isEmpty, seedDemo } from './index.ts';

const database = testDatabase();
const twin = testDatabase();
const now = new Date('2026-06-15T10:30:00Z');

beforeAll(async () => {
  await seedDemo(database(), { now });
  await seedDemo(twin(), { now });
}, 30_000);

const tables = [
  'users',
  'memberships',
  'activeMonths',
  'profileViews',
  'connections',
  'blocks',
  'dismissals',
  'posts',
  'postComments',
  'postLikes',
  'postBookmarks',
  'postShares',
  'reports',
  'shortUrls',
  'postLinks',
  'articles',
  'articleLikes',
  'articleBookmarks',
  'articleShares',
  'articleViews',
  'chapters',
  'chapterMembers',
  'events',
  'eventDates',
  'eventRsvps',
  'attendance',
  'services',
  'serviceOrders',
  'orderEvents',
  'businesses',
  'businessEmployees',
  'businessReviews',
  'businessFavourites',
  'businessActivity',
  'opportunities',
  'opportunitySaves',
  'opportunityApplications',
  'referrals',
  'referralEvents',
  'threads',
  'messages',
  'notifications',
] as const satisfies readonly (keyof DB)[];

async function rowsOf(db: ReturnType<typeof database>, table: (typeof tables)[number]): Promise<object[]> {
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(t) - 'password' as row from ${sql.table(table)} as t order by to_jsonb(t) - 'password'
  `.execute(db);
  return rows.map(({ row }) => row);
}

async function countOf(table: (typeof tables)[number]): Promise<number> {
  return (await rowsOf(database(), table)).length;
}

const statesOf = async (query: Promise<{ status: string }[]>) =>
  new Set((await query).map(({ status }) => status));

const daysAgo = (date: Date | null) => (now.getTime() - (date?.getTime() ?? 0)) / 86_400_000;

/** Rows whose stored counter differs from the counted rows. */
async function wrong(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await query.execute(database())).rows;
}

describe('the demo community', () => {
  it('has the members, businesses, posts, articles, services and opportunities of an active community', async () => {
    expect(await countOf('users')).toBeGreaterThanOrEqual(60);
    expect(await countOf('businesses')).toBe(40);
    expect(await countOf('posts')).toBe(123);
    expect(await countOf('articles')).toBe(24);
    expect(await countOf('services')).toBe(12);
    expect(await countOf('opportunities')).toBe(20);
  });

  it('leaves no table of the demo empty', async () => {
    const counts = await Promise.all(tables.map(async (table) => ({ table, count: await countOf(table) })));
    expect(counts.filter(({ count }) => count === 0)).toEqual([]);
  });

  it('lets its three accounts sign in, and gives them the first ids', async () => {
    const accounts = await database()
      .selectFrom('users')
      .select(['id', 'email', 'role', 'password'])
      .where('id', '<=', 3)
      .orderBy('id')
      .execute();

    expect(accounts.map(({ email, role }) => [email, role])).toEqual([
      ['member@demo.test', 'user'],
      ['admin@demo.test', 'admin'],
      ['owner@demo.test', 'user'],
    ]);
    for (const { password } of accounts) expect(await argon2.verify(password, DEMO_PASSWORD)).toBe(true);
    const owned = await database().selectFrom('businesses').select('id').where('ownerId', '=', 3).execute();
    expect(owned).toHaveLength(2);
  });

  it('is the same for the same moment', async () => {
    for (const table of tables) {
      expect({ table, rows: await rowsOf(twin(), table) }).toEqual({
        table,
        rows: await rowsOf(database(), table),
      });
    }
  });

  it('is not seeded into a database that has members', async () => {
    expect(await isEmpty(database())).toBe(false);
    await expect(seedDemo(database(), { now })).rejects.toThrow(/without members/);
  });

  it('leaves the next id to the next member', async () => {
    const { id } = await twin()
      .insertInto('users')
      .values({ email: 'new@test.test', password: 'x', firstName: 'New', lastName: 'Member' })
      .returning('id')
      .executeTakeFirstOrThrow();

    expect(id).toBe((await countOf('users')) + 1);
  });

  it('shows connections, referrals and orders in every state, around the account of a member', async () => {
    const db = database();
    const connections = db
      .selectFrom('connections')
      .select('status')
      .where((eb) => eb.or([eb('userId', '=', 1), eb('connectedUserId', '=', 1)]));
    const referrals = db
      .selectFrom('referrals')
      .select('status')
      .where((eb) => eb.or([eb('referrerId', '=', 1), eb('targetId', '=', 1)]));
    const orders = db.selectFrom('serviceOrders').select('status').where('userId', '=', 1);

    expect(await statesOf(connections.execute())).toEqual(
      new Set(['pending', 'accepted', 'declined', 'withdrawn', 'removed', 'expired']),
    );
    expect(await statesOf(referrals.execute())).toEqual(
      new Set(['pending', 'accepted', 'declined', 'withdrawn', 'expired', 'completed']),
    );
    expect(await statesOf(orders.execute())).toEqual(
      new Set(['pending', 'in_progress', 'completed', 'cancelled']),
    );
    for (const side of ['userId', 'connectedUserId'] as const) {
      expect(
        await db
          .selectFrom('connections')
          .select('id')
          .where(side, '=', 1)
          .where('status', '=', 'pending')
          .execute(),
      ).not.toEqual([]);
    }
  });

  it('has posts of every type and articles and services of every category', async () => {
    const db = database();
    const types = await db.selectFrom('posts').select('type').distinct().execute();
    const news = await db.selectFrom('articles').select('category').distinct().execute();
    const shop = await db.selectFrom('services').select('category').distinct().execute();

    expect(types).toHaveLength(5);
    expect(news.map(({ category }) => category).toSorted()).toEqual([
      'Business',
      'Finance',
      'Leadership',
      'Sales',
      'Security',
      'Technology',
    ]);
    expect(shop).toHaveLength(6);
  });

  it('has articles long enough to be read', async () => {
    const articles = await database().selectFrom('articles').select(['title', 'content']).execute();
    const lengths = articles.map(({ title, content }) => ({ title, words: content.split(/\s+/).length }));
    expect(lengths.filter(({ words }) => words < 150 || words > 400)).toEqual([]);
  });
});

describe('the counters of the demo community', () => {
  it('match the rows of posts and articles', async () => {
    expect(
      await wrong(sql`
      select id from posts where likes <> (select count(*) from post_likes where post_id = posts.id)
        or comments <> (select count(*) from post_comments where post_id = posts.id)
        or shares <> (select count(*) from post_shares where post_id = posts.id)
    `),
    ).toEqual([]);
    expect(
      await wrong(sql`
      select id from articles where likes <> (select count(*) from article_likes where article_id = articles.id)
        or bookmarks <> (select count(*) from article_bookmarks where article_id = articles.id)
        or shares <> (select count(*) from article_shares where article_id = articles.id)
        or views <> (select count(*) from article_views where article_id = articles.id)
    `),
    ).toEqual([]);
  });

  it('match the rows of businesses', async () => {
    expect(
      await wrong(sql`
      select id from businesses b cross join lateral (
        select count(*) as count, coalesce(avg(rating), 0) as average,
          array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
            count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[] as counts
        from business_reviews where business_id = b.id and is_approved
      ) as r
      where b.review_count <> r.count or b.rating <> round(r.average) or b.rating_average <> round(r.average, 1)
        or b.rating_counts <> r.counts
        or b.view_count <> (select coalesce(sum(count), 0) from business_activity where business_id = b.id and kind = 'view')
        or b.contact_count <> (select count(*) from messages where business_id = b.id)
    `),
    ).toEqual([]);
  });

  it('include no review by a business’s own owner or team', async () => {
    expect(
      await wrong(sql`
      select r.id from business_reviews r join business_employees e using (business_id, user_id)
    `),
    ).toEqual([]);
  });
});

describe('the dates of the demo community', () => {
  const mayBeAhead = new Set([
    'until',
    'expires_at',
    'desired_completion_date',
    'delivery_date',
    'starts_at',
    'ends_at',
  ]);

  it('are never in the future, except for what is planned, is due or expires', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'app' and data_type in ('timestamp with time zone', 'date')
    `.execute(database());
    for (const { table, column } of rows.filter((one) => !mayBeAhead.has(one.column))) {
      const late = await wrong(
        sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} > ${now}`,
      );
      expect({ column: `${table}.${column}`, late }).toMatchObject({ late: [] });
    }
  });

  it('start with the members: nobody acts before joining', async () => {
    for (const [table, member, date] of [
      ['posts', 'user_id', 'created_at'],
      ['post_comments', 'user_id', 'created_at'],
      ['connections', 'user_id', 'created_at'],
      ['messages', 'sender_id', 'created_at'],
      ['business_reviews', 'user_id', 'created_at'],
      ['service_orders', 'user_id', 'order_date'],
    ] as const) {
      const early = await wrong(sql`
        select t.id from ${sql.table(table)} t join users u on u.id = t.${sql.ref(member)} where t.${sql.ref(date)} < u.created_at
      `);
      expect({ table, early }).toEqual({ table, early: [] });
    }
  });

  it('span two years of registrations and two months of views', async () => {
    const { joined, seen } = await database()
      .selectFrom('users')
      .select(({ fn }) => [fn.min('createdAt').as('joined'), fn.min('lastSeenAt').as('seen')])
      .executeTakeFirstOrThrow();

    expect(daysAgo(joined)).toBeGreaterThan(600);
    expect(daysAgo(joined)).toBeLessThan(731);
    expect(daysAgo(seen)).toBeLessThan(61);
  });
});
