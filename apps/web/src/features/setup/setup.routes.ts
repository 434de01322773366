import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.ts';

export const setupRoutes = (): RouteObject[] => [
  {
    path: '/setup',
    ...lazyPage('features/setup/SetupPage.tsx', async () => {
      const { SetupPage } = await import('./SetupPage.tsx');
      return { Component: SetupPage };
    }),
  },
];
