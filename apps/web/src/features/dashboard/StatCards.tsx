import { SimpleGrid, Skeleton } from '@mantine/core';
import { IconBriefcase, IconEye, IconMail, IconUsers } from '@tabler/icons-react';
import { useIsAreaOn } from '../../lib/areas.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { Query } from '../../ui/Query.tsx';
import { Sparkline } from '../../ui/Sparkline.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { daysAsMember } from './days-as-member.ts';
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

export function StatCards({ viewer }: { viewer: CurrentUser }) {
  const query = trpc.dashboard.stats.useQuery();
  const isAreaOn = useIsAreaOn();
  const cards = CARDS.filter(({ trend }) => trend !== 'opportunities' || isAreaOn(trend));
  const grid = (stats?: Stats) => (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'md' }}>
      {cards.map(({ trend, Icon, read }) =>
        stats ? (
          <StatCard
            key={trend}
            label={messages[trend]}
            value={read(stats)}
            icon={<Icon size={20} />}
            hint={<StatHint card={trend} value={read(stats)} trend={stats.trends[trend]} viewer={viewer} />}
          />
        ) : (
          <Skeleton key={trend} height={138} radius="lg" />
        ),
      )}
    </SimpleGrid>
  );
  return (
    <Query query={query} skeleton={grid()} failed={messages.failed}>
      {grid}
    </Query>
  );
}

type HintProps = {
  card: (typeof CARDS)[number]['trend'];
  value: number;
  trend: Stats['trends']['connections'];
  viewer: CurrentUser;
};

/** The trend of a number; while there is none, how to get one. */
function StatHint({ card, value, trend, viewer }: HintProps) {
  const values = trend.points.map((point) => point.value);
  if (value === 0 && values.every((each) => each === 0)) return messages.none[card];
  // The days before joining have no numbers of the member's own to compare with.
  const isNew = card !== 'opportunities' && daysAsMember(viewer) < values.length;
  return (
    <>
      <Sparkline values={values} />
      {isNew ? messages.sinceJoining : changeText(trend.change)}
    </>
  );
}

const changeText = (change: number) => (change === 0 ? messages.noChange : messages.change(change));
