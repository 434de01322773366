import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useIsAreaOn } from '../../lib/areas.ts';
import { paths } from '../../lib/paths.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { Query } from '../../ui/Query.tsx';
import classes from './StatStrip.module.css';
import { dashboardMessages } from './dashboard.messages.ts';

const { stats: messages } = dashboardMessages;

type Stats = Outputs['dashboard']['stats'];

type Figure = {
  key: 'connections' | 'opportunities' | 'messages' | 'profileViews';
  to: (viewer: CurrentUser) => string;
  read: (stats: Stats) => number;
  /** What changed lately, as a number of its own. */
  change: (stats: Stats) => string;
};

/** The days of a trend that count as new. */
const WEEK = 7;

const FIGURES: Figure[] = [
  {
    key: 'connections',
    to: () => paths.dashboard('connections'),
    read: (stats) => stats.totalConnections,
    change: (stats) => messages.isNew(stats.newConnections),
  },
  {
    key: 'opportunities',
    to: () => paths.dashboard('opportunities'),
    read: (stats) => stats.opportunities,
    change: ({ trends }) =>
      messages.isNew(trends.opportunities.points.slice(-WEEK).reduce((sum, { value }) => sum + value, 0)),
  },
  {
    key: 'messages',
    to: () => paths.messages(),
    read: (stats) => stats.messages,
    change: (stats) => (stats.messages > 0 ? messages.unread : ''),
  },
  {
    key: 'profileViews',
    to: (viewer) => paths.profile(viewer.username),
    read: (stats) => stats.profileViews,
    change: (stats) => (stats.profileViews > 0 ? messages.inThirtyDays : ''),
  },
];

/** The member's four numbers in one row, each a link to what it counts. */
export function StatStrip({ viewer }: { viewer: CurrentUser }) {
  const query = trpc.dashboard.stats.useQuery();
  const isAreaOn = useIsAreaOn();
  const figures = FIGURES.filter(({ key }) => key !== 'opportunities' || isAreaOn(key));
  return (
    <Query
      query={query}
      skeleton={<Skeleton radius={22} className={classes.skeleton ?? ''} />}
      failed={messages.failed}
    >
      {(stats) => (
        <ul className={classes.strip} aria-label={messages.label}>
          {figures.map(({ key, to, read, change }) => (
            <li key={key} className={classes.item}>
              <Link to={to(viewer)} className={classes.link}>
                <span className={classes.value}>{read(stats)}</span>{' '}
                <span className={classes.label}>{messages[key]}</span>{' '}
                <span className={classes.change}>{change(stats)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Query>
  );
}
