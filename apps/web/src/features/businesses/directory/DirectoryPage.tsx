import { Button, Container, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { ListYourBusiness } from '../../../lib/ListYourBusiness.tsx';
import { useViewer } from '../../../lib/useViewer.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import listPage from '../../../ui/list-page.module.css';
import phoneHidden from '../../../ui/phone-hidden.module.css';
import { isMapView } from '../../towns/view.ts';
import classes from './DirectoryPage.module.css';
import { directoryMessages } from './directory.messages.ts';
import { DirectoryFilters } from './DirectoryFilters.tsx';
import { DirectoryResults } from './DirectoryResults.tsx';
import { DirectoryTabs } from './DirectoryTabs.tsx';
import { isFiltered } from './directory-filter.ts';
import { useFacets } from './directory.hooks.ts';
import { useDirectoryFilter } from './useDirectoryFilter.ts';

const InvitationsCard = lazyChunk(() =>
  import('../team/InvitationsCard.tsx').then((module) => ({ default: module.InvitationsCard })),
);

// Of members alone, as are the invitations.
const MyBusinessesPanel = lazyChunk(() =>
  import('./MyBusinessesPanel.tsx').then((module) => ({ default: module.MyBusinessesPanel })),
);

const BusinessesMap = lazyChunk(() =>
  import('./BusinessesMap.tsx').then((module) => ({ default: module.BusinessesMap })),
);

const MatchingMembers = lazyChunk(() =>
  import('./MatchingMembers.tsx').then((module) => ({ default: module.MatchingMembers })),
);

/** All businesses, searched and filtered; the filter is stored in the URL. */
export function DirectoryPage() {
  const { viewer } = useViewer();
  const { filter, change, clear } = useDirectoryFilter();
  const isMap = isMapView(useSearchParams()[0]);
  const facets = useFacets(filter);
  const { title, description, add } = directoryMessages;

  return (
    <Container size="lg" className={listPage.page ?? ''}>
      <PageHead
        title={title}
        description={description}
        noIndex={isFiltered(filter) || filter.sort !== undefined || isMap}
      />
      <PageHeader
        title={title}
        description={description}
        actions={
          viewer ? (
            <Button
              component={Link}
              to={paths.newBusiness()}
              leftSection={<IconPlus size={18} aria-hidden />}
              classNames={{ root: classes.add ?? '', label: phoneHidden.root ?? '' }}
            >
              {add}
            </Button>
          ) : (
            <ListYourBusiness variant="light" />
          )
        }
      />
      <Stack className={classes.list ?? ''}>
        {viewer && (
          <Suspense>
            <InvitationsCard />
            <MyBusinessesPanel />
          </Suspense>
        )}
        <DirectoryFilters filter={filter} facets={facets} hasOrder={!isMap} onChange={change} />
        <DirectoryTabs tab={filter.tab ?? 'all'} facets={facets} onChange={(tab) => change({ tab })}>
          {isMap ? (
            <Suspense>
              <BusinessesMap filter={filter} onClear={clear} />
            </Suspense>
          ) : (
            <DirectoryResults filter={filter} facets={facets} onClear={clear} />
          )}
        </DirectoryTabs>
        {viewer && filter.search && !isMap && (
          <Suspense>
            <MatchingMembers search={filter.search} />
          </Suspense>
        )}
      </Stack>
    </Container>
  );
}
