import { Box, Stack } from '@mantine/core';
import { AdminCards } from '../shared/AdminList.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { FilterSelect } from '../shared/ListToolbar.tsx';
import { useListFilter } from '../shared/useListFilter.ts';
import { DataRequestCard } from './DataRequestCard.tsx';
import { useDataRequests } from './data-requests.hooks.ts';
import { dataRequestsMessages as messages } from './data-requests.messages.ts';

const STATUSES = ['waiting', 'done', 'declined'] as const;

/** What people demand under data protection law. */
export function DataRequestsPage() {
  const list = useListFilter(STATUSES);
  const requests = useDataRequests(list.filter);
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Stack gap="md">
        <Box maw={260}>
          <FilterSelect list={list} labels={messages.filters} />
        </Box>
        <AdminCards
          query={requests}
          noun={messages.noun}
          isFiltered={false}
          empty={messages.empty[list.filter]}
        >
          {(request) => <DataRequestCard key={request.id} request={request} />}
        </AdminCards>
      </Stack>
    </ConsolePage>
  );
}
