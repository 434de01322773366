import { Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useSearchParam } from '../../../lib/useSearchParam.ts';
import tabs from '../../../ui/ScrollingTabs.module.css';
import { businessPageMessages } from './business-page.messages.ts';
import type { Business } from '../businesses.types.ts';
import { ReviewsTab } from '../reviews/ReviewsTab.tsx';
import { AboutTab } from './AboutTab.tsx';
import { ServicesTab } from './ServicesTab.tsx';

const TeamTab = lazyChunk(() =>
  import('../team/TeamTab.tsx').then((module) => ({ default: module.TeamTab })),
);

const TABS = ['about', 'services', 'reviews', 'team'] as const;

/** The four tabs of the page; the open one is stored in the URL. */
export function BusinessTabs({ business }: { business: Business }) {
  const chosen = useSearchParam('tab');
  const tab = TABS.find((value) => value === chosen.value) ?? 'about';
  const choose = (next: string | null) => (next && next !== 'about' ? chosen.set(next) : chosen.clear());
  return (
    <Tabs value={tab} onChange={choose} keepMounted={false} className={tabs.root ?? ''}>
      <Tabs.List className={tabs.list ?? ''} aria-label={business.name}>
        {TABS.map((value) => (
          <Tabs.Tab key={value} value={value} className={tabs.tab ?? ''}>
            {businessPageMessages.tabs[value]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="about" pt="lg">
        <AboutTab business={business} />
      </Tabs.Panel>
      <Tabs.Panel value="services" pt="lg">
        <ServicesTab business={business} />
      </Tabs.Panel>
      <Tabs.Panel value="reviews" pt="lg">
        <ReviewsTab business={business} />
      </Tabs.Panel>
      <Tabs.Panel value="team" pt="lg">
        <Suspense>
          <TeamTab business={business} />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
