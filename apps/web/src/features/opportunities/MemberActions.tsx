import { Text } from '@mantine/core';
import { ApplyAndSave } from './ApplyAndSave.tsx';
import { OwnOpportunity } from './OwnOpportunity.tsx';
import type { Opportunity } from './opportunity-cache.ts';
import { opportunitiesPageMessages } from './opportunities-page.messages.ts';

/** What a member can do about an opportunity, and what happens then. */
export function MemberActions({ opportunity }: { opportunity: Opportunity }) {
  if (opportunity.isMine) return <OwnOpportunity opportunity={opportunity} isOpened />;
  return (
    <>
      <ApplyAndSave opportunity={opportunity} />
      {opportunity.can.apply && (
        <Text size="sm" c="dimmed">
          {opportunitiesPageMessages.page.next(opportunity.poster.name)}
        </Text>
      )}
    </>
  );
}
