import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { Utils } from '../../lib/trpc.ts';

type ArrivalPages = typeof import('./arrival-pages.ts');

/** Where mails, other services and full page loads lead to. */
const arrival = (page: keyof ArrivalPages) =>
  lazyPage('features/account/arrival-pages.ts', async () => ({
    Component: (await import('./arrival-pages.ts'))[page],
  }));

export const accountRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/settings',
    loader: forMembers(utils),
    ...lazyPage('features/account/SettingsPage.tsx', async () => {
      const { SettingsPage } = await import('./SettingsPage.tsx');
      return { Component: SettingsPage };
    }),
  },
  {
    path: '/reset-password',
    ...lazyPage('features/account/ResetPasswordPage.tsx', async () => {
      const { ResetPasswordPage } = await import('./ResetPasswordPage.tsx');
      return { Component: ResetPasswordPage };
    }),
  },
  { path: '/account-deleted', ...arrival('AccountDeletedPage') },
  { path: '/sign-in/:key', ...arrival('ProviderPage') },
  { path: '/verify-email', ...arrival('VerifyEmailPage') },
];
