import slugify from '@sindresorhus/slugify';
import { type AliasableExpression, type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { isOpportunityVisible } from '../../ground/core/visibility.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import type { FoundOpportunity } from './search.schema.ts';
import { firstFound } from './stages.ts';
import { LIKE_CANDIDATES, type Terms, everyWord, everyWordLike, everyWordSwapped, likest } from './terms.ts';

const CANDIDATES = 400;

/** Open opportunities that the viewer may see, by title, what is asked for and description; else by similarity. */
export async function searchOpportunities(
  db: Kysely<DB>,
  viewer: Viewer | null,
  terms: Terms,
  limit: number,
): Promise<FoundOpportunity[]> {
  const active = () => db.selectFrom('opportunities').where('isActive', '=', true);

  const byWords = (query = everyWord(terms)) =>
    best(
      db,
      viewer,
      active()
        .select(['id', sql<number>`ts_rank(search_vector, ${query})`.as('likeness')])
        .where(sql<boolean>`opportunities.search_vector @@ ${query}`)
        .limit(CANDIDATES),
      limit,
    );
  const byLikeness = () => {
    const hits = active()
      .select(['id', 'searchText'])
      .where(everyWordLike(terms, sql`opportunities.search_text`))
      .limit(LIKE_CANDIDATES);
    const ranked = db
      .selectFrom(hits.as('hits'))
      .select(['id', sql<number>`word_similarity(${terms.phrase}::text, hits.search_text)`.as('likeness')])
      .orderBy(likest(terms, sql`hits.search_text`))
      .limit(CANDIDATES);
    return best(db, viewer, ranked, limit);
  };

  return firstFound(limit, [() => byWords()], [() => byWords(everyWordSwapped(terms)), byLikeness]);
}

/** Those that are open and visible, the likest first, and of equal ones the newest. */
async function best(
  db: Kysely<DB>,
  viewer: Viewer | null,
  ranked: AliasableExpression<{ id: number; likeness: number }>,
  limit: number,
): Promise<FoundOpportunity[]> {
  const rows = await foundOpportunities(db, viewer)
    .innerJoin(ranked.as('ranked'), 'ranked.id', 'opportunities.id')
    .orderBy('ranked.likeness', 'desc')
    .orderBy('opportunities.postedAt', 'desc')
    .orderBy('opportunities.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(presentFound);
}

/** Opportunities that take applications and that the viewer may see, in the columns of a search. */
export const foundOpportunities = (db: Kysely<DB>, viewer: Viewer | null) =>
  db
    .selectFrom('opportunities')
    .innerJoin('users as poster', 'poster.id', 'opportunities.postedBy')
    .select(['opportunities.id', 'opportunities.title', 'opportunities.company', 'opportunities.location'])
    .select('opportunities.postedAt')
    .where('opportunities.expiresAt', '>', sql<Date>`now()`)
    .where(isOpportunityVisible(viewer));

type Row = Pick<Selectable<DB['opportunities']>, 'id' | 'title' | 'company' | 'location' | 'postedAt'>;

export const presentFound = ({ postedAt, ...row }: Row): FoundOpportunity => ({
  ...row,
  slug: slugify(row.title),
  relativeTime: relativeTime(postedAt),
});
