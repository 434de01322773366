import { paths } from '../../lib/paths.ts';
import { shellMessages } from './shell.messages.ts';

const { items } = shellMessages;

export const PUBLIC_ITEMS = [
  { label: items.news, to: paths.news() },
  { label: items.feed, to: paths.feed() },
  { label: items.services, to: paths.services() },
  { label: items.directory, to: paths.businesses() },
];

export const DASHBOARD_ITEM = { label: items.dashboard, to: paths.dashboard() };
export const ADMIN_ITEM = { label: items.admin, to: paths.admin() };
