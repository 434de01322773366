import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { AdminTab } from '../../lib/paths.ts';

type Tab = { value: AdminTab; Panel: LazyExoticComponent<ComponentType> };

/** The tabs of the console in order, each in its own chunk. */
export const ADMIN_TABS: Tab[] = [
  {
    value: 'overview',
    Panel: lazy(() => import('./overview/OverviewTab.tsx').then((m) => ({ default: m.OverviewTab }))),
  },
  {
    value: 'users',
    Panel: lazy(() => import('./users/UsersTab.tsx').then((m) => ({ default: m.UsersTab }))),
  },
  {
    value: 'posts',
    Panel: lazy(() => import('./posts/PostsTab.tsx').then((m) => ({ default: m.PostsTab }))),
  },
  {
    value: 'articles',
    Panel: lazy(() => import('./articles/ArticlesTab.tsx').then((m) => ({ default: m.ArticlesTab }))),
  },
  {
    value: 'businesses',
    Panel: lazy(() => import('./businesses/BusinessesTab.tsx').then((m) => ({ default: m.BusinessesTab }))),
  },
  {
    value: 'banners',
    Panel: lazy(() => import('./banners/BannersTab.tsx').then((m) => ({ default: m.BannersTab }))),
  },
  {
    value: 'backup',
    Panel: lazy(() => import('./backup/BackupTab.tsx').then((m) => ({ default: m.BackupTab }))),
  },
  {
    value: 'settings',
    Panel: lazy(() => import('./settings/SettingsTab.tsx').then((m) => ({ default: m.SettingsTab }))),
  },
];
