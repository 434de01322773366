import { Box, Stack } from '@mantine/core';
import { useState } from 'react';
import { ObjectionList } from '../moderation/ObjectionList.tsx';
import { AdminCards } from '../shared/AdminList.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { useListFilter } from '../shared/useListFilter.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { ReportCard } from './ReportCard.tsx';
import { type Decision, type ReportItem, useReports } from './reports.hooks.ts';
import { ShortLinkCard } from './ShortLinkCard.tsx';
import { FilterSelect } from '../shared/ListToolbar.tsx';
import { reportsMessages as messages } from './reports.messages.ts';

const FILTERS = ['open', 'decided', 'objections'] as const;

export function AdminReportsPage() {
  const list = useListFilter(FILTERS);
  const { filter } = list;
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Stack gap="md">
        <Box maw={260}>
          <FilterSelect list={list} labels={messages.filters} />
        </Box>
        {filter === 'objections' ? <ObjectionList /> : <ReportList status={filter} />}
        <ShortLinkCard />
      </Stack>
    </ConsolePage>
  );
}

function ReportList({ status }: { status: 'open' | 'decided' }) {
  const reports = useReports(status);
  const [pending, setPending] = useState<{ report: ReportItem; decision: Decision } | null>(null);
  const { noun, empty } = messages.lists[status];
  return (
    <>
      <AdminCards query={reports} noun={noun} isFiltered={false} empty={empty}>
        {(report) => (
          <ReportCard
            key={report.id}
            report={report}
            onDecide={(decision) => setPending({ report, decision })}
          />
        )}
      </AdminCards>
      {pending && <DecideDialog {...pending} onClose={() => setPending(null)} />}
    </>
  );
}
