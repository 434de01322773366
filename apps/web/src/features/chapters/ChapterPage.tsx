import { Container, Loader, Stack, Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { isMissing } from '../errors/PageFailure.tsx';
import { ChapterDetails } from './ChapterDetails.tsx';
import { ChapterFailure } from './ChapterFailure.tsx';
import { useMeetings } from './chapters.hooks.ts';
import { chapterMessages as messages } from './chapter.messages.ts';

/** A chapter with its members, and what its leaders decide. */
export function ChapterPage() {
  const { slug = '' } = useParams();
  // Begins now; the chapter's page shows it.
  useMeetings(slug);
  const { data, error, refetch } = trpc.chapters.get.useQuery({ slug });
  if (data) return <ChapterDetails chapter={data} />;
  const failure = error?.data?.httpStatus;
  if (isMissing(failure)) return <ChapterFailure status={failure} onRetry={() => void refetch()} />;
  return (
    <Container size="md" py="xl">
      {error ? (
        <ErrorState title={messages.failed} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <Stack align="center" gap="sm" py="xl" aria-busy="true">
          <Loader aria-hidden />
          <Text component="output">{messages.loading}</Text>
        </Stack>
      )}
    </Container>
  );
}

export { ChapterFailure };
