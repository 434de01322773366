import { type LoaderFunction, redirect } from 'react-router-dom';
import { paths } from './paths.ts';
import type { Utils } from './trpc.ts';

/** Redirects members to their dashboard. */
export const forVisitors =
  (utils: Utils): LoaderFunction =>
  async () => {
    if (await utils.auth.me.ensureData()) throw redirect(paths.dashboard());
    return null;
  };

/** Redirects visitors to the landing page. */
export const forMembers =
  (utils: Utils): LoaderFunction =>
  async () => {
    if (!(await utils.auth.me.ensureData())) throw redirect(paths.home());
    return null;
  };

/** Redirects visitors to the landing page, and members who are not administrators to their dashboard. */
export const forAdmins =
  (utils: Utils): LoaderFunction =>
  async () => {
    const viewer = await utils.auth.me.ensureData();
    if (!viewer) throw redirect(paths.home());
    if (viewer.role !== 'admin') throw redirect(paths.dashboard());
    return null;
  };
