import { Card, Skeleton, Title } from '@mantine/core';
import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Query } from '../../../ui/Query.tsx';
import { overviewMessages } from './overview.messages.ts';

const { growth: messages } = overviewMessages;
const HEIGHT = 180;

const GrowthCharts = lazyChunk(() =>
  import('./GrowthCharts.tsx').then((module) => ({ default: module.GrowthCharts })),
);

/** Growth per day over the last 30 days. */
export function GrowthSection() {
  const query = trpc.admin.growth.useQuery({ days: 30 });
  return (
    <Card component="section" aria-labelledby="admin-growth">
      <Title order={2} size="h3" id="admin-growth" mb="md">
        {messages.title}
      </Title>
      <Query query={query} skeleton={<Skeleton height={2 * HEIGHT} />} failed={messages.failed}>
        {(days) => (
          <Suspense fallback={<Skeleton height={2 * HEIGHT} />}>
            <GrowthCharts days={days} height={HEIGHT} />
          </Suspense>
        )}
      </Query>
    </Card>
  );
}
