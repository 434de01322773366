import { type ComponentType } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import type { DashboardTab } from '../../lib/paths.ts';

/** Every tab but the first is a chunk of its own, loaded when opened or prefetched just before. */
const LOADERS: Record<Exclude<DashboardTab, 'overview'>, () => Promise<ComponentType>> = {
  connections: async () => (await import('../connections/ConnectionsTab.tsx')).ConnectionsTab,
  opportunities: async () => (await import('../opportunities/OpportunitiesTab.tsx')).OpportunitiesTab,
  messages: async () => (await import('../messages/MessagesTab.tsx')).MessagesTab,
  referrals: async () => (await import('../referrals/ReferralsTab.tsx')).ReferralsTab,
};

const lazily = (tab: keyof typeof LOADERS) => lazyChunk(async () => ({ default: await LOADERS[tab]() }));

export const LAZY_TABS = {
  connections: lazily('connections'),
  opportunities: lazily('opportunities'),
  messages: lazily('messages'),
  referrals: lazily('referrals'),
};

/** Prefetches the chunk of a tab. A failure is reported when the tab is opened. */
export function preloadTab(tab: DashboardTab): void {
  if (tab !== 'overview') LOADERS[tab]().catch(() => {});
}
