import { SimpleGrid, Skeleton } from '@mantine/core';
import { IconBriefcase, IconEye, IconMail, IconUsers } from '@tabler/icons-react';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Sparkline } from '../../ui/Sparkline.tsx';
import { StatCard } from '../../ui/StatCard.tsx';

type Stats = Outputs['dashboard']['stats'];

const CARDS = [
  {
    trend: 'connections',
    label: 'Connections',
    Icon: IconUsers,
    read: (stats: Stats) => stats.totalConnections,
  },
  {
    trend: 'opportunities',
    label: 'Opportunities',
    Icon: IconBriefcase,
    read: (stats: Stats) => stats.opportunities,
  },
  { trend: 'messages', label: 'Messages', Icon: IconMail, read: (stats: Stats) => stats.messages },
  {
    trend: 'profileViews',
    label: 'Profile Views',
    Icon: IconEye,
    read: (stats: Stats) => stats.profileViews,
  },
] as const;

export function StatCards() {
  const stats = trpc.dashboard.stats.useQuery();
  if (stats.isError) {
    return (
      <ErrorState title="Your numbers could not be loaded" onRetry={() => void stats.refetch()}>
        {stats.error.message}
      </ErrorState>
    );
  }
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'md' }}>
      {CARDS.map(({ trend, label, Icon, read }) =>
        stats.data ? (
          <StatCard
            key={label}
            label={label}
            value={read(stats.data)}
            icon={<Icon size={20} />}
            hint={
              <>
                <Sparkline values={stats.data.trends[trend].points.map(({ value }) => value)} />
                {changeText(stats.data.trends[trend].change)}
              </>
            }
          />
        ) : (
          <Skeleton key={label} height={138} radius="lg" />
        ),
      )}
    </SimpleGrid>
  );
}

function changeText(change: number): string {
  if (change === 0) return 'Same as the month before';
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}% in 30 days`;
}
