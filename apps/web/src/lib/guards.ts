import { type LoaderFunction, redirect } from 'react-router-dom';
import { NEXT_PARAMETER, ownPath, pathWithoutDialog } from './own-path.ts';
import { paths } from './paths.ts';
import type { Utils } from './trpc.ts';

/** Redirects members to their dashboard, or to where they were going. */
export const forVisitors =
  (utils: Utils): LoaderFunction =>
  async ({ request }) => {
    if (!(await utils.auth.me.ensureData())) return null;
    const next = new URL(request.url).searchParams.get(NEXT_PARAMETER);
    throw redirect(ownPath(next) ?? paths.dashboard());
  };

/** Redirects visitors to the sign-in dialog, which leads back here. */
export const forMembers =
  (utils: Utils): LoaderFunction =>
  async ({ request }) => {
    if (!(await utils.auth.me.ensureData())) throw redirect(paths.signIn(pathOf(request)));
    return null;
  };

/**
 * Redirects visitors to the sign-in dialog, and members without a role to their dashboard. The console shows those
 * whose role waits for a second factor how to get one.
 */
export const forStaff =
  (utils: Utils): LoaderFunction =>
  async ({ request }) => {
    const viewer = await utils.auth.me.ensureData();
    if (!viewer) throw redirect(paths.signIn(pathOf(request)));
    if (!viewer.permissions[0] && viewer.secondFactorBy === null) throw redirect(paths.dashboard());
    return null;
  };

function pathOf(request: Request): string {
  return pathWithoutDialog(new URL(request.url));
}
