import { Stack } from '@mantine/core';
import { OwnTitles } from './OwnTitles.tsx';
import { SavedSearches } from './searches/SavedSearches.tsx';
import type { OpportunityFilter } from './opportunity-filter.ts';

/** Beside the list, on a phone below it: the member's own opportunities and saved searches. */
export function OpportunitiesAside({ filter }: { filter: OpportunityFilter }) {
  return (
    <Stack gap="md">
      <SavedSearches filter={filter} />
      <OwnTitles />
    </Stack>
  );
}
