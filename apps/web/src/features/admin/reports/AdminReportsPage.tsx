import { Box, Stack } from '@mantine/core';
import { useState } from 'react';
import { AdminList } from '../shared/AdminList.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { itemsOf } from '../shared/pages.ts';
import { useListFilter } from '../shared/useListFilter.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { ReportCard } from './ReportCard.tsx';
import { type Decision, type ReportItem, useReports } from './reports.hooks.ts';
import { ShortLinkCard } from './ShortLinkCard.tsx';
import { FilterSelect } from '../shared/ListToolbar.tsx';
import { reportsMessages as messages } from './reports.messages.ts';

const FILTERS = ['open', 'decided'] as const;

export function AdminReportsPage() {
  const list = useListFilter(FILTERS);
  const { filter } = list;
  const reports = useReports(filter);
  const [pending, setPending] = useState<{ report: ReportItem; decision: Decision } | null>(null);
  const items = itemsOf(reports.data);
  const { noun, empty } = messages.lists[filter];
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Stack gap="md">
        <Box maw={260}>
          <FilterSelect list={list} labels={messages.filters} />
        </Box>
        <AdminList query={reports} count={items.length} noun={noun} isFiltered={false} empty={empty}>
          <Stack gap="sm" component="ul" p={0} m={0}>
            {items.map((report) => (
              <ReportCard
                key={report.id}
                report={report}
                onDecide={(decision) => setPending({ report, decision })}
              />
            ))}
          </Stack>
        </AdminList>
        <ShortLinkCard />
      </Stack>
      {pending && <DecideDialog {...pending} onClose={() => setPending(null)} />}
    </ConsolePage>
  );
}
