import { Button, Container, Stack } from '@mantine/core';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useUrlFilter } from '../../lib/useUrlFilter.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import listPage from '../../ui/list-page.module.css';
import classes from './MembersPage.module.css';
import { MemberFilters } from './MemberFilters.tsx';
import { MemberResults } from './MemberResults.tsx';
import { MembersMap } from './map/MembersMap.tsx';
import { ViewSwitch } from './map/ViewSwitch.tsx';
import { filterOf, isMapView } from './members-filter.ts';
import { useMemberFacets } from './members.hooks.ts';
import { membersMessages as messages } from './members.messages.ts';

/** The directory of members, searched and filtered; the filter is stored in the URL. */
export function MembersPage() {
  const { filter, change } = useUrlFilter(filterOf);
  const [params] = useSearchParams();
  const isMap = isMapView(params);
  const { viewer } = useViewer();
  const { data: site } = trpc.site.config.useQuery();
  const canInvite = viewer !== null && site?.membersInvite;
  const facets = useMemberFacets(filter);
  const clear = useCallback(
    () => change({ search: '', letter: '', industry: '', place: '', offers: '', seeks: '' }),
    [change],
  );
  return (
    <Container size="lg" className={listPage.page ?? ''}>
      <PageHead
        title={messages.title}
        description={messages.description}
        noIndex={!site?.community.publicMembers}
      />
      <PageHeader title={messages.title} description={messages.description} />
      {canInvite && (
        <Button component={Link} to={paths.invitations()} variant="light" mb="md">
          {messages.invite}
        </Button>
      )}
      <div className={classes.list}>
        <MemberFilters filter={filter} facets={facets} onChange={change} />
        <Stack gap="xs">
          <ViewSwitch isMap={isMap} />
          {isMap ? (
            <MembersMap filter={filter} onClear={clear} />
          ) : (
            <MemberResults filter={filter} facets={facets} onClear={clear} />
          )}
        </Stack>
      </div>
    </Container>
  );
}
