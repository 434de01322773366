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
    path: '/account-deleted',
    ...lazyPage('features/account/AccountDeletedPage.tsx', async () => {
      const { AccountDeletedPage } = await import('./AccountDeletedPage.tsx');
      return { Component: AccountDeletedPage };
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
    path: '/sign-in/:key',
    ...lazyPage('features/account/provider/ProviderPage.tsx', async () => {
      const { ProviderPage } = await import('./provider/ProviderPage.tsx');
      return { Component: ProviderPage };
    }),
  },
  {
    path: '/verify-email',
    ...lazyPage('features/account/VerifyEmailPage.tsx', async () => {
      const { VerifyEmailPage } = await import('./VerifyEmailPage.tsx');
      return { Component: VerifyEmailPage };
    }),
  },
];
