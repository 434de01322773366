import { Card, Skeleton, Title } from '@mantine/core';
import { Suspense, lazy } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';

const HEIGHT = 180;

const GrowthCharts = lazy(() =>
  import('./GrowthCharts.tsx').then((module) => ({ default: module.GrowthCharts })),
);

/** What began on each of the last 30 days. */
export function GrowthSection() {
  const { data, error, refetch } = trpc.admin.growth.useQuery({ days: 30 });
  return (
    <Card component="section" aria-labelledby="admin-growth">
      <Title order={2} size="h3" id="admin-growth" mb="md">
        Growth in 30 days
      </Title>
      {error && (
        <ErrorState title="The growth could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!error && (
        <Suspense fallback={<Skeleton height={2 * HEIGHT} />}>
          {data ? <GrowthCharts days={data} height={HEIGHT} /> : <Skeleton height={2 * HEIGHT} />}
        </Suspense>
      )}
    </Card>
  );
}
