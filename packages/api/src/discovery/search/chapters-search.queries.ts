import { type AliasableExpression, type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { isChapterVisible } from '../../ground/core/visibility.ts';
import type { FoundChapter } from './search.schema.ts';
import { firstFound } from './stages.ts';
import { LIKE_CANDIDATES, type Terms, everyWord, everyWordLike, everyWordSwapped, likest } from './terms.ts';

const CANDIDATES = 400;

/** Open chapters that the viewer may see, by name, place and description; else by similarity. */
export async function searchChapters(
  db: Kysely<DB>,
  viewer: Viewer | null,
  terms: Terms,
  limit: number,
): Promise<FoundChapter[]> {
  const visible = () =>
    db.selectFrom('chapters').where('closedAt', 'is', null).where(isChapterVisible(viewer));

  const byWords = (query = everyWord(terms)) =>
    present(
      db,
      visible()
        .select(['id', sql<number>`ts_rank(search_vector, ${query})`.as('likeness')])
        .where(sql<boolean>`chapters.search_vector @@ ${query}`)
        .limit(CANDIDATES),
      limit,
    );
  const byLikeness = () => {
    const hits = visible()
      .select(['id', 'searchText'])
      .where(everyWordLike(terms, sql`chapters.search_text`))
      .limit(LIKE_CANDIDATES);
    const ranked = db
      .selectFrom(hits.as('hits'))
      .select(['id', sql<number>`word_similarity(${terms.phrase}::text, hits.search_text)`.as('likeness')])
      .orderBy(likest(terms, sql`hits.search_text`))
      .limit(CANDIDATES);
    return present(db, ranked, limit);
  };

  return firstFound(limit, [() => byWords()], [() => byWords(everyWordSwapped(terms)), byLikeness]);
}

/** These chapters, the likest first. */
const present = (
  db: Kysely<DB>,
  ranked: AliasableExpression<{ id: number; likeness: number }>,
  limit: number,
): Promise<FoundChapter[]> =>
  db
    .selectFrom(ranked.as('ranked'))
    .innerJoin('chapters', 'chapters.id', 'ranked.id')
    .select(['chapters.id', 'chapters.slug', 'chapters.name', 'chapters.place'])
    .select(
      sql<number>`(select count(*)::int from chapter_members
        where chapter_id = chapters.id and chapter_members.state = 'active')`.as('members'),
    )
    .orderBy('ranked.likeness', 'desc')
    .orderBy('chapters.nameKey')
    .orderBy('chapters.id')
    .limit(limit)
    .execute();
