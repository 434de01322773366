import { Skeleton, Stack, Text } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { Query } from '../../ui/Query.tsx';
import { ApplicationItem } from './ApplicationItem.tsx';
import classes from './Applications.module.css';
import { opportunitiesMessages } from './opportunities.messages.ts';

const messages = opportunitiesMessages.applications;

/** Who applied for the member's own opportunity, the ones that wait first. */
export function Applications({ opportunityId, title }: { opportunityId: number; title: string }) {
  const query = trpc.opportunities.applications.list.useQuery({ id: opportunityId });
  return (
    <Query
      query={query}
      skeleton={
        <Stack gap="xs" aria-busy="true">
          <Skeleton height={72} />
        </Stack>
      }
      failed={messages.failed}
    >
      {(items) => {
        if (items.length === 0) {
          return (
            <Text size="sm" c="dimmed">
              {messages.none}
            </Text>
          );
        }
        return (
          <ul className={classes.list} aria-label={messages.label(title)}>
            {items.map((application) => (
              <li key={application.person.id}>
                <ApplicationItem opportunityId={opportunityId} application={application} />
              </li>
            ))}
          </ul>
        );
      }}
    </Query>
  );
}
