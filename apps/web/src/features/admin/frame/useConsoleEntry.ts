import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { ADMIN_TABS } from '../admin-tabs.ts';
import { CONSOLE_NAV, type ConsoleEntry } from './console-nav.ts';

const ENTRIES = CONSOLE_NAV.flatMap(({ entries }) => entries);

/** The entry of the navigation that is the open page, or the page above it. */
export function useConsoleEntry(): ConsoleEntry | undefined {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (pathname === paths.admin()) {
    const tab = ADMIN_TABS.find(({ value }) => value === search.get('tab'))?.value;
    return ENTRIES.find(({ to }) => to === paths.admin(tab));
  }
  if (pathname.startsWith('/admin/members/')) return ENTRIES.find(({ to }) => to === paths.admin('users'));
  // The overview is above every page.
  return ENTRIES.find(({ to }) => pathname === to || (to !== paths.admin() && pathname.startsWith(`${to}/`)));
}
