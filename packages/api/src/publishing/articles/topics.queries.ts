import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { createTtlCache } from '../../ground/cache/ttl-cache.ts';

/** Offered first, each while an article has it (spec, section 2). */
const NAMED = ['AI Automation', 'Business Growth', 'Digital Marketing', 'Professional Networking'];
const TOPICS_MAX = NAMED.length;
const TTL_MS = 60_000;

const cached = createTtlCache<string[]>({ ttlMs: TTL_MS, max: 1 });

/**
 * Up to four tags of published articles to search for: the named ones that an article has, then the most used. Up to a
 * minute old.
 */
export function listArticleTopics(db: Kysely<DB>, now = new Date()): Promise<string[]> {
  return cached(db, 'topics', now, async () => {
    const tags = await countTags(db);
    const named = NAMED.filter((topic) => tags.some(({ key }) => key === topic.toLowerCase()));
    const taken = new Set(named.map((topic) => topic.toLowerCase()));
    const others = tags.filter(({ key }) => !taken.has(key)).map(({ name }) => name);
    return [...named, ...others].slice(0, TOPICS_MAX);
  });
}

/** The named tags in use and the most used others, the most used first; `name` as most articles write it. */
async function countTags(db: Kysely<DB>): Promise<{ key: string; name: string }[]> {
  const key = sql<string>`lower(tag)`;
  return db
    .selectFrom('articles')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom(sql<{ tag: string }>`unnest(articles.tags)`.as<'tags'>(sql`tags(tag)`))
          .selectAll()
          .as('tags'),
      (join) => join.onTrue(),
    )
    .select([key.as('key'), sql<string>`mode() within group (order by tag)`.as('name')])
    .where('articles.isPublished', '=', true)
    .groupBy(key)
    .orderBy(sql`lower(tag) in (${sql.join(NAMED.map((topic) => topic.toLowerCase()))})`, 'desc')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy(key)
    .limit(sql.lit(2 * TOPICS_MAX))
    .execute();
}
