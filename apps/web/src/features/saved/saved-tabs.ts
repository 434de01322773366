import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { SavedTab } from '../../lib/paths.ts';
import { savedMessages } from './saved.messages.ts';

const { tabs } = savedMessages;

type Tab = { value: SavedTab; label: string; Panel: LazyExoticComponent<ComponentType> };

/** The tabs in order; the code of each is loaded when it is first opened. */
export const SAVED_TABS: Tab[] = [
  {
    value: 'posts',
    label: tabs.posts,
    Panel: lazy(() => import('./SavedPosts.tsx').then((module) => ({ default: module.SavedPosts }))),
  },
  {
    value: 'articles',
    label: tabs.articles,
    Panel: lazy(() => import('./SavedArticles.tsx').then((module) => ({ default: module.SavedArticles }))),
  },
  {
    value: 'businesses',
    label: tabs.businesses,
    Panel: lazy(() =>
      import('../businesses/saved/SavedBusinesses.tsx').then((module) => ({
        default: module.SavedBusinesses,
      })),
    ),
  },
  {
    value: 'opportunities',
    label: tabs.opportunities,
    Panel: lazy(() =>
      import('./SavedOpportunities.tsx').then((module) => ({ default: module.SavedOpportunities })),
    ),
  },
];
