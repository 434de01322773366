import { SimpleGrid, Skeleton } from '@mantine/core';
import { IconBriefcase, IconEye, IconMail, IconUsers } from '@tabler/icons-react';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Sparkline } from '../../ui/Sparkline.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { dashboardMessages } from './dashboard.messages.ts';

const { stats: messages } = dashboardMessages;

type Stats = Outputs['dashboard']['stats'];

const CARDS = [
  {
    trend: 'connections',
    Icon: IconUsers,
    read: (stats: Stats) => stats.totalConnections,
  },
  {
    trend: 'opportunities',
    Icon: IconBriefcase,
    read: (stats: Stats) => stats.opportunities,
  },
  { trend: 'messages', Icon: IconMail, read: (stats: Stats) => stats.messages },
  {
    trend: 'profileViews',
    Icon: IconEye,
    read: (stats: Stats) => stats.profileViews,
  },
] as const;

export function StatCards() {
  const stats = trpc.dashboard.stats.useQuery();
  if (stats.isError) {
    return (
      <ErrorState title={messages.failed} onRetry={() => void stats.refetch()}>
        {stats.error.message}
      </ErrorState>
    );
  }
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'md' }}>
      {CARDS.map(({ trend, Icon, read }) =>
        stats.data ? (
          <StatCard
            key={trend}
            label={messages[trend]}
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
          <Skeleton key={trend} height={138} radius="lg" />
        ),
      )}
    </SimpleGrid>
  );
}

const changeText = (change: number) => (change === 0 ? messages.noChange : messages.change(change));
