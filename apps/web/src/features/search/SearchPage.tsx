import { Anchor, Button, Container, Stack, Text } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormats } from '../../lib/formats.ts';
import { useShownName } from '../../lib/shown-name.ts';
import { useSite } from '../../lib/site.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { HitSection } from './HitSection.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useSearch } from './search.hooks.ts';
import { hitSections } from './search-hits.ts';
import { LIMITS, searchOf } from './search-input.ts';
import blocks from '../../ui/blocks.module.css';
import classes from './SearchPage.module.css';
import { searchMessages as messages } from './search.messages.ts';

/** Search results by kind, for the query in the URL. */
export function SearchPage() {
  const site = useSite();
  const { viewer } = useViewer();
  const { locale } = useFormats();
  const shownName = useShownName();
  const [params] = useSearchParams();
  const { q, kind } = searchOf(params);
  const limit = kind ? LIMITS.one : LIMITS.all;
  const { data, isLoading, isPlaceholderData, error, refetch } = useSearch(q, limit, kind);
  const hasQuery = q.trim() !== '';
  const groups = data && hasQuery ? hitSections(data, { locale, shownName }) : [];
  const literal = groups.filter(({ mark }) => mark === undefined);
  const count = literal.reduce((sum, { hits }) => sum + hits.length, 0);
  const similar = data && hasQuery ? Object.values(data.similar).flat().length : 0;

  return (
    <Container size="sm" py="xl">
      <PageHead
        title={hasQuery ? messages.titleFor(q) : messages.title}
        description={messages.metaDescription}
        noIndex
      />
      <PageHeader title={messages.title} description={messages.description} />
      <SearchForm
        className={classes.box}
        size="lg"
        aria-label={messages.box.pageLabel(site.name)}
        placeholder={messages.box.pagePlaceholder}
        leftSection={<IconSearch size={20} aria-hidden />}
      />
      <Stack gap="md" aria-busy={isPlaceholderData}>
        {kind && (
          <Anchor component={Link} to={paths.search(q)} className={blocks.back}>
            <IconArrowLeft size={16} aria-hidden /> {messages.notOnly(messages.kinds[kind])}
          </Anchor>
        )}
        <Text c="dimmed" component="output" display="block" className={classes.status}>
          {count > 0 && messages.count(count, similar, q)}
          {count === 0 && similar > 0 && messages.onlySimilar(q)}
        </Text>
        {isLoading && <CardListSkeleton label={messages.loading} />}
        {error && (
          <ErrorState title={messages.failed} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
        {hasQuery && data && count === 0 && similar === 0 && (
          <EmptyState
            icon={IconSearch}
            title={messages.none.title(q)}
            action={
              viewer && (
                <Button component={Link} to={paths.members()} variant="default">
                  {messages.none.matches}
                </Button>
              )
            }
          >
            {messages.none.text}
          </EmptyState>
        )}
        {!hasQuery && (
          <EmptyState icon={IconSearch} title={messages.start.title}>
            {messages.start.text}
          </EmptyState>
        )}
        {groups.map((group) => (
          <HitSection
            key={group.kind}
            group={group}
            all={
              !kind && !group.mark && group.hits.length === LIMITS.all
                ? paths.search(q, group.kind)
                : undefined
            }
          />
        ))}
      </Stack>
    </Container>
  );
}
