import { Badge } from '@mantine/core';
import {
  IconCategory,
  IconChartBar,
  IconChevronRight,
  IconDoorEnter,
  IconFileText,
  IconFlag,
  IconHistory,
  IconMail,
  IconPalette,
  IconReceipt,
  IconShieldLock,
  IconShoppingBag,
  IconTableImport,
  IconUserPlus,
  IconUserQuestion,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useIsPageOn } from '../../../lib/areas.ts';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import classes from './ConsoleLinks.module.css';
import { overviewMessages } from './overview.messages.ts';

const { links: messages } = overviewMessages;

/** Links to the pages of the console outside its tabs, with what is waiting there. */
export function ConsoleLinks() {
  const isPageOn = useIsPageOn();
  const {
    pendingOrders = 0,
    openReports = 0,
    waitingApplicants = 0,
    waitingDataRequests = 0,
  } = trpc.admin.stats.useQuery().data ?? {};
  const links = [
    {
      label: messages.orders,
      to: paths.adminOrders(),
      Icon: IconReceipt,
      badge: pendingOrders > 0 && messages.pending(pendingOrders),
    },
    {
      label: messages.reports,
      to: paths.adminReports(),
      Icon: IconFlag,
      badge: openReports > 0 && messages.open(openReports),
    },
    { label: messages.services, to: paths.adminServices(), Icon: IconShoppingBag, badge: false },
    { label: messages.community, to: paths.adminCommunity(), Icon: IconPalette, badge: false },
    {
      label: messages.applicants,
      to: paths.adminApplicants(),
      Icon: IconUserQuestion,
      badge: waitingApplicants > 0 && messages.waiting(waitingApplicants),
    },
    {
      label: messages.dataRequests,
      to: paths.adminDataRequests(),
      Icon: IconShieldLock,
      badge: waitingDataRequests > 0 && messages.waiting(waitingDataRequests),
    },
    { label: messages.imports, to: paths.adminImports(), Icon: IconTableImport, badge: false },
    { label: messages.invitations, to: paths.adminInvitations(), Icon: IconUserPlus, badge: false },
    { label: messages.mail, to: paths.adminMail(), Icon: IconMail, badge: false },
    { label: messages.registration, to: paths.adminRegistration(), Icon: IconDoorEnter, badge: false },
    { label: messages.industries, to: paths.adminIndustries(), Icon: IconCategory, badge: false },
    { label: messages.pages, to: paths.adminPages(), Icon: IconFileText, badge: false },
    { label: messages.figures, to: paths.adminFigures(), Icon: IconChartBar, badge: false },
    { label: messages.audit, to: paths.adminAudit(), Icon: IconHistory, badge: false },
  ];
  return (
    <nav aria-label={messages.label} className={classes.root}>
      {links
        .filter(({ to }) => isPageOn(to))
        .map(({ label, to, Icon, badge }) => (
          <Link key={label} to={to} className={classes.link}>
            <Icon size={20} aria-hidden />
            <span className={classes.label}>{label}</span>
            {badge && (
              <Badge variant="light" color="brass" tt="none">
                {badge}
              </Badge>
            )}
            <IconChevronRight size={18} aria-hidden />
          </Link>
        ))}
    </nav>
  );
}
