import { type ComponentType, lazy } from 'react';
import type { DashboardTab } from '../../lib/paths.ts';

/** The tabs behind the first one come over the wire when they are asked for, or are about to be. */
const LOADERS: Record<Exclude<DashboardTab, 'overview'>, () => Promise<ComponentType>> = {
  connections: async () => (await import('../connections/ConnectionsTab.tsx')).ConnectionsTab,
  opportunities: async () => (await import('../opportunities/OpportunitiesTab.tsx')).OpportunitiesTab,
  messages: async () => (await import('../messages/MessagesTab.tsx')).MessagesTab,
  referrals: async () => (await import('../referrals/ReferralsTab.tsx')).ReferralsTab,
};

const lazily = (tab: keyof typeof LOADERS) => lazy(async () => ({ default: await LOADERS[tab]() }));

export const LAZY_TABS = {
  connections: lazily('connections'),
  opportunities: lazily('opportunities'),
  messages: lazily('messages'),
  referrals: lazily('referrals'),
};

/** Fetches a tab before it is chosen. A failure shows when it is. */
export function preloadTab(tab: DashboardTab): void {
  if (tab !== 'overview') LOADERS[tab]().catch(() => {});
}
