import { Container, Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { PageHead } from '../../lib/PageHead.tsx';
import { useIsAreaOn } from '../../lib/areas.ts';
import { DelegatedTooltips } from '../../ui/DelegatedTooltips.tsx';
import { useSearchParam } from '../../lib/useSearchParam.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import tabs from '../../ui/ScrollingTabs.module.css';
import { SAVED_TABS } from './saved-tabs.ts';
import { savedMessages as messages } from './saved.messages.ts';
import { commonMessages } from '../../lib/common.messages.ts';

export function SavedPage() {
  const chosen = useSearchParam('tab');
  const isAreaOn = useIsAreaOn();
  const savedTabs = SAVED_TABS.filter(({ area }) => area === undefined || isAreaOn(area));
  const [first] = savedTabs;
  const tab = savedTabs.find(({ value }) => value === chosen.value) ?? first;
  const choose = (next: string | null) => (next && next !== first?.value ? chosen.set(next) : chosen.clear());
  return (
    <Container size="lg" py="xl">
      <PageHead title={messages.title} description={messages.description} noIndex />
      <PageHeader title={messages.title} description={messages.description} />
      <DelegatedTooltips />
      <Tabs value={tab?.value ?? null} onChange={choose} keepMounted={false} className={tabs.root ?? ''}>
        <Tabs.List className={tabs.list ?? ''} aria-label={messages.tabs.label}>
          {savedTabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value} className={tabs.tab ?? ''}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {savedTabs.map(({ value, Panel }) => (
          <Tabs.Panel key={value} value={value} pt="lg">
            <Suspense fallback={<CardListSkeleton label={commonMessages.loading} />}>
              <Panel />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Container>
  );
}
