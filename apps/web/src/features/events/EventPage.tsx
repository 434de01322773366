import { Container, Loader, Stack, Text } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router-dom';
import { trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { EventDetails } from './EventDetails.tsx';
import { isMissing } from '../errors/PageFailure.tsx';
import { EventFailure } from './EventFailure.tsx';
import { eventInput } from './events-page.ts';
import { eventsMessages } from './events.messages.ts';

const { page: messages } = eventsMessages;

/** An event and one of its dates. */
export function EventPage() {
  const { slug } = useParams();
  const [parameters] = useSearchParams();
  const { data, error, refetch } = trpc.events.get.useQuery(eventInput(slug, parameters));
  if (data) return <EventDetails event={data} />;
  const failure = error?.data?.httpStatus;
  if (isMissing(failure)) return <EventFailure status={failure} onRetry={() => void refetch()} />;
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

export { EventFailure };
