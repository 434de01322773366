import { Container, Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsAreaOn } from '../../lib/areas.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useChosenTabInView } from '../../ui/useChosenTabInView.ts';
import tabs from '../../ui/ScrollingTabs.module.css';
import { ADMIN_TABS } from './admin-tabs.ts';
import { adminMessages } from './admin.messages.ts';

const { title, description, tabsLabel, tabs: labels, loading } = adminMessages;

export function AdminPage() {
  const [search, setSearch] = useSearchParams();
  const isAreaOn = useIsAreaOn();
  const adminTabs = ADMIN_TABS.filter(({ area }) => area === undefined || isAreaOn(area));
  const tab = adminTabs.find(({ value }) => value === search.get('tab'))?.value ?? 'overview';
  const list = useChosenTabInView(adminTabs.findIndex(({ value }) => value === tab));

  // Drops the search and the filter of the tab before.
  const choose = (next: string | null) =>
    setSearch(next && next !== 'overview' ? { tab: next } : {}, { preventScrollReset: true });

  return (
    <Container size="lg" py="xl">
      <PageHead title={title} description={description} noIndex />
      <PageHeader title={title} description={description} />
      <Tabs value={tab} onChange={choose} keepMounted={false} className={tabs.root ?? ''}>
        <Tabs.List ref={list} className={tabs.list ?? ''} aria-label={tabsLabel}>
          {adminTabs.map(({ value }) => (
            <Tabs.Tab key={value} value={value} className={tabs.tab ?? ''}>
              {labels[value]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {adminTabs.map(({ value, Panel }) => (
          <Tabs.Panel key={value} value={value} pt="lg">
            <Suspense fallback={<CardListSkeleton label={loading(labels[value].toLowerCase())} />}>
              <Panel />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Container>
  );
}
