import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.ts';

export const applicationRoutes = (): RouteObject[] => [
  {
    path: '/application',
    ...lazyPage('features/application/ApplicationPage.tsx', async () => {
      const { ApplicationPage } = await import('./ApplicationPage.tsx');
      return { Component: ApplicationPage };
    }),
  },
];
