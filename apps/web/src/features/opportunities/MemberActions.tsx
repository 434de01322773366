import { ApplyAndSave } from './ApplyAndSave.tsx';
import { OwnOpportunity } from './OwnOpportunity.tsx';
import type { Opportunity } from './opportunity-cache.ts';

/** What a member can do about an opportunity. */
export function MemberActions({ opportunity }: { opportunity: Opportunity }) {
  return opportunity.isMine ? (
    <OwnOpportunity opportunity={opportunity} isOpened />
  ) : (
    <ApplyAndSave opportunity={opportunity} />
  );
}
