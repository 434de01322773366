import { Container, Loader, Stack, Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { isMissing } from '../errors/PageFailure.tsx';
import { OpportunityDetails } from './OpportunityDetails.tsx';
import { OpportunityFailure } from './OpportunityFailure.tsx';
import { idOf } from './opportunities-page.ts';
import { opportunitiesPageMessages } from './opportunities-page.messages.ts';

const { page: messages } = opportunitiesPageMessages;

/** An opportunity, with what the reader can do about it. */
export function OpportunityPage() {
  const { ref } = useParams();
  const { data, error, refetch } = trpc.opportunities.get.useQuery({ id: idOf(ref) });
  if (data) return <OpportunityDetails key={data.id} opportunity={data} />;
  const failure = error?.data?.httpStatus;
  if (isMissing(failure)) return <OpportunityFailure status={failure} onRetry={() => void refetch()} />;
  return (
    <Container size="lg" py="xl">
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

export { OpportunityFailure };
