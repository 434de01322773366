import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { Outputs } from '../../lib/trpc.ts';

type Stats = Outputs['dashboard']['stats'];

const NOTHING = { change: 0, points: [{ day: '2026-01-01', value: 0 }] };
const GREW = { change: 100, points: Array.from({ length: 30 }, () => ({ day: '2026-01-01', value: 1 })) };
const STATS: Stats = {
  newConnections: 0,
  opportunities: 3,
  messages: 0,
  profileViews: 30,
  totalConnections: 0,
  growthPercentage: 0,
  trends: { connections: NOTHING, opportunities: GREW, messages: NOTHING, profileViews: GREW },
  networkGrowth: NOTHING.points,
};

const TOPICS = [
  { id: 1, topic: 'Printing', category: 'Printing', participantCount: 4 },
  { id: 2, topic: 'Bakery', category: 'Food', participantCount: 1 },
];

function open(
  createdAt: string,
  onInsights: (offset: number | undefined) => void = () => {},
  address = '/dashboard',
) {
  answerApi({
    auth: { me: () => memberOf({ createdAt }) },
    site: { config: () => siteOf() },
    dashboard: { stats: () => STATS, recommendations: () => ({ items: [], unmetNeeds: [], raise: [] }) },
    onboarding: { steps: () => ({ offer: 'done', seek: 'skipped', contact: 'skipped' }) },
    network: {
      insights(input) {
        onInsights(typeof input === 'object' ? input.offset : undefined);
        return { recommendations: [], trendingTopics: TOPICS, networkGrowthTips: [], industryInsights: null };
      },
    },
  });
  return openPage(address);
}

test('the first day is a welcome, without changes that nothing can be compared with', async () => {
  open(new Date().toISOString());
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Guildhall, Ana' })).toBeVisible();
  expect(await screen.findByText('Connect with a member we suggest to get started.')).toBeVisible();
  expect(screen.getByText('No messages yet. Say hello to someone.')).toBeVisible();
  expect(screen.getByText('Since you joined')).toBeVisible();
  expect(screen.getByText('+100% in 30 days')).toBeVisible();
  expect(screen.getByText('Your chart begins with your first connection.')).toBeVisible();
  expect(screen.queryByText('No change')).toBeNull();
});

test('a member of half a year is welcomed back and sees the change of every number', async () => {
  open('2026-01-01T00:00:00.000Z');
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ana' })).toBeVisible();
  expect(await screen.findAllByText('+100% in 30 days')).toHaveLength(2);
  // A topic that is called as its category is named once.
  expect(await screen.findAllByText('Printing')).toHaveLength(1);
  expect(screen.getByText('Food')).toBeVisible();
});

test('a member is welcomed on the dashboard, and not over a tab that a link led to', async () => {
  const { router } = open('2026-01-01T00:00:00.000Z', undefined, '/dashboard?tab=connections');
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ana' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigate('/feed'));
  // Left before it is shown, the feed would not have replaced the dashboard.
  expect(await screen.findByRole('heading', { level: 1, name: 'Professional Feed' })).toBeVisible();
  await act(() => router.navigate('/dashboard'));
  expect(await screen.findByRole('dialog', { name: 'Welcome to your dashboard' })).toBeVisible();
});

test('the panel leaves out the members whom the overview recommends', async () => {
  const offsets: (number | undefined)[] = [];
  const { user } = open('2026-01-01T00:00:00.000Z', (offset) => offsets.push(offset));
  const tabs = within(await screen.findByRole('tablist', { name: 'Dashboard' }));
  await expect.poll(() => offsets).toEqual([6]);
  await user.click(tabs.getByRole('tab', { name: 'Connections' }));
  await expect.poll(() => offsets).toEqual([6, 0]);
});
