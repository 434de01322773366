import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { SavedTab } from '../../lib/paths.ts';

type Tab = { value: SavedTab; label: string; Panel: LazyExoticComponent<ComponentType> };

/** What members keep, in the order of the tabs; each tab comes when it is first opened. */
export const SAVED_TABS: Tab[] = [
  {
    value: 'posts',
    label: 'Posts',
    Panel: lazy(() => import('./SavedPosts.tsx').then((module) => ({ default: module.SavedPosts }))),
  },
  {
    value: 'articles',
    label: 'Articles',
    Panel: lazy(() => import('./SavedArticles.tsx').then((module) => ({ default: module.SavedArticles }))),
  },
  {
    value: 'businesses',
    label: 'Businesses',
    Panel: lazy(() =>
      import('../businesses/favourites/FavouriteBusinesses.tsx').then((module) => ({
        default: module.FavouriteBusinesses,
      })),
    ),
  },
  {
    value: 'opportunities',
    label: 'Opportunities',
    Panel: lazy(() =>
      import('./SavedOpportunities.tsx').then((module) => ({ default: module.SavedOpportunities })),
    ),
  },
];
