import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.ts';

export const decisionsRoutes = (): RouteObject[] => [
  {
    path: '/decisions/:id',
    ...lazyPage('features/decisions/DecisionPage.tsx', async () => {
      const { DecisionPage } = await import('./DecisionPage.tsx');
      return { Component: DecisionPage };
    }),
  },
];
