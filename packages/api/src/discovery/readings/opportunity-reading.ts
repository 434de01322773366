import type { Selectable } from 'kysely';
import type { DB } from '@guildhall/db';
import { readOpportunity } from '@guildhall/matching';
import { cachedReading } from '../../ground/core/reading-cache.ts';

/** The columns that matching reads of an opportunity. */
export const READ_COLUMNS = ['id', 'title', 'type', 'skillsNeeded', 'industryFocus', 'location'] as const;

export type ReadRow = Pick<Selectable<DB['opportunities']>, (typeof READ_COLUMNS)[number]>;

const readCached = cachedReading(readOpportunity);

/** What matching reads of an opportunity, in a cache. */
export const readingOf = ({ id, title, type, skillsNeeded, industryFocus, location }: ReadRow) =>
  readCached({ id, title, type, skillsNeeded, industryFocus, location });
