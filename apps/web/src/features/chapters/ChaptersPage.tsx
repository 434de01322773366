import { Button, Container, Stack, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { chapterPaths } from '../../lib/chapter-paths.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { useUrlFilter } from '../../lib/useUrlFilter.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { ChapterResults } from './ChapterResults.tsx';
import { MyChapters } from './MyChapters.tsx';
import { CHAPTERS_HEAD } from './chapter-head.ts';
import { filterOf } from './chapters-page.ts';
import { useChapters, useOwnChapters } from './chapters.hooks.ts';
import { chaptersMessages as messages } from './chapters.messages.ts';

/** The viewer's own chapters, then all that they may see. */
export function ChaptersPage() {
  const { filter, change } = useUrlFilter(filterOf);
  const { search } = filter;
  const { viewer } = useViewer();
  const chapters = useChapters(filter);
  const own = useOwnChapters(viewer !== null && search === '');
  const hasOwn = own.length > 0;
  const listed = chapters.data?.pages.flatMap(({ items }) => items) ?? [];
  const isAllOwn =
    hasOwn && !chapters.hasNextPage && listed.every(({ id }) => own.some((chapter) => chapter.id === id));
  return (
    <Container size="md" py="xl">
      <PageHead {...CHAPTERS_HEAD} />
      <PageHeader
        {...CHAPTERS_HEAD}
        actions={
          chapters.data?.pages[0]?.can.create && (
            <Button component={Link} to={chapterPaths.create()}>
              {messages.create}
            </Button>
          )
        }
      />
      <Stack gap="lg">
        <SearchInput
          aria-label={messages.search}
          placeholder={messages.placeholder}
          name="search"
          action={paths.chapters()}
          value={search}
          onSearch={(text) => change({ search: text }, { replace: true })}
        />
        {hasOwn && <MyChapters chapters={own} />}
        {!isAllOwn && (
          <section aria-labelledby="all-chapters">
            <Title order={2} size="h4" id="all-chapters" mb="sm">
              {hasOwn ? messages.others : messages.all}
            </Title>
            <ChapterResults query={chapters} search={search} above={own} />
          </section>
        )}
      </Stack>
    </Container>
  );
}
