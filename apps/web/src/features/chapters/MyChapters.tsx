import { Stack, Title } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { ChapterCard } from './ChapterCard.tsx';
import { chaptersMessages as messages } from './chapters.messages.ts';

/** The chapters that the viewer belongs to, is invited to, or has asked to join. */
export function MyChapters() {
  const { data: chapters = [] } = trpc.chapters.mine.useQuery();
  if (chapters.length === 0) return null;
  return (
    <section aria-labelledby="my-chapters">
      <Title order={2} size="h4" id="my-chapters" mb="sm">
        {messages.mine}
      </Title>
      <Stack gap="md">
        {chapters.map((chapter) => (
          <ChapterCard key={chapter.id} chapter={chapter} />
        ))}
      </Stack>
    </section>
  );
}
