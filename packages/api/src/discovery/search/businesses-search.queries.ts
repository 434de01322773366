import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { isPublicBusiness } from '../../ground/core/visibility.ts';
import { firstFound } from './stages.ts';
import type { FoundBusiness } from './search.schema.ts';
import { LIKE_CANDIDATES, type Terms, everyWordLike, inDirectory, likest } from './terms.ts';

const CANDIDATES = 400;
type Business = Omit<FoundBusiness, 'why'>;

export const FOUND_BUSINESS = [
  'id',
  'slug',
  'name',
  'industry',
  'city',
  'state',
  'logo',
  'isVerified',
] as const;

const NAME = sql<string>`public.fold_text(businesses.name)`;

const publicBusinesses = (db: Kysely<DB>) =>
  db.selectFrom('businesses').select(FOUND_BUSINESS).where(isPublicBusiness);

/** Public businesses whose name begins with the phrase. */
export const businessesByName = (db: Kysely<DB>, terms: Terms, limit: number): Promise<Business[]> =>
  publicBusinesses(db)
    .where(NAME, 'like', `${terms.phrase}%`)
    .orderBy(sql`${NAME} using ~<~`)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Public businesses by name and the directory's full-text index; else by similarity of the name. */
export async function searchBusinesses(db: Kysely<DB>, terms: Terms, limit: number): Promise<Business[]> {
  const visible = () => publicBusinesses(db);
  const byWords = async () => {
    const hits = visible()
      .select('directoryPlace')
      .where(sql<boolean>`search_document @@ ${inDirectory(terms)}`)
      .limit(CANDIDATES);
    const rows = await db
      .selectFrom(hits.as('hits'))
      .selectAll()
      .orderBy('directoryPlace')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ directoryPlace: _place, ...row }) => row);
  };
  const byLikeness = () => {
    const hits = visible().where(everyWordLike(terms, NAME)).limit(LIKE_CANDIDATES);
    return db
      .selectFrom(hits.as('hits'))
      .selectAll()
      .orderBy(likest(terms, sql`public.fold_text(hits.name)`))
      .orderBy('id')
      .limit(limit)
      .execute();
  };

  return firstFound(limit, [() => businessesByName(db, terms, limit), byWords], [byLikeness]);
}
