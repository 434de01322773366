import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB, Database, DatabaseTransaction } from '@guildhall/db';
import { placeKeysNear } from '@guildhall/matching';
import { inDirectory, termsOf } from '../../discovery/search/terms.ts';
import { isPublicBusiness } from '../../ground/core/visibility.ts';
import {
  BITMAP_SCANS,
  WITHOUT_SEQUENTIAL_SCANS,
  withPlannerSettings,
} from '../../ground/core/planner-settings.ts';
import type { DirectoryFilter, DirectoryTab, ListBusinessesInput } from './businesses.schema.ts';
import type { SearchMode } from './directory-cursor.ts';
import { isOpenNow } from './opening.queries.ts';

/** Shorter names have too few trigrams for a similarity search. */
const SIMILAR_FROM = 3;
/** Share of the typed trigrams that a name must have: 'bakrey' has 0.43 of them in common with 'Bakery'. */
const SIMILARITY = 0.4;
/** Similar names that are compared, and how many of the best are returned. */
const COMPARED_MAX = 500;
const SIMILAR_MAX = 200;

type Filter = Pick<DirectoryFilter, 'search' | 'category' | 'industry' | 'tab'>;

/** The element of directory_keys for a filter; both filters match category and industry. */
export const keyOf = (category: RawBuilder<unknown>, industry: RawBuilder<unknown>) =>
  sql<string>`directory_filter(${category}, ${industry})`;

/**
 * A WHERE condition for a tab and a key. A tab alone scans its own partial index; with a key, both are looked up as
 * elements.
 */
export function chosen(tab: DirectoryTab, key: RawBuilder<string> | undefined) {
  const inTab = {
    all: sql`true`,
    featured: sql`businesses.is_featured`,
    verified: sql`businesses.is_verified`,
  };
  if (!key) return sql<SqlBool>`${inTab[tab]}`;
  const keys = tab === 'all' ? key : sql`${key}, ${`:${tab}`}`;
  return sql<SqlBool>`${inTab[tab]} and businesses.directory_keys @> array[${keys}]::text[]`;
}

/** The key of a filter; undefined when it names neither category nor industry. */
export function filterKey({ category, industry }: Pick<Filter, 'category' | 'industry'>) {
  if (category === undefined && industry === undefined) return undefined;
  return keyOf(sql`${category ?? null}::text`, sql`${industry ?? null}::text`);
}

/** A WHERE condition for a search by words; true without one. */
export const hasWords = (search: string | undefined) =>
  search === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`businesses.search_document @@ ${inDirectory(termsOf(search))}`;

/** A WHERE condition for what is open now, if that is asked for. */
export const opened = ({ openNow }: Pick<ListBusinessesInput, 'openNow'>) =>
  openNow ? isOpenNow : sql<boolean>`true`;

/** A WHERE condition for what is near a town; true without one. */
export const isNear = (near: string | undefined) =>
  near === undefined
    ? sql<boolean>`true`
    : sql<boolean>`businesses.place_key = any(${placeKeysNear(near)}::text[])`;

/**
 * Chooses the mode of a search; for use inside `withSearchSettings`. It falls back to similar names only when nothing
 * in the directory has the words, so that a correct spelling never returns near misses.
 */
export async function chooseMode(trx: DatabaseTransaction, search: string | undefined): Promise<SearchMode> {
  if (search === undefined || search.length < SIMILAR_FROM) return 'words';
  return (await anyWithWords(trx, search).executeTakeFirst()) ? 'words' : 'similar';
}

export const anyWithWords = (db: Kysely<DB>, search: string) =>
  db.selectFrom('businesses').select('id').where(isPublicBusiness).where(hasWords(search)).limit(1);

/** Businesses with the names most similar to the search; for use inside `withSearchSettings`. */
export function similar(db: Kysely<DB>, filter: Filter) {
  const search = filter.search ?? '';
  const compared = db
    .selectFrom('businesses')
    .select(['id', 'name', 'directoryPlace', 'directoryKeys', 'isFeatured', 'isVerified'])
    .select(['businessHours', 'placeKey'])
    .where(isPublicBusiness)
    .where(chosen(filter.tab, filterKey(filter)))
    .where(sql<SqlBool>`public.fold_text(${search}::text) <% public.fold_text(businesses.name)`)
    .limit(COMPARED_MAX);
  return db
    .selectFrom(compared.as('businesses'))
    .selectAll()
    .orderBy(
      sql`word_similarity(public.fold_text(${search}::text), public.fold_text(businesses.name))`,
      'desc',
    )
    .orderBy('id')
    .limit(SIMILAR_MAX);
}

/** Runs reads of a search: with the similarity threshold, and every match looked up in an index. */
export const withSearchSettings = <T>(
  db: Database | DatabaseTransaction,
  read: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> =>
  withPlannerSettings(db, { ...BITMAP_SCANS, 'pg_trgm.word_similarity_threshold': String(SIMILARITY) }, read);

/** Runs reads of a bounded part of the directory, which the planner may overestimate. */
export const withoutSequentialScans = <T>(
  db: Database | DatabaseTransaction,
  read: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> => withPlannerSettings(db, WITHOUT_SEQUENTIAL_SCANS, read);
