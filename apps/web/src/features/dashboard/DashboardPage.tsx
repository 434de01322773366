import { Container, Group, Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { minutesSince } from '../../lib/dates.ts';
import { useIsAreaOn } from '../../lib/areas.ts';
import type { DashboardTab } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { useChosenTabInView } from '../../ui/useChosenTabInView.ts';
import { useOnboarding } from '../onboarding/useOnboarding.ts';
import { tourTarget } from '../../lib/tour-target.ts';
import { Onboarding } from '../onboarding/Onboarding.tsx';
import classes from './DashboardPage.module.css';
import { DashboardHeader } from './DashboardHeader.tsx';
import { LAZY_TABS, preloadTab } from './lazy-tabs.ts';
import { OverviewTab } from './OverviewTab.tsx';
import { PromoBanner } from './PromoBanner.tsx';
import { StatStrip } from './StatStrip.tsx';
import { dashboardMessages as messages } from './dashboard.messages.ts';

const DAY_MINUTES = 1_440;
const TABS: DashboardTab[] = ['overview', 'connections', 'opportunities', 'messages', 'referrals'];

const InsightsPanel = lazyChunk(() =>
  import('../network/InsightsPanel.tsx').then((module) => ({ default: module.InsightsPanel })),
);

/** How many members the overview recommends; the panel beside it shows others. */
const RECOMMENDED = 6;

export function DashboardPage() {
  const { viewer } = useViewer();
  const { name } = useSite();
  const [search, setSearch] = useSearchParams();
  const onboarding = useOnboarding(viewer?.id ?? null);
  const isAreaOn = useIsAreaOn();
  const tabs = TABS.filter((value) => value !== 'opportunities' || isAreaOn(value));
  const tab = tabs.find((value) => value === search.get('tab')) ?? 'overview';
  const tabList = useChosenTabInView(tabs.indexOf(tab));
  if (!viewer) return null;
  const isFirstDay = minutesSince(viewer.createdAt) < DAY_MINUTES;
  const Chosen = tab === 'overview' ? null : LAZY_TABS[tab];

  const choose = (next: string | null) =>
    setSearch(next && next !== 'overview' ? { tab: next } : {}, { preventScrollReset: true });

  return (
    <Container size="lg" className={classes.page ?? ''}>
      <PageHead {...messages.head} noIndex />
      <PromoBanner userId={viewer.id} />
      <DashboardHeader
        title={isFirstDay ? messages.welcome(name, viewer.firstName) : messages.welcomeBack(viewer.firstName)}
        viewer={viewer}
        onTour={onboarding.openTour}
      />
      <StatStrip viewer={viewer} />
      <div className={Chosen ? classes.columns : undefined}>
        <Tabs value={tab} onChange={choose} keepMounted={false} className={classes.main}>
          <Tabs.List ref={tabList} className={classes.tabs} aria-label={messages.tabsLabel}>
            {tabs.map((value) => (
              <Tabs.Tab
                key={value}
                value={value}
                className={classes.tab}
                {...tourTarget(value)}
                onPointerEnter={() => preloadTab(value)}
                onFocus={() => preloadTab(value)}
              >
                {messages.tabs[value]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="overview" pt="sm">
            <OverviewTab
              viewer={viewer}
              onboarding={onboarding}
              insights={<Insights offset={RECOMMENDED} />}
            />
          </Tabs.Panel>
          {Chosen && (
            <Tabs.Panel value={tab} pt="md">
              <Suspense fallback={<CardListSkeleton label={messages.loading} />}>
                <Chosen />
              </Suspense>
            </Tabs.Panel>
          )}
        </Tabs>
        {Chosen && <Insights offset={0} />}
      </div>
      <Onboarding {...onboarding} />
    </Container>
  );
}

/** The side panel, which is there on wide screens only. */
function Insights({ offset }: { offset: number }) {
  return (
    <Group component="aside" className={classes.side} aria-label={messages.insights}>
      <Suspense fallback={<CardListSkeleton label={messages.loading} />}>
        <InsightsPanel offset={offset} />
      </Suspense>
    </Group>
  );
}
