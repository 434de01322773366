import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { topicsOf } from '@guildhall/matching';
import { createTtlCache } from '../../ground/cache/ttl-cache.ts';
import { isPostReadable } from '../../ground/core/visibility.ts';
import type { TrendingTopic } from './network.schema.ts';

const TOPICS_MAX = 5;
/** Sample sizes: the newest posts and articles of the week. */
const POSTS_READ = 500;
const ARTICLES_READ = 100;
const TTL_MS = 60_000;

type Mention = { key: string; name: string; category: string; author: string };

const cache = createTtlCache<TrendingTopic[]>({ ttlMs: TTL_MS, max: 1 });

/**
 * Topics of the week's posts and articles, by how many members wrote about them. A topic is a hashtag, a trade named
 * in a post, or a tag of an article. Up to a minute old.
 */
export function listTrendingTopics(db: Kysely<DB>, now: Date): Promise<TrendingTopic[]> {
  return cache(db, 'topics', now, async () => {
    const [posts, articles] = await Promise.all([readPosts(db), readArticles(db)]);
    return rank([
      ...articles.flatMap(({ tags, category, author }) =>
        tags.flatMap((tag) => tagged(tag, category, author)),
      ),
      ...posts.flatMap(({ content, author }) =>
        hashtags(content).flatMap((tag) => tagged(tag, 'Community', author)),
      ),
      ...posts.flatMap(({ content, author }) =>
        topicsOf(content).map(({ term, name, category }) => ({ key: term, name, category, author })),
      ),
    ]);
  });
}

async function readPosts(db: Kysely<DB>): Promise<{ content: string; author: string }[]> {
  return db
    .selectFrom('posts')
    .innerJoin('users as author', 'author.id', 'posts.userId')
    .select(['posts.content', sql<string>`'member ' || posts.user_id`.as('author')])
    .where(isPostReadable(null))
    .where('posts.createdAt', '>', sql<Date>`now() - interval '7 days'`)
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(sql.lit(POSTS_READ))
    .execute();
}

async function readArticles(db: Kysely<DB>): Promise<{ tags: string[]; category: string; author: string }[]> {
  return db
    .selectFrom('articles')
    .select([
      'tags',
      'category',
      sql<string>`coalesce('member ' || created_by, 'author ' || lower(author))`.as('author'),
    ])
    .where('isPublished', '=', true)
    .where('publishedAt', '>', sql<Date>`now() - interval '7 days'`)
    .where('publishedAt', '<=', sql<Date>`now()`)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(ARTICLES_READ))
    .execute();
}

function hashtags(content: string): string[] {
  return [...content.matchAll(/(?<![\p{L}\p{N}&/])#(\p{L}[\p{L}\p{N}_]{1,39})/gu)].map(
    ([, tag]) => tag ?? '',
  );
}

/** A tag that names one trade becomes that trade, so that "SEO" and a post about SEO are one topic. */
function tagged(tag: string, category: string, author: string): Mention[] {
  const name = tag.trim();
  if (name === '') return [];
  const trades = topicsOf(name);
  const key = trades.length === 1 && trades[0] ? trades[0].term : name.toLowerCase();
  return [{ key, name, category, author }];
}

function rank(mentions: Mention[]): TrendingTopic[] {
  const topics = new Map<string, { topic: string; category: string; authors: Set<string> }>();
  for (const { key, name, category, author } of mentions) {
    const topic = topics.get(key) ?? { topic: name, category, authors: new Set() };
    topic.authors.add(author);
    topics.set(key, topic);
  }
  return [...topics.values()]
    .toSorted((one, other) => other.authors.size - one.authors.size || compare(one.topic, other.topic))
    .slice(0, TOPICS_MAX)
    .map(({ topic, category, authors }, at) => ({
      id: at + 1,
      topic: capitalised(topic),
      category: capitalised(category),
      participantCount: authors.size,
    }));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
