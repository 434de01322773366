import { paths } from '../../lib/paths.ts';

export const PUBLIC_ITEMS = [
  { label: 'News', to: paths.news() },
  { label: 'Feed', to: paths.feed() },
  { label: 'Services', to: paths.services() },
  { label: 'Directory', to: paths.businesses() },
];

export const DASHBOARD_ITEM = { label: 'Dashboard', to: paths.dashboard() };
export const ADMIN_ITEM = { label: 'Admin', to: paths.admin() };
