import type { Selectable } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  type MemberReading,
  type OpportunityFit,
  fitOpportunity,
  opportunityTerms,
  readOpportunity,
} from '@guildhall/matching';
import { cachedReading } from '../../ground/core/reading-cache.ts';

/** The columns that an opportunity's fit is computed from. */
export const FIT_COLUMNS = ['id', 'title', 'type', 'skillsNeeded', 'industryFocus', 'location'] as const;

type FitRow = Pick<Selectable<DB['opportunities']>, (typeof FIT_COLUMNS)[number]>;

const readCached = cachedReading(readOpportunity);

/** What matching reads of an opportunity, in a cache. */
export const readingOf = ({ id, title, type, skillsNeeded, industryFocus, location }: FitRow) =>
  readCached({ id, title, type, skillsNeeded, industryFocus, location });

/** How well an opportunity fits a member: nothing for someone of whom nothing was read. */
export function fitOf(member: MemberReading | undefined, opportunity: FitRow): OpportunityFit {
  if (!member) return { score: 0, reasons: [] };
  return fitOpportunity(readingOf(opportunity), member);
}

/** Terms that an opportunity is found by, for the column of its index. */
export const searchTermsOf = (text: Parameters<typeof readOpportunity>[0]): string[] => [
  ...opportunityTerms(readOpportunity(text)),
];
