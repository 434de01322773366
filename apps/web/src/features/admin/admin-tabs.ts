import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { AdminTab } from '../../lib/paths.ts';

type Tab = { value: AdminTab; label: string; Panel: LazyExoticComponent<ComponentType> };

/** The tabs of the console in their order; each brings its own chunk. */
export const ADMIN_TABS: Tab[] = [
  {
    value: 'overview',
    label: 'Overview',
    Panel: lazy(() => import('./overview/OverviewTab.tsx').then((m) => ({ default: m.OverviewTab }))),
  },
  {
    value: 'users',
    label: 'Users',
    Panel: lazy(() => import('./users/UsersTab.tsx').then((m) => ({ default: m.UsersTab }))),
  },
  {
    value: 'posts',
    label: 'Posts',
    Panel: lazy(() => import('./posts/PostsTab.tsx').then((m) => ({ default: m.PostsTab }))),
  },
  {
    value: 'articles',
    label: 'Articles',
    Panel: lazy(() => import('./articles/ArticlesTab.tsx').then((m) => ({ default: m.ArticlesTab }))),
  },
  {
    value: 'businesses',
    label: 'Businesses',
    Panel: lazy(() => import('./businesses/BusinessesTab.tsx').then((m) => ({ default: m.BusinessesTab }))),
  },
  {
    value: 'banners',
    label: 'Banners',
    Panel: lazy(() => import('./banners/BannersTab.tsx').then((m) => ({ default: m.BannersTab }))),
  },
  {
    value: 'backup',
    label: 'Backup',
    Panel: lazy(() => import('./backup/BackupTab.tsx').then((m) => ({ default: m.BackupTab }))),
  },
  {
    value: 'settings',
    label: 'Settings',
    Panel: lazy(() => import('./settings/SettingsTab.tsx').then((m) => ({ default: m.SettingsTab }))),
  },
];
