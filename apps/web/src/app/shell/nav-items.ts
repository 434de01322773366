import { paths } from '../../lib/paths.ts';
import { shellMessages } from './shell.messages.ts';

const { items } = shellMessages;

export type NavItem = {
  label: string;
  to: string;
  /** The step of the tour that points at it. */
  tour?: 'feed' | 'services';
};

/** Always in sight. */
export const FIRST_ITEMS: NavItem[] = [
  { label: items.news, to: paths.news() },
  { label: items.feed, to: paths.feed(), tour: 'feed' },
  { label: items.services, to: paths.services(), tour: 'services' },
  { label: items.directory, to: paths.businesses() },
];

/** Beside them for visitors, and under "More" for members, who have more pages than fit. */
export const MORE_ITEMS: NavItem[] = [
  { label: items.opportunities, to: paths.opportunities() },
  { label: items.events, to: paths.events() },
];

export const MEMBERS_ITEM: NavItem = { label: items.members, to: paths.members() };
export const DASHBOARD_ITEM: NavItem = { label: items.dashboard, to: paths.dashboard() };
export const ADMIN_ITEM: NavItem = { label: items.admin, to: paths.admin() };
