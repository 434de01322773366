import { Button, Container, Group, Stack, Text } from '@mantine/core';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useUrlFilter } from '../../lib/useUrlFilter.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import listPage from '../../ui/list-page.module.css';
import { ViewSwitch } from '../towns/ViewSwitch.tsx';
import { isMapView } from '../towns/view.ts';
import classes from './MembersPage.module.css';
import { MemberFilters } from './MemberFilters.tsx';
import { MemberResults } from './MemberResults.tsx';
import { MembersMap } from './MembersMap.tsx';
import { SortSwitch } from './SortSwitch.tsx';
import { type MemberFacets, filterOf, sortOf } from './members-filter.ts';
import { useMemberFacets } from './members.hooks.ts';
import { membersMessages as messages } from './members.messages.ts';

/** The directory of members, searched and filtered; the filter is stored in the URL. */
export function MembersPage() {
  const { filter, change } = useUrlFilter(filterOf);
  const [params] = useSearchParams();
  const isMap = isMapView(params);
  const { viewer } = useViewer();
  const sort = sortOf(params, viewer !== null);
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
      <PageHeader title={messages.title} />
      {canInvite && (
        <Button component={Link} to={paths.invitations()} variant="light" mb="md">
          {messages.invite}
        </Button>
      )}
      <div className={classes.list}>
        <MemberFilters filter={filter} facets={facets} hasAlphabet={sort === 'name'} onChange={change} />
        <Stack gap="xs">
          <Group justify="space-between" gap="xs">
            <Group gap="sm">
              <ViewSwitch />
              <Text component="output" size="sm" c="dimmed">
                {facets && facets.total > 0 && !isMap ? totalOf(facets) : null}
              </Text>
            </Group>
            {viewer && !isMap && filter.letter === undefined && <SortSwitch sort={sort} />}
          </Group>
          {isMap ? (
            <MembersMap filter={filter} onClear={clear} />
          ) : (
            <MemberResults filter={filter} sort={sort} onClear={clear} />
          )}
        </Stack>
      </div>
    </Container>
  );
}

function totalOf({ total, isLowerBound }: MemberFacets): string {
  const words = messages.total(total);
  return isLowerBound ? messages.atLeastTotal(words) : words;
}
