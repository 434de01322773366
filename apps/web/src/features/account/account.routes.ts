import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { Utils } from '../../lib/trpc.ts';

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
  {
    path: '/account-deleted',
    ...lazyPage('features/account/arrival-pages.ts', async () => {
      const { AccountDeletedPage } = await import('./arrival-pages.ts');
      return { Component: AccountDeletedPage };
    }),
  },
  {
    path: '/sign-in/:key',
    ...lazyPage('features/account/arrival-pages.ts', async () => {
      const { ProviderPage } = await import('./arrival-pages.ts');
      return { Component: ProviderPage };
    }),
  },
  {
    path: '/verify-email',
    ...lazyPage('features/account/arrival-pages.ts', async () => {
      const { VerifyEmailPage } = await import('./arrival-pages.ts');
      return { Component: VerifyEmailPage };
    }),
  },
];
