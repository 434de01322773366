import { Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { chapterPaths } from '../../lib/chapter-paths.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { PagedItems } from '../../ui/PagedItems.tsx';
import { EventCard } from '../events/EventCard.tsx';
import { chapterMessages } from './chapter.messages.ts';
import { type Chapter, useMeetings } from './chapters.hooks.ts';

const { meetings: messages } = chapterMessages;

/** The coming events of a chapter, and the way to plan one for those who hold them. */
export function ChapterMeetings({ chapter: { slug, isClosed, mine } }: { chapter: Chapter }) {
  const meetings = useMeetings(slug);
  const canCreate = !isClosed && meetings.data?.pages[0]?.can.create === true;
  return (
    <section aria-labelledby="chapter-meetings">
      <Group justify="space-between" gap="xs" mb="sm">
        <Title order={2} size="h4" id="chapter-meetings">
          {messages.title}
        </Title>
        {canCreate && (
          <Button component={Link} to={chapterPaths.newEvent(slug)} variant="default">
            {messages.create}
          </Button>
        )}
      </Group>
      <PagedItems
        query={meetings}
        loading={<CardListSkeleton label={messages.loading} />}
        failed={messages.failed}
        empty={<Text c="dimmed">{mine?.state === 'active' ? messages.none : messages.noneOpen}</Text>}
      >
        {(items) =>
          items.map((event) => <EventCard key={event.date.id} event={event} headingOrder={3} inChapter />)
        }
      </PagedItems>
    </section>
  );
}
