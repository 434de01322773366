import type { Area } from '@guildhall/api/ground/settings/areas.schema';
import { type ComponentType, type LazyExoticComponent } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import type { SavedTab } from '../../lib/paths.ts';
import { savedMessages } from './saved.messages.ts';

const { tabs } = savedMessages;

type Tab = { value: SavedTab; area?: Area; label: string; Panel: LazyExoticComponent<ComponentType> };

/** The tabs in order; the code of each is loaded when it is first opened. */
export const SAVED_TABS: Tab[] = [
  {
    value: 'posts',
    label: tabs.posts,
    Panel: lazyChunk(() => import('./SavedPosts.tsx').then((module) => ({ default: module.SavedPosts }))),
  },
  {
    value: 'articles',
    area: 'news',
    label: tabs.articles,
    Panel: lazyChunk(() =>
      import('./SavedArticles.tsx').then((module) => ({ default: module.SavedArticles })),
    ),
  },
  {
    value: 'businesses',
    area: 'directory',
    label: tabs.businesses,
    Panel: lazyChunk(() =>
      import('../businesses/saved/SavedBusinesses.tsx').then((module) => ({
        default: module.SavedBusinesses,
      })),
    ),
  },
  {
    value: 'opportunities',
    area: 'opportunities',
    label: tabs.opportunities,
    Panel: lazyChunk(() =>
      import('./SavedOpportunities.tsx').then((module) => ({ default: module.SavedOpportunities })),
    ),
  },
];
