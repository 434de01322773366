import { Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { Suspense, lazy } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';

const CHART_HEIGHT = 140;

const GrowthChart = lazy(() =>
  import('./GrowthChart.tsx').then((module) => ({ default: module.GrowthChart })),
);

export function NetworkGrowthCard() {
  const { data: stats, isError, refetch } = trpc.dashboard.stats.useQuery();
  return (
    <Card component="section" aria-labelledby="growth-title">
      <Title order={2} size="h3" id="growth-title" mb="xs">
        Network Growth
      </Title>
      {isError && <ErrorState title="Growth could not be loaded" onRetry={() => void refetch()} />}
      {stats && (
        <>
          <Group gap={6} align="baseline" mb="sm">
            <Text fw={600} size="lg">
              {stats.growthPercentage >= 0 ? '+' : '−'}
              {Math.abs(stats.growthPercentage)}%
            </Text>
            <Text size="sm" c="dimmed">
              in 30 days, {stats.newConnections} new
            </Text>
          </Group>
          <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
            <GrowthChart points={stats.networkGrowth} height={CHART_HEIGHT} />
          </Suspense>
        </>
      )}
      {!stats && !isError && <Skeleton height={CHART_HEIGHT + 40} />}
    </Card>
  );
}
