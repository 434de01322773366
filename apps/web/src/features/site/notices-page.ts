import { paths } from '../../lib/paths.ts';
import type { Inputs } from '../../lib/trpc.ts';

type NoticesInput = Inputs['site']['notices'];

const PROFILE = paths.profile('');

/** The input of the notices query for an address; four kinds of pages have banners. */
export function noticesOf(pathname: string): NoticesInput {
  if (pathname === paths.dashboard()) return { page: 'dashboard' };
  if (pathname === paths.feed()) return { page: 'feed' };
  if (pathname === paths.news()) return { page: 'news' };
  return { page: pathname.startsWith(PROFILE) ? 'profile' : null };
}
