import { writtenNumber } from '../../../lib/written.ts';
import { SimpleGrid, Skeleton } from '@mantine/core';
import { IconHeartbeat, IconMessages, IconUserCheck, IconUsers } from '@tabler/icons-react';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { Query } from '../../../ui/Query.tsx';
import { StatCard } from '../../../ui/StatCard.tsx';
import { overviewMessages } from './overview.messages.ts';

const { stats: messages } = overviewMessages;

type Stats = Outputs['admin']['stats'];

const CARDS = [
  {
    label: messages.users,
    Icon: IconUsers,
    value: (stats: Stats) => writtenNumber(stats.totalUsers),
    hint: (stats: Stats) => messages.today(stats.dailySignups),
  },
  {
    label: messages.active,
    Icon: IconUserCheck,
    value: (stats: Stats) => writtenNumber(stats.activeUsers),
    hint: (stats: Stats) => messages.retention(stats.retentionRate),
  },
  {
    label: messages.posts,
    Icon: IconMessages,
    value: (stats: Stats) => writtenNumber(stats.totalPosts),
    hint: (stats: Stats) => messages.today(stats.dailyPosts),
  },
  {
    label: messages.engagement,
    Icon: IconHeartbeat,
    value: (stats: Stats) => `${stats.engagementRate}%`,
    hint: () => messages.engagementHint,
  },
];

/** The four headline numbers of the community, each with a secondary one. */
export function AdminStatCards() {
  const query = trpc.admin.stats.useQuery();
  return (
    <Query query={query} skeleton={cardsOf()} failed={messages.failed}>
      {cardsOf}
    </Query>
  );
}

const cardsOf = (stats?: Stats) => (
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
