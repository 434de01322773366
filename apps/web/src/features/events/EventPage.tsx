import { Container, Loader, Stack, Text } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router-dom';
import { trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { EventDetails } from './EventDetails.tsx';
import { EventNotFound } from './EventNotFound.tsx';
import { dateOf } from './events-page.ts';
import { eventsMessages } from './events.messages.ts';

const { page: messages } = eventsMessages;

/** An event and one of its dates. */
export function EventPage() {
  const { slug = '' } = useParams();
  const [parameters] = useSearchParams();
  const { data, error, refetch } = trpc.events.get.useQuery({ slug, date: dateOf(parameters) });
  if (data) return <EventDetails event={data} />;
  if (error?.data?.httpStatus === 404) return <EventNotFound />;
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
