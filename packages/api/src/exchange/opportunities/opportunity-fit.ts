import {
  type MemberReading,
  type OpportunityFit,
  fitOpportunity,
  opportunityTerms,
  readOpportunity,
} from '@guildhall/matching';
import { type ReadRow, readingOf } from '../../discovery/readings/opportunity-reading.ts';

/** How well an opportunity fits a member: nothing for someone of whom nothing was read. */
export function fitOf(member: MemberReading | undefined, opportunity: ReadRow): OpportunityFit {
  if (!member) return { score: 0, reasons: [] };
  return fitOpportunity(readingOf(opportunity), member);
}

/** Terms that an opportunity is found by, for the column of its index. */
export const searchTermsOf = (text: Parameters<typeof readOpportunity>[0]): string[] => [
  ...opportunityTerms(readOpportunity(text)),
];
