import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB, Database, DatabaseTransaction } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { BITMAP_SCANS, withPlannerSettings } from '../../ground/core/planner-settings.ts';
import { termsOf } from '../../discovery/search/terms.ts';
import type { Terms } from '../../discovery/search/terms.ts';
import { findBestMatches } from './best-matches.queries.ts';
import { listCards } from './member-cards.queries.ts';
import { type DirectoryPosition, decodePosition, encodePosition } from './members-cursor.ts';
import { hasInitial, isListed, isNarrow, matches } from './members-filter.ts';
import type { ListMembersInput, MemberPage, MemberSort, MembersFilter } from './members.schema.ts';
import { listSimilarIds } from './similar-members.queries.ts';

/** How many members in the directory's order are compared with the filter before its indexes are used. */
const SCANNED = 1_000;

/** Before the first member of the directory. */
const START: DirectoryPosition = { name: '', id: 1 };

const NOBODY: Terms = { phrase: '', words: [], written: [] };

/**
 * The directory of members: those who match every word of the search and every filter, by last name, or after those of
 * them who fit the viewer best.
 */
export async function listMembers(
  db: Database | DatabaseTransaction,
  viewer: Viewer | null,
  { sort, ...input }: Omit<ListMembersInput, 'sort'> & { sort?: MemberSort },
): Promise<MemberPage> {
  if (sort !== 'match' || !viewer) return listByName(db, viewer, input);
  const best = await findBestMatches(db, viewer, input);
  if (best.size > 0 && !input.cursor) {
    const items = await listCards(db, viewer, [...best.keys()], best);
    return { items, nextCursor: encodePosition(START), similar: [] };
  }
  const page = await listByName(db, viewer, input);
  return { ...page, items: page.items.filter(({ id }) => !best.has(id)) };
}

async function listByName(
  db: Database | DatabaseTransaction,
  viewer: Viewer | null,
  input: Omit<ListMembersInput, 'sort'>,
): Promise<MemberPage> {
  const terms = input.search === undefined ? NOBODY : termsOf(input.search);
  // Nothing but punctuation was typed.
  if (input.search !== undefined && terms.words.length === 0)
    return { items: [], nextCursor: null, similar: [] };
  const rows = await listPositions(db, viewer, input, terms.words);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  const isFull = rows.length > input.limit;
  const similarIds =
    input.search === undefined || input.cursor || isFull
      ? []
      : await listSimilarIds(db, viewer, { filter: input, terms, except: page.map(({ id }) => id) });
  const cards = await listCards(db, viewer, [...page.map(({ id }) => id), ...similarIds]);
  return {
    items: cards.slice(0, page.length),
    nextCursor: isFull && last ? encodePosition(last) : null,
    similar: cards.slice(page.length),
  };
}

async function listPositions(
  db: Database | DatabaseTransaction,
  viewer: Viewer | null,
  { cursor, limit, ...filter }: Omit<ListMembersInput, 'sort'>,
  words: string[],
): Promise<DirectoryPosition[]> {
  const after = cursor ? decodePosition(cursor) : undefined;
  const isFiltered = isNarrow(filter, words);
  const scanned = await scannedPage(db, viewer, { filter, words, after, limit, isFiltered }).execute();
  if (!isFiltered || scanned.length > limit) return scanned;
  return withPlannerSettings(db, BITMAP_SCANS, (trx) =>
    lookedUpPage(trx, viewer, { filter, words, after, limit }).execute(),
  );
}

type Wanted = {
  filter: MembersFilter;
  words: string[];
  after: DirectoryPosition | undefined;
  limit: number;
};

const isAfter = (after: DirectoryPosition | undefined): RawBuilder<SqlBool> =>
  after === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(users.directory_name, users.id) > (${after.name}::text, ${after.id}::int)`;

/**
 * One page plus one row, of members near the cursor: common filters match many of them, and looking up every match
 * takes longer the larger the community is. A page that is not full is inconclusive when there is a filter.
 */
export function scannedPage(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { filter, words, after, limit, isFiltered }: Wanted & { isFiltered: boolean },
) {
  const near = db
    .selectFrom('users')
    .select(['id', 'directoryName', 'directoryKeys', 'searchDocument'])
    .where(isListed(viewer))
    .where(hasInitial(filter.letter))
    .where(isAfter(after))
    .orderBy('directoryName')
    .orderBy('id')
    .limit(sql.lit(isFiltered ? SCANNED : limit + 1));
  return db
    .selectFrom(near.as('users'))
    .select(['directoryName as name', 'id'])
    .where(matches(filter, words))
    .orderBy('directoryName')
    .orderBy('id')
    .limit(sql.lit(limit + 1));
}

/** The same of all members; for use with `BITMAP_SCANS`. */
export function lookedUpPage(db: Kysely<DB>, viewer: Viewer | null, { filter, words, after, limit }: Wanted) {
  return db
    .selectFrom('users')
    .select(['directoryName as name', 'id'])
    .where(isListed(viewer))
    .where(hasInitial(filter.letter))
    .where(matches(filter, words))
    .where(isAfter(after))
    .orderBy('directoryName')
    .orderBy('id')
    .limit(limit + 1);
}
