import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { MemberGrid } from './MemberGrid.tsx';
import { type MemberCardData, type MemberSort, type MembersFilter, isFiltered } from './members-filter.ts';
import { useMembers } from './members.hooks.ts';
import { membersMessages as messages } from './members.messages.ts';

type Props = {
  filter: MembersFilter;
  sort: MemberSort;
  onClear: () => void;
};

/** The members that match the filter, and those who come close. */
export function MemberResults({ filter, sort, onClear }: Props) {
  const list = useMembers(filter, sort);
  if (list.isLoading) return <CardListSkeleton label={messages.loading} count={6} />;
  if (list.isError && !list.hasMembers) {
    return (
      <ErrorState title={messages.failed} onRetry={() => void list.refetch()}>
        {list.error.message}
      </ErrorState>
    );
  }
  const pages = list.pages.map(({ items }) => items);
  const best = pagesOf(pages, ({ match }) => match !== null);
  const others = pagesOf(pages, ({ match }) => match === null);
  const hasFilter = isFiltered(filter);
  const clear = (
    <Button variant="default" size="sm" onClick={onClear}>
      {messages.clear}
    </Button>
  );
  return (
    <Stack gap="xl" aria-busy={list.isPlaceholderData}>
      {list.hasMembers ? (
        <Stack gap="md">
          {hasFilter && <div>{clear}</div>}
          {best.length > 0 && <MemberGrid pages={best} label={messages.bestMatches} />}
          {others.length > 0 && (
            <>
              {best.length > 0 && (
                <Title order={2} size="h3" mt="md">
                  {messages.others}
                </Title>
              )}
              <MemberGrid pages={others} label={messages.title} />
            </>
          )}
          <LoadMore list={list} isAutomatic />
        </Stack>
      ) : list.similar.length > 0 ? null : (
        <EmptyState
          icon={hasFilter ? IconSearch : IconUsers}
          title={hasFilter ? messages.none.title : messages.none.firstTitle}
          action={
            hasFilter && (
              <Group gap="xs" justify="center">
                {clear}
                <Button component={Link} to={paths.feed()} variant="default" size="sm">
                  {messages.none.ask}
                </Button>
              </Group>
            )
          }
        >
          {hasFilter ? messages.none.text : messages.none.first}
        </EmptyState>
      )}
      {list.similar.length > 0 && (
        <Stack component="section" gap="md" aria-labelledby="similar-members">
          <div>
            <Title order={2} size="h3" id="similar-members">
              {messages.similar.title}
            </Title>
            <Text size="sm" c="dimmed" component="output">
              {list.hasMembers ? messages.similar.text : messages.similar.only}
            </Text>
          </div>
          <MemberGrid pages={[list.similar]} label={messages.similar.title} />
        </Stack>
      )}
    </Stack>
  );
}

/** Of each page those members that are of a kind; without pages that have none. */
const pagesOf = (pages: MemberCardData[][], isOfKind: (member: MemberCardData) => boolean) =>
  pages.map((items) => items.filter(isOfKind)).filter((items) => items.length > 0);
