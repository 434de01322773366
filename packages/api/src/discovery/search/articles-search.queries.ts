import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { relativeTime } from '../../ground/values/relative-time.ts';
import type { FoundArticle } from './search.schema.ts';
import { firstFound } from './stages.ts';
import { LIKE_CANDIDATES, type Terms, everyWord, everyWordLike, everyWordSwapped, likest } from './terms.ts';

const CANDIDATES = 400;
const COLUMNS = ['id', 'slug', 'title', 'summary', 'category', 'author', 'publishedAt'] as const;

/**
 * Published articles by title, tags, category, author and summary, not by their text, which is for members only; else
 * by similarity of title and tags.
 */
export async function searchArticles(db: Kysely<DB>, terms: Terms, limit: number): Promise<FoundArticle[]> {
  const visible = () => db.selectFrom('articles').select(COLUMNS).where('isPublished', '=', true);

  const byWords = (query = everyWord(terms)) => {
    const hits = visible()
      .select('searchVector')
      .where(sql<boolean>`articles.search_vector @@ ${query}`)
      .limit(CANDIDATES);
    return db
      .selectFrom(hits.as('hits'))
      .select(COLUMNS)
      .orderBy(sql`ts_rank(hits.search_vector, ${query}) desc`)
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  };
  const byLikeness = () => {
    const hits = visible()
      .select('searchText')
      .where(everyWordLike(terms, sql`articles.search_text`))
      .limit(LIKE_CANDIDATES);
    return db
      .selectFrom(hits.as('hits'))
      .select(COLUMNS)
      .orderBy(likest(terms, sql`hits.search_text`))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  };

  const rows = await firstFound(
    limit,
    [() => byWords()],
    [() => byWords(everyWordSwapped(terms)), byLikeness],
  );
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    category: row.category,
    author: row.author,
    relativeTime: relativeTime(row.publishedAt ?? new Date()),
  }));
}
