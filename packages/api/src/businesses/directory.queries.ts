import { type Expression, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { DB, Database, DatabaseTransaction } from '@guildhall/db';
import { pageAndOne } from '../core/keyset.ts';
import { CARD_COLUMNS, presentCard } from './business-card.queries.ts';
import type { BusinessPage, ListBusinessesInput } from './businesses.schema.ts';
import { type DirectoryPlace, type SearchMode, decodePlace, encodePlace } from './directory-cursor.ts';
import {
  chooseMode,
  chosen,
  filterKey,
  hasWords,
  isPublic,
  similar,
  withSearchSettings,
} from './directory-search.queries.ts';

/** The directory: public businesses by filter and search, featured, verified and best rated first. */
export async function listBusinesses(
  db: Database | DatabaseTransaction,
  input: ListBusinessesInput,
): Promise<BusinessPage> {
  const after = input.cursor ? decodePlace(input.cursor) : undefined;
  if (after?.mode === 'similar') return similarPage(db, input, after);
  const rows = await directoryPage(db, input, 'words', after).execute();
  if (rows.length > 0 || after || input.search === undefined) return present(rows, input, 'words');
  return similarPage(db, input, undefined);
}

/** The page of look-alikes; empty when the words do occur and only the filters leave none of them. */
function similarPage(
  db: Database | DatabaseTransaction,
  input: ListBusinessesInput,
  after: DirectoryPlace | undefined,
): Promise<BusinessPage> {
  return withSearchSettings(db, async (trx) => {
    const mode = after?.mode ?? (await chooseMode(trx, input.search));
    const rows = mode === 'words' ? [] : await directoryPage(trx, input, mode, after).execute();
    return present(rows, input, mode);
  });
}

type Row = Awaited<ReturnType<ReturnType<typeof directoryPage>['execute']>>[number];

function present(rows: Row[], input: ListBusinessesInput, mode: SearchMode): BusinessPage {
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    items: page.map(presentCard),
    nextCursor:
      rows.length > input.limit && last
        ? encodePlace({ ...last, mode, place: last.directoryPlace ?? 0 })
        : null,
  };
}

/** One page and one row more, in the directory's order. The test on plans reads what this compiles to. */
export function directoryPage(
  db: Kysely<DB>,
  input: ListBusinessesInput,
  mode: SearchMode,
  after: DirectoryPlace | undefined,
) {
  const page = candidates(db, input, mode)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(directory_place, name, id) > (${after?.place}::bigint, ${after?.name}::text, ${after?.id}::int)`,
      ),
    )
    .orderBy('directoryPlace')
    .orderBy('name')
    .orderBy('id')
    .limit(isNarrowed(input) ? input.limit + 1 : pageAndOne(input.limit));
  return db
    .selectFrom(page.as('page'))
    .innerJoin('businesses', 'businesses.id', 'page.id')
    .select([...CARD_COLUMNS, 'page.directoryPlace'])
    .orderBy('page.directoryPlace')
    .orderBy('page.name')
    .orderBy('page.id');
}

const isNarrowed = ({ search, category, industry }: ListBusinessesInput) =>
  search !== undefined || category !== undefined || industry !== undefined;

type Candidate = { id: number; directoryPlace: number | null; name: string };

function candidates(
  db: Kysely<DB>,
  input: ListBusinessesInput,
  mode: SearchMode,
): SelectQueryBuilder<{ hits: Candidate }, 'hits', Candidate> {
  const { search, category, industry } = input;
  const byWords = db
    .selectFrom('businesses')
    .select(['id', 'directoryPlace', 'name'])
    .where(isPublic)
    .where(chosen(input.tab, filterKey(input)))
    .where(hasWords(search));
  // Words and a filter together may hardly ever meet, which no statistics tell: walking the order in
  // the hope of a page could walk to its end. Materialised, both are looked up in one index first.
  const meet = search !== undefined && (category !== undefined || industry !== undefined);
  if (mode === 'similar' || meet) {
    const found: Expression<Candidate> = mode === 'similar' ? similar(db, input) : byWords;
    return db
      .with(
        (cte) => cte('hits').materialized(),
        () => found,
      )
      .selectFrom('hits')
      .select(['hits.id', 'hits.directoryPlace', 'hits.name']);
  }
  return db.selectFrom(byWords.as('hits')).select(['hits.id', 'hits.directoryPlace', 'hits.name']);
}
