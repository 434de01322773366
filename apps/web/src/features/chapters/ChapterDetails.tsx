import { Alert, Button, Container, Stack, Text, Title } from '@mantine/core';
import { richTextOf } from '@guildhall/markdown';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useIsAreaOn } from '../../lib/areas.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { chapterPaths } from '../../lib/chapter-paths.ts';
import { useSite } from '../../lib/site.ts';
import { useHydrated } from '../../lib/useHydrated.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { ChapterBadges } from './ChapterBadges.tsx';
import { ChapterMeetings } from './ChapterMeetings.tsx';
import { ChapterMembers } from './ChapterMembers.tsx';
import { Membership } from './Membership.tsx';
import { chapterHead } from './chapter-head.ts';
import { chapterMessages as messages } from './chapter.messages.ts';
import type { Chapter } from './chapters.hooks.ts';
import { chaptersMessages } from './chapters.messages.ts';

const ChapterRequests = lazyChunk(async () => ({
  default: (await import('./manage/ChapterRequests.tsx')).ChapterRequests,
}));

const ChapterPosts = lazyChunk(async () => ({
  default: (await import('./posts/ChapterPosts.tsx')).ChapterPosts,
}));

const postsLoading = <CardListSkeleton label={messages.posts.loading} />;

export function ChapterDetails({ chapter }: { chapter: Chapter }) {
  const site = useSite();
  const isAreaOn = useIsAreaOn();
  const isHydrated = useHydrated();
  const { slug, name, place, members, description, body, isClosed, can } = chapter;
  return (
    <Container size="md" py="xl" component="article">
      <PageHead {...chapterHead(chapter, site)} />
      <PageHeader
        title={name}
        description={[place, chaptersMessages.members(members)].filter(Boolean).join(' · ')}
        actions={
          can.manage && (
            <Button component={Link} to={chapterPaths.edit(slug)} variant="default">
              {messages.edit}
            </Button>
          )
        }
      />
      <Stack gap="lg">
        <ChapterBadges chapter={chapter} />
        {isClosed && <Alert color="yellow" variant="light" title={messages.closed} />}
        <Membership chapter={chapter} />
        {description !== '' && (
          <section aria-label={messages.about}>
            <RichText text={richTextOf({ content: description, body })} lang={chapter.lang} />
          </section>
        )}
        {isAreaOn('events') && <ChapterMeetings chapter={chapter} />}
        {can.manage && (
          <Suspense>
            <ChapterRequests slug={slug} />
          </Suspense>
        )}
        {can.readPosts && (
          <section aria-labelledby="chapter-posts">
            <Title order={2} size="h4" id="chapter-posts" mb="sm">
              {messages.posts.title}
            </Title>
            {/* Their styles come with their code. */}
            <Suspense fallback={postsLoading}>
              {isHydrated ? <ChapterPosts chapter={chapter} /> : postsLoading}
            </Suspense>
          </section>
        )}
        {can.seeMembers ? (
          <ChapterMembers chapter={chapter} />
        ) : (
          <section aria-labelledby="chapter-members">
            <Title order={2} size="h4" id="chapter-members" mb="xs">
              {messages.members.title}
            </Title>
            <Text c="dimmed">{messages.members.signIn}</Text>
          </section>
        )}
      </Stack>
    </Container>
  );
}
