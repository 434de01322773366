import { NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { AdminList } from '../shared/AdminList.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { itemsOf } from '../shared/pages.ts';
import { useListFilter } from '../shared/useListFilter.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { ReportCard } from './ReportCard.tsx';
import { type Decision, type ReportItem, useReports } from './reports.hooks.ts';
import { ShortLinkCard } from './ShortLinkCard.tsx';

const NAMES = ['open', 'decided'] as const;
const FILTERS = [
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
];

export function AdminReportsPage() {
  const { filter, setFilter } = useListFilter(NAMES, 'open');
  const reports = useReports(filter);
  const [asked, setAsked] = useState<{ report: ReportItem; decision: Decision } | null>(null);
  const items = itemsOf(reports.data);
  return (
    <ConsolePage title="Reports" description="What members found wrong, and what was decided about it.">
      <Stack gap="md">
        <NativeSelect
          aria-label="Show"
          data={FILTERS}
          value={filter}
          maw={260}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <AdminList
          query={reports}
          count={items.length}
          what={filter === 'open' ? 'open reports' : 'decisions'}
          isNarrowed={false}
          empty={
            filter === 'open'
              ? 'What members report waits here for you.'
              : 'What was hidden or dismissed is kept here.'
          }
        >
          <Stack gap="sm" component="ul" p={0} m={0}>
            {items.map((report) => (
              <ReportCard
                key={report.id}
                report={report}
                onDecide={(decision) => setAsked({ report, decision })}
              />
            ))}
          </Stack>
        </AdminList>
        <ShortLinkCard />
      </Stack>
      {asked && <DecideDialog {...asked} onClose={() => setAsked(null)} />}
    </ConsolePage>
  );
}
