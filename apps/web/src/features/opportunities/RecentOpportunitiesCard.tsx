import { Anchor, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MatchStrength } from '../../ui/MatchStrength.tsx';
import { Query } from '../../ui/Query.tsx';
import type { Opportunity } from './opportunity-cache.ts';
import { strengthOf } from './opportunity-strength.ts';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';
import classes from './RecentOpportunitiesCard.module.css';
import divided from '../../ui/DividedList.module.css';

const SHOWN = 3;

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
          <Anchor component={Link} to={paths.opportunities()} size="sm" py={4}>
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
            <EmptyState icon={IconBriefcase} title={messages.empty.title} headingOrder={3}>
              {messages.empty.text}
            </EmptyState>
          ) : (
            <ul className={`${divided.list} ${classes.items}`}>
              {items.slice(0, SHOWN).map((item) => (
                <li key={item.id}>
                  <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
                    <Anchor component={Link} to={paths.opportunity(item.id, item.slug)} c="inherit" fw={600}>
                      {item.title}
                    </Anchor>
                    <Strength opportunity={item} />
                  </Group>
                  {item.details && (
                    <Text size="sm" c="dimmed">
                      {item.details}
                    </Text>
                  )}
                  <Text size="sm" lineClamp={2}>
                    {item.fitReasons[0] ?? item.description}
                  </Text>
                </li>
              ))}
            </ul>
          )
        }
      </Query>
    </Card>
  );
}

function Strength({ opportunity }: { opportunity: Opportunity }) {
  const strength = strengthOf(opportunity);
  return strength && <MatchStrength strength={strength} />;
}
