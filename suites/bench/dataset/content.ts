import type pg from 'pg';

const POSTS_EACH = 10;
const POSTS_MAX = 5_000_000;
const BUSINESSES_MAX = 100_000;
const ARTICLES = 500;

export type DatasetSize = { members: number; posts: number; businesses: number };

/** The rows of a dataset with so many members. */
export const sizeOf = (members: number): DatasetSize => ({
  members,
  posts: Math.min(members * POSTS_EACH, POSTS_MAX),
  businesses: Math.min(members, BUSINESSES_MAX),
});

/** Words are picked by the hash of a row's number, so that every run builds the same dataset. */
const WORDS = `bakery bread coffee design studio garden repair school clinic printing market travel
  music brewery carpentry legal finance software catering fitness tailor cleaning electric plumbing
  roofing flowers optics pottery letterpress beekeeping`
  .trim()
  .split(/\s+/);

const CATEGORIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Retail',
  'Manufacturing',
  'Consulting',
];
const INDUSTRIES = [
  'Software Development',
  'Digital Marketing',
  'Healthcare',
  'Education',
  'E-commerce',
  'Real Estate',
];

/** A word that one business in two thousand contains, and one that none does. */
export const RARE_WORD = 'glockenspiel';
export const ABSENT_WORD = 'qqxzvw';

/**
 * Inserts posts, businesses and articles of the members 1 to `members` with SQL: creating a million posts
 * through the product would take hours. The same rows on every machine.
 */
export async function addContent(pool: pg.Pool, members: number): Promise<void> {
  const { posts, businesses } = sizeOf(members);
  await addPosts(pool, members, posts);
  await addBusinesses(pool, businesses);
  await addArticles(pool);
}

/** Few members write most posts: the author is the square of a uniform fraction. */
async function addPosts(pool: pg.Pool, members: number, count: number): Promise<void> {
  await pool.query(
    `insert into posts (user_id, content, type, likes, comments, shares, created_at)
     select 1 + floor($2::int * ((hashint8(n) & 1073741823) / 1073741824.0::float8) ^ 2)::int,
       format('Note %s. We looked at %s and %s this week, and %s was what helped most. Who else works on %s?',
         n, w[1 + n % 30], w[1 + (hashint8(n * 3) & 1023) % 30], w[1 + (hashint8(n * 7) & 1023) % 30],
         w[1 + (hashint8(n * 11) & 1023) % 30]),
       (array['general', 'insight', 'achievement', 'opportunity'])[1 + n % 4],
       (hashint8(n) & 63), (hashint8(n) & 7), (hashint8(n) & 3),
       now() - make_interval(secs => ($3 - n) * 20)
     from (select $1::text[] as w) as words, generate_series(1, $3::bigint) as n`,
    [WORDS, members, count],
  );
}

async function addBusinesses(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into businesses (name, slug, description, short_description, industry, category, city, state, services,
       owner_id, is_verified, is_featured, rating, rating_average, review_count, view_count, employee_count)
     select initcap(format('%s %s %s', w[1 + (hashint8(n * 3) & 1023) % 30], w[1 + (hashint8(n * 5) & 1023) % 30], n)),
       'bench-' || n,
       format('We have done %s since %s%s.', w[1 + (hashint8(n * 7) & 1023) % 30], 1950 + n % 70,
         case when n % 2000 = 0 then ' and one ' || $4 else '' end),
       'Small and careful.', ($3::text[])[1 + n % 6], ($2::text[])[1 + n % 7], 'Portland', 'OR',
       array[w[1 + (hashint8(n * 11) & 1023) % 30], w[1 + (hashint8(n * 13) & 1023) % 30]],
       1 + n % greatest($5::int / 2, 1), n % 3 = 0, n % 50 = 0,
       (hashint8(n) & 1023) % 6, ((hashint8(n) & 1023) % 51) / 10.0, hashint8(n * 17) & 127, hashint8(n * 19) & 511, '1-10'
     from (select $1::text[] as w) as words, generate_series(1, $5::int) as n`,
    [WORDS, CATEGORIES, INDUSTRIES, RARE_WORD, count],
  );
}

async function addArticles(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into articles (title, slug, summary, content, author, category, tags, published_at)
     select 'Article ' || n, 'bench-' || n, 'What happened in week ' || n || '.',
       repeat('A paragraph that says something about work in a small community. ', 60),
       'The editors', (array['Technology', 'Business', 'Finance', 'Sales'])[1 + n % 4],
       array[w[1 + n % 30], w[1 + n * 7 % 30]], now() - make_interval(hours => n)
     from (select $1::text[] as w) as words, generate_series(1, $2::int) as n`,
    [WORDS, ARTICLES],
  );
}
