import type { Area } from '@guildhall/api/ground/settings/areas.schema';
import { type ComponentType, type LazyExoticComponent } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import type { AdminTab } from '../../lib/paths.ts';

type Tab = { value: AdminTab; area?: Area; Panel: LazyExoticComponent<ComponentType> };

/** The tabs of the console in order, each in its own chunk. */
export const ADMIN_TABS: Tab[] = [
  {
    value: 'overview',
    Panel: lazyChunk(() => import('./overview/OverviewTab.tsx').then((m) => ({ default: m.OverviewTab }))),
  },
  {
    value: 'users',
    Panel: lazyChunk(() => import('./users/UsersTab.tsx').then((m) => ({ default: m.UsersTab }))),
  },
  {
    value: 'posts',
    Panel: lazyChunk(() => import('./posts/PostsTab.tsx').then((m) => ({ default: m.PostsTab }))),
  },
  {
    value: 'articles',
    area: 'news',
    Panel: lazyChunk(() => import('./articles/ArticlesTab.tsx').then((m) => ({ default: m.ArticlesTab }))),
  },
  {
    value: 'businesses',
    area: 'directory',
    Panel: lazyChunk(() =>
      import('./businesses/BusinessesTab.tsx').then((m) => ({ default: m.BusinessesTab })),
    ),
  },
  {
    value: 'banners',
    Panel: lazyChunk(() => import('./banners/BannersTab.tsx').then((m) => ({ default: m.BannersTab }))),
  },
  {
    value: 'backup',
    Panel: lazyChunk(() => import('./backups/BackupTab.tsx').then((m) => ({ default: m.BackupTab }))),
  },
  {
    value: 'settings',
    Panel: lazyChunk(() => import('./settings/SettingsTab.tsx').then((m) => ({ default: m.SettingsTab }))),
  },
];
