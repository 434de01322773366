import { Anchor, Container, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { HitSection } from './HitSection.tsx';
import { useSearch, useSearchText } from './search.hooks.ts';
import { KIND_LABELS, hitGroups } from './search-hits.ts';
import { LIMITS, QUERY_MAX, searchOf } from './search-input.ts';
import classes from './SearchPage.module.css';
import { SEARCH_BOX_ID } from './shortcuts.ts';

/** What was found, by kind; the address holds what was looked for. */
export function SearchPage() {
  const [address] = useSearchParams();
  const { q, kind } = searchOf(address);
  const { typed, type, send } = useSearchText();
  const limit = kind ? LIMITS.one : LIMITS.all;
  const { data, isLoading, isPlaceholderData, error, refetch } = useSearch(q, limit, kind);
  const isAsking = q.trim() !== '';
  const groups = data && isAsking ? hitGroups(data) : [];
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);

  return (
    <Container size="sm" py="xl">
      <PageHead
        title={isAsking ? `Search: ${q}` : 'Search'}
        description="Find members, businesses, posts and articles."
        noIndex
      />
      <PageHeader title="Search" description="Members, businesses, posts and articles, in one place." />
      <div role="search" className={classes.box}>
        <form
          action={paths.search()}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <TextInput
            id={SEARCH_BOX_ID}
            name="q"
            type="search"
            size="lg"
            aria-label="Search Guildhall"
            placeholder="Search..."
            leftSection={<IconSearch size={20} aria-hidden />}
            maxLength={QUERY_MAX}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </form>
      </div>
      <Stack gap="md" aria-busy={isPlaceholderData}>
        {kind && (
          <Anchor component={Link} to={paths.search(q)} className={classes.back}>
            <IconArrowLeft size={16} aria-hidden /> Everything, not only {KIND_LABELS[kind].toLowerCase()}
          </Anchor>
        )}
        <Text c="dimmed" component="output" display="block" className={classes.status}>
          {isAsking && data && count > 0 && `${count} ${count === 1 ? 'result' : 'results'} for “${q}”`}
        </Text>
        {isLoading && <CardListSkeleton label="Searching..." />}
        {error && (
          <ErrorState title="The search did not work" onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
        {isAsking && data && count === 0 && (
          <EmptyState title={`Nothing found for “${q}”`}>
            Try fewer or other words. Small mistakes in spelling do not matter.
          </EmptyState>
        )}
        {!isAsking && (
          <EmptyState title="What are you looking for?">
            A name, a trade, a town, a skill: type a word or two, and the results appear as you type.
          </EmptyState>
        )}
        {groups.map((group) => (
          <HitSection
            key={group.kind}
            group={group}
            all={!kind && group.hits.length === LIMITS.all ? paths.search(q, group.kind) : undefined}
          />
        ))}
      </Stack>
    </Container>
  );
}
