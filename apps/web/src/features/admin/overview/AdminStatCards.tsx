import { SimpleGrid, Skeleton } from '@mantine/core';
import { IconHeartbeat, IconMessages, IconUserCheck, IconUsers } from '@tabler/icons-react';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { StatCard } from '../../../ui/StatCard.tsx';

type Stats = Outputs['admin']['stats'];

const CARDS = [
  {
    label: 'Total Users',
    Icon: IconUsers,
    value: (stats: Stats) => stats.totalUsers.toLocaleString('en-US'),
    hint: (stats: Stats) => `+${stats.dailySignups} today`,
  },
  {
    label: 'Active Users',
    Icon: IconUserCheck,
    value: (stats: Stats) => stats.activeUsers.toLocaleString('en-US'),
    hint: (stats: Stats) => `${stats.retentionRate}% retention`,
  },
  {
    label: 'Total Posts',
    Icon: IconMessages,
    value: (stats: Stats) => stats.totalPosts.toLocaleString('en-US'),
    hint: (stats: Stats) => `+${stats.dailyPosts} today`,
  },
  {
    label: 'Engagement Rate',
    Icon: IconHeartbeat,
    value: (stats: Stats) => `${stats.engagementRate}%`,
    hint: () => 'of active users in 30 days',
  },
];

/** The four figures of the house, each with the one beside it. */
export function AdminStatCards() {
  const { data: stats, error, refetch } = trpc.admin.stats.useQuery();
  if (error) {
    return (
      <ErrorState title="The figures could not be loaded" onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'md' }}>
      {CARDS.map(({ label, Icon, value, hint }) =>
        stats ? (
          <StatCard
            key={label}
            label={label}
            value={value(stats)}
            icon={<Icon size={20} />}
            hint={hint(stats)}
          />
        ) : (
          <Skeleton key={label} height={130} radius="lg" />
        ),
      )}
    </SimpleGrid>
  );
}
