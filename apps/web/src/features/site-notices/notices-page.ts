import { paths } from '../../lib/paths.ts';
import type { Inputs } from '../../lib/trpc.ts';

type NoticesInput = Inputs['site']['notices'];

const PROFILE = paths.profile('');

/** What the notices of the page at an address are asked for; banners stand on four kinds of pages. */
export function noticesOf(pathname: string): NoticesInput {
  if (pathname === paths.dashboard()) return { page: 'dashboard' };
  if (pathname === paths.feed()) return { page: 'feed' };
  if (pathname === paths.news()) return { page: 'news' };
  return { page: pathname.startsWith(PROFILE) ? 'profile' : null };
}
