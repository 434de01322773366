import { Badge } from '@mantine/core';
import { IconChevronRight, IconFlag, IconHistory, IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import classes from './Rooms.module.css';

/** The ways to the pages of the console that are no tabs, with what waits there. */
export function Rooms() {
  const stats = trpc.admin.stats.useQuery().data;
  const rooms = [
    {
      label: 'Orders',
      to: paths.adminOrders(),
      Icon: IconReceipt,
      waiting: stats?.pendingOrders,
      of: 'pending',
    },
    { label: 'Reports', to: paths.adminReports(), Icon: IconFlag, waiting: stats?.openReports, of: 'open' },
    { label: 'Audit', to: paths.adminAudit(), Icon: IconHistory, waiting: 0, of: '' },
  ];
  return (
    <nav aria-label="More of the console" className={classes.root}>
      {rooms.map(({ label, to, Icon, waiting = 0, of }) => (
        <Link key={label} to={to} className={classes.room}>
          <Icon size={20} aria-hidden />
          <span className={classes.label}>{label}</span>
          {waiting > 0 && (
            <Badge variant="light" color="brass" tt="none">
              {waiting} {of}
            </Badge>
          )}
          <IconChevronRight size={18} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
