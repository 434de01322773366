import { Anchor, Button, Container, Group } from '@mantine/core';
import { IconPlus, IconRss } from '@tabler/icons-react';
import { Suspense, startTransition, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { useCarriedText } from '../../lib/useCarriedText.ts';
import { useUrlFilter } from '../../lib/useUrlFilter.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import phoneHidden from '../../ui/phone-hidden.module.css';
import listPage from '../../ui/list-page.module.css';
import { FoundOpportunities } from './FoundOpportunities.tsx';
import classes from './OpportunitiesPage.module.css';
import { OpportunityViews } from './OpportunityViews.tsx';
import { OpportunityFilters } from './OpportunityFilters.tsx';
import { filterOf, viewOf } from './opportunity-filter.ts';
import { OPPORTUNITIES_HEAD } from './opportunity-head.ts';
import { opportunitiesPageMessages } from './opportunities-page.messages.ts';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';

const OpportunityDialog = lazyChunk(() =>
  import('./OpportunityDialog.tsx').then((module) => ({ default: module.OpportunityDialog })),
);
const SaveSearchButton = lazyChunk(() =>
  import('./searches/SaveSearchButton.tsx').then((module) => ({ default: module.SaveSearchButton })),
);
const OpportunitiesAside = lazyChunk(() =>
  import('./OpportunitiesAside.tsx').then((module) => ({ default: module.OpportunitiesAside })),
);

const YourOpportunities = lazyChunk(() =>
  import('./YourOpportunities.tsx').then((module) => ({ default: module.YourOpportunities })),
);
const YourApplications = lazyChunk(() =>
  import('./YourApplications.tsx').then((module) => ({ default: module.YourApplications })),
);

/** All open opportunities, searched and filtered; the filter is stored in the URL. */
export function OpportunitiesPage() {
  const { filter, change } = useUrlFilter(filterOf);
  const { viewer } = useViewer();
  const [params] = useSearchParams();
  const view = viewer ? viewOf(params) : 'all';
  const posting = usePosting();
  return (
    <Container size="lg" className={listPage.page ?? ''}>
      <PageHead {...OPPORTUNITIES_HEAD} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={messages.title}
        href={paths.opportunitiesFeed()}
      />
      <PageHeader
        title={messages.title}
        actions={
          viewer && (
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => startTransition(posting.open)}
            >
              <span>
                {messages.postShort}
                <span className={phoneHidden.root}>{messages.postRest}</span>
              </span>
            </Button>
          )
        }
      />
      <div className={viewer && view === 'all' ? classes.columns : undefined}>
        <div className={classes.main}>
          {viewer && <OpportunityViews view={view} />}
          {view === 'all' ? (
            <>
              <OpportunityFilters filter={filter} isMember={viewer !== null} onChange={change}>
                {viewer && (
                  <Suspense>
                    <SaveSearchButton filter={filter} />
                  </Suspense>
                )}
              </OpportunityFilters>
              <FoundOpportunities filter={filter} onChange={change} />
            </>
          ) : (
            <Suspense fallback={<CardListSkeleton label={messages.loading} />}>
              {view === 'yours' ? <YourOpportunities /> : <YourApplications />}
            </Suspense>
          )}
          {!viewer && (
            <Group justify="center">
              <Anchor href={paths.opportunitiesFeed()} size="sm">
                <IconRss size={16} aria-hidden /> {opportunitiesPageMessages.page.rss}
              </Anchor>
            </Group>
          )}
        </div>
        {viewer && view === 'all' && (
          <Suspense>
            <OpportunitiesAside filter={filter} />
          </Suspense>
        )}
      </div>
      {viewer && posting.isOpen && (
        <Suspense>
          <OpportunityDialog description={posting.described} onClose={posting.close} />
        </Suspense>
      )}
    </Container>
  );
}

/** Whether the form of a new opportunity is open: also where the feed led here with what it is about. */
function usePosting() {
  const described = useCarriedText('describe');
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return {
    isOpen: isOpen ?? described !== null,
    described: described ?? '',
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
