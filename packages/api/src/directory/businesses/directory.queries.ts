import { type AliasedExpression, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { DB, Database, DatabaseTransaction } from '@guildhall/db';
import { isPublicBusiness } from '../../ground/core/visibility.ts';
import { limitPlusOne } from '../../ground/core/pagination.ts';
import { sharedQuery } from '../../ground/core/serialized-query.ts';
import { CARD_COLUMNS, presentCard } from './business-card.queries.ts';
import { BusinessPage, ListBusinessesInput } from './businesses.schema.ts';
import { type DirectoryPlace, type SearchMode, decodePlace, encodePlace } from './directory-cursor.ts';
import { follows, isByDistance, orderOf } from './directory-order.ts';
import {
  chooseMode,
  chosen,
  filterKey,
  hasWords,
  isNear,
  opened,
  similar as likeNames,
  withSearchSettings,
} from './directory-search.queries.ts';
import { nearestPage } from './nearest.queries.ts';
import { listSimilar } from './similar-businesses.queries.ts';

/** How many rows in the order of the list are scanned for the words or the towns before their index is used. */
const WALKED = 1_000;

type Matching = Pick<BusinessPage, 'items' | 'nextCursor'>;

/**
 * The directory: public businesses by filter and search in the order asked for, which is featured, verified and best
 * rated first unless said otherwise; and behind a search that they do not fill the first page of, those who offer what
 * it means.
 */
export async function listBusinesses(
  db: Database | DatabaseTransaction,
  input: ListBusinessesInput,
): Promise<BusinessPage> {
  const page = await listMatching(db, input);
  const isAll = !input.cursor && page.nextCursor === null;
  const similar = isAll ? await listSimilar(db, input, page.items) : [];
  return { ...page, similar };
}

async function listMatching(
  db: Database | DatabaseTransaction,
  input: ListBusinessesInput,
): Promise<Matching> {
  const after = input.cursor ? decodePlace(input.cursor) : undefined;
  if (input.search === undefined && input.near === undefined)
    return present(await directoryPage(db, input, 'words', after).execute(), input, 'words');
  if (after?.mode !== 'similar' && isByDistance(input)) {
    const rows = await nearestPage(db, input, after).execute();
    if (rows.length > 0 || after || input.search === undefined) return present(rows, input, 'words');
  } else if (after?.mode !== 'similar') {
    const rows = await walkedPage(db, input, after).execute();
    if (rows.length > input.limit) return present(rows, input, 'words');
  }
  return lookedUpPage(db, input, after);
}

export const sharedBusinesses = sharedQuery(ListBusinessesInput, BusinessPage, listBusinesses);

/** A page of a search, or of what is near a town, through their indexes; similar names when nothing in the directory has the words. */
function lookedUpPage(
  db: Database | DatabaseTransaction,
  input: ListBusinessesInput,
  after: DirectoryPlace | undefined,
): Promise<Matching> {
  return withSearchSettings(db, async (trx) => {
    const read = async (mode: SearchMode) =>
      present(await directoryPage(trx, input, mode, after).execute(), input, mode);
    if (after) return read(after.mode);
    const page = await read('words');
    if (page.items.length > 0 || (await chooseMode(trx, input.search)) === 'words') return page;
    return read('similar');
  });
}

type Row = Awaited<ReturnType<ReturnType<typeof directoryPage>['execute']>>[number] & { nearness?: number };

function present(rows: Row[], input: ListBusinessesInput, mode: SearchMode): Matching {
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    items: page.map(presentCard),
    nextCursor:
      rows.length > input.limit && last
        ? encodePlace({ ...last, mode, place: last.directoryPlace ?? 0, nearness: last.nearness ?? 0 })
        : null,
  };
}

/**
 * One page plus one row, in order. With a search, for use inside `withSearchSettings`: every match is looked
 * up. The test of query plans reads the compiled SQL.
 */
export function directoryPage(
  db: Kysely<DB>,
  input: ListBusinessesInput,
  mode: SearchMode,
  after: DirectoryPlace | undefined,
) {
  const page = candidates(db, input, mode)
    .where(follows(input, after))
    .orderBy(orderOf(input).by('hits'))
    .limit(isNarrowed(input) ? input.limit + 1 : limitPlusOne(input.limit));
  return cardsOf(db, input, page.as('page'));
}

/**
 * The same for matches that lie near the cursor: those of common words do, and those of the town that most of a
 * community is in, and looking up every match takes longer the larger the directory is. A page that is not full is
 * inconclusive. The planner has no statistics of rare words and would scan to the end for them, so the scan is bounded.
 */
export function walkedPage(db: Kysely<DB>, input: ListBusinessesInput, after: DirectoryPlace | undefined) {
  const walked = db
    .selectFrom('businesses')
    .select(['id', 'directoryPlace', 'name', 'directoryKeys', 'searchDocument', 'isFeatured', 'isVerified'])
    .select(['businessHours', 'placeKey'])
    .where(isPublicBusiness)
    .where(chosen(input.tab, undefined))
    .where(follows(input, after))
    .orderBy(orderOf(input).by('businesses'))
    .limit(sql.lit(WALKED));
  const page = db
    .selectFrom(walked.as('businesses'))
    .select(['id', 'directoryPlace', 'name'])
    .where(chosen(input.tab, filterKey(input)))
    .where(hasWords(input.search))
    .where(opened(input))
    .where(isNear(input.near))
    .orderBy(orderOf(input).by('businesses'))
    .limit(limitPlusOne(input.limit));
  return cardsOf(db, input, page.as('page'));
}

type Candidate = { id: number; directoryPlace: number | null; name: string };

const cardsOf = (db: Kysely<DB>, input: ListBusinessesInput, page: AliasedExpression<Candidate, 'page'>) =>
  db
    .selectFrom(page)
    .innerJoin('businesses', 'businesses.id', 'page.id')
    .select([...CARD_COLUMNS, 'page.directoryPlace'])
    .orderBy(orderOf(input).by('page'));

const isNarrowed = ({ search, category, industry, openNow, near }: ListBusinessesInput) =>
  [search, category, industry, near].some((value) => value !== undefined) || openNow;

function candidates(
  db: Kysely<DB>,
  input: ListBusinessesInput,
  mode: SearchMode,
): SelectQueryBuilder<{ hits: Candidate }, 'hits', Candidate> {
  const byWords = db
    .selectFrom('businesses')
    .select(['id', 'directoryPlace', 'name'])
    .where(isPublicBusiness)
    .where(chosen(input.tab, filterKey(input)))
    .where(hasWords(input.search))
    .where(opened(input))
    .where(isNear(input.near));
  if (mode === 'words')
    return db.selectFrom(byWords.as('hits')).select(['hits.id', 'hits.directoryPlace', 'hits.name']);
  return db
    .with(
      (cte) => cte('hits').materialized(),
      () => likeNames(db, input).where(opened(input)).where(isNear(input.near)),
    )
    .selectFrom('hits')
    .select(['hits.id', 'hits.directoryPlace', 'hits.name']);
}
