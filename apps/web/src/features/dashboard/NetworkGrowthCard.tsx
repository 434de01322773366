import { Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { trpc } from '../../lib/trpc.ts';
import { Query } from '../../ui/Query.tsx';
import { dashboardMessages } from './dashboard.messages.ts';

const { growth: messages } = dashboardMessages;
const CHART_HEIGHT = 140;

const DayChart = lazyChunk(() =>
  import('../../ui/DayChart.tsx').then((module) => ({ default: module.DayChart })),
);

export function NetworkGrowthCard() {
  const query = trpc.dashboard.stats.useQuery();
  return (
    <Card component="section" aria-labelledby="growth-title">
      <Title order={2} size="h3" id="growth-title" mb="xs">
        {messages.title}
      </Title>
      <Query query={query} skeleton={<Skeleton height={CHART_HEIGHT + 40} />} failed={messages.failed}>
        {(stats) =>
          stats.networkGrowth.every(({ value }) => value === 0) ? (
            <Text size="sm" c="dimmed">
              {messages.empty}
            </Text>
          ) : (
            <>
              <Group gap={6} align="baseline" mb="sm">
                {stats.newConnections > 0 && (
                  <Text fw={600} size="lg">
                    {messages.newOnes(stats.newConnections)}
                  </Text>
                )}
                <Text size="sm" c="dimmed">
                  {stats.newConnections > 0 ? messages.summary : messages.none}
                </Text>
              </Group>
              <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
                <DayChart
                  points={stats.networkGrowth}
                  series={messages.series}
                  caption={messages.caption}
                  height={CHART_HEIGHT}
                />
              </Suspense>
            </>
          )
        }
      </Query>
    </Card>
  );
}
