import { Skeleton, Stack, Title } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Query } from '../../ui/Query.tsx';
import { OpportunityCard } from './OpportunityCard.tsx';
import { opportunitiesMessages } from './opportunities.messages.ts';

const messages = opportunitiesMessages.linked;

/** The opportunity that a notification or message leads to, open or closed, with its applications at hand. */
export function LinkedOpportunity({ id }: { id: number }) {
  const query = trpc.opportunities.get.useQuery({ id });
  if (query.error?.data?.httpStatus === 404) {
    return <EmptyState title={messages.gone.title}>{messages.gone.text}</EmptyState>;
  }
  return (
    <Stack component="section" gap="sm" aria-labelledby="linked-opportunity-title">
      <Title order={2} size="h3" id="linked-opportunity-title">
        {messages.title}
      </Title>
      <Query query={query} skeleton={<Skeleton height={220} />} failed={opportunitiesMessages.failed}>
        {(opportunity) => <OpportunityCard opportunity={opportunity} isLinked />}
      </Query>
    </Stack>
  );
}
