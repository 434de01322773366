import { Stack, Title } from '@mantine/core';
import { ChapterCard } from './ChapterCard.tsx';
import type { ChapterListItem } from './chapters.hooks.ts';
import { chaptersMessages as messages } from './chapters.messages.ts';

/** The chapters that the viewer belongs to, is invited to, or has asked to join. */
export function MyChapters({ chapters }: { chapters: ChapterListItem[] }) {
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
