import type { Database, DatabaseTransaction } from '@guildhall/db';
import { termsOf } from '../../discovery/search/terms.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { BITMAP_SCANS, withPlannerSettings } from '../../ground/core/planner-settings.ts';
import { recommendAmong } from '../recommendations/recommend-among.queries.ts';
import { recommend } from '../recommendations/recommendations.queries.ts';
import type { Matches } from './member-cards.queries.ts';
import { hasInitial, isListed, isNarrow, matches } from './members-filter.ts';
import type { MembersFilter } from './members.schema.ts';

/** How many come before everyone else. */
const BEST = 12;
/** Of more members who match a filter, only the first by name are compared. */
const COMPARED = 500;

/** Those of the members who match a filter who fit the viewer best, best first, each with the first reason. */
export async function findBestMatches(
  db: Database | DatabaseTransaction,
  viewer: Viewer,
  filter: MembersFilter,
): Promise<Matches> {
  const words = filter.search === undefined ? [] : termsOf(filter.search).words;
  const isFiltered = isNarrow(filter, words) || filter.letter !== undefined;
  const found = isFiltered
    ? await recommendAmong(db, viewer.id, await listMatching(db, viewer, filter, words), { limit: BEST })
    : await recommend(db, viewer.id, { limit: BEST });
  const matched = found.flatMap(({ member: { id }, match: { strength, reasons } }) => {
    const [reason] = reasons;
    return reason === undefined || strength === null ? [] : [{ id, strength, reason }];
  });
  return new Map(matched.map(({ id, ...match }) => [id, match]));
}

const listMatching = (
  db: Database | DatabaseTransaction,
  viewer: Viewer,
  filter: MembersFilter,
  words: string[],
): Promise<number[]> =>
  withPlannerSettings(db, BITMAP_SCANS, async (trx) => {
    const rows = await trx
      .selectFrom('users')
      .select('id')
      .where(isListed(viewer))
      .where(hasInitial(filter.letter))
      .where(matches(filter, words))
      .orderBy('directoryName')
      .orderBy('id')
      .limit(COMPARED)
      .execute();
    return rows.map(({ id }) => id);
  });
