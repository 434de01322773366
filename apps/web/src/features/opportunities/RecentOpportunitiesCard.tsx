import { Anchor, Badge, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Query } from '../../ui/Query.tsx';
import { truncate } from '../../lib/truncate.ts';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';
import classes from './RecentOpportunitiesCard.module.css';
import divided from '../../ui/DividedList.module.css';

const SHOWN = 3;
const EXCERPT_LENGTH = 110;

export function RecentOpportunitiesCard() {
  const query = trpc.opportunities.list.useQuery();
  const items = query.data?.filter(({ isMine }) => !isMine) ?? [];
  return (
    <Card component="section" aria-labelledby="recent-opportunities-title">
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h3" id="recent-opportunities-title">
          {messages.recent.title}
        </Title>
        {items.length > 0 && (
          <Anchor component={Link} to={paths.dashboard('opportunities')} size="sm" py={4}>
            {messages.recent.seeAll}
          </Anchor>
        )}
      </Group>
      <Query
        query={query}
        skeleton={
          <Stack gap="sm" aria-busy="true">
            <Skeleton height={56} />
            <Skeleton height={56} />
          </Stack>
        }
        failed={messages.failed}
      >
        {() =>
          items.length === 0 ? (
            <EmptyState title={messages.empty.title} headingOrder={3}>
              {messages.empty.text}
            </EmptyState>
          ) : (
            <ul className={`${divided.list} ${classes.items}`}>
              {items.slice(0, SHOWN).map(({ id, title, details, description, fitScore }) => (
                <li key={id}>
                  <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
                    <Text fw={600}>{title}</Text>
                    {fitScore > 0 && (
                      <Badge variant="light" color="forest" flex="none">
                        {messages.card.fit(fitScore)}
                      </Badge>
                    )}
                  </Group>
                  {details && (
                    <Text size="sm" c="dimmed">
                      {details}
                    </Text>
                  )}
                  <Text size="sm">{truncate(description, EXCERPT_LENGTH)}</Text>
                </li>
              ))}
            </ul>
          )
        }
      </Query>
    </Card>
  );
}
