import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, answerApi } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { personOf, recommendedMemberOf, threadMessageOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { Outputs } from '../../lib/trpc.ts';

type Stats = Outputs['dashboard']['stats'];

const NOTHING = { change: 0, points: [{ day: '2026-01-01', value: 0 }] };
const GREW = { change: 100, points: Array.from({ length: 30 }, () => ({ day: '2026-01-01', value: 1 })) };
const STATS: Stats = {
  newConnections: 2,
  opportunities: 3,
  messages: 0,
  profileViews: 30,
  totalConnections: 4,
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
  answers: Answers = {},
) {
  answerApi({
    auth: { me: () => memberOf({ createdAt }) },
    site: { config: () => siteOf() },
    dashboard: {
      stats: () => STATS,
      recommendations: () => ({ items: [], unmetNeeds: [], raise: [] }),
      waiting: () => ({ items: [] }),
    },
    onboarding: { steps: () => ({ offer: 'done', seek: 'skipped', contact: 'skipped' }) },
    network: {
      insights(input) {
        onInsights(typeof input === 'object' ? input.offset : undefined);
        return { recommendations: [], trendingTopics: TOPICS, networkGrowthTips: [], industryInsights: null };
      },
    },
    ...answers,
  });
  return openPage(address);
}

test('the first day is a welcome, and nothing waits', async () => {
  open(new Date().toISOString());
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Guildhall, Ana' })).toBeVisible();
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
  expect(screen.getByText('Your chart begins with your first connection.')).toBeVisible();
});

test('a member of half a year is welcomed back and sees each number with what is new, as a link', async () => {
  open('2026-01-01T00:00:00.000Z');
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ana' })).toBeVisible();
  const numbers = within(await screen.findByRole('list', { name: 'Your numbers' }));
  expect(numbers.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
    '4 Connections 2 new',
    '3 Opportunities 7 new',
    '0 Messages',
    '30 Profile Views in 30 days',
  ]);
  expect(numbers.getByRole('link', { name: /Connections/ })).toHaveAttribute(
    'href',
    '/dashboard?tab=connections',
  );
  // A topic that is called as its category is named once.
  expect(await screen.findAllByText('Printing')).toHaveLength(1);
  expect(screen.getByText('Food')).toBeVisible();
});

const REQUEST: Outputs['dashboard']['waiting']['items'][number] = {
  kind: 'connection',
  id: 7,
  count: 1,
  person: { id: 8, username: 'ben', name: 'Ben Okafor', jobTitle: null, company: null, avatar: null },
  subject: null,
  slug: null,
  excerpt: 'About the websites',
  rating: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const CONNECTED: Outputs['connections']['respond'] = {
  id: 7,
  status: 'accepted',
  direction: 'incoming',
  userId: 8,
  username: 'ben',
  connectedUser: { firstName: 'Ben', lastName: 'Okafor', jobTitle: null, company: null, avatar: null },
  connectedSince: '2026-01-01T00:00:00.000Z',
  note: null,
  matchScore: null,
  can: { accept: false, decline: false, withdraw: false, remove: true },
};

test('a request is accepted where it waits, and the outcome is said', async () => {
  let isAnswered = false;
  const { user } = open('2026-01-01T00:00:00.000Z', undefined, '/dashboard', {
    dashboard: {
      waiting: () => ({ items: isAnswered ? [] : [{ ...REQUEST, count: 3 }] }),
      stats: () => STATS,
      recommendations: () => ({ items: [], unmetNeeds: [], raise: [] }),
    },
    connections: {
      respond(input) {
        expect(input).toEqual({ id: 7, status: 'accepted' });
        isAnswered = true;
        return CONNECTED;
      },
    },
  });
  const needs = within(await screen.findByRole('region', { name: 'Needs you' }));
  expect(await needs.findByText('Ben Okafor would like to connect')).toBeVisible();
  expect(needs.getByText('“About the websites”')).toBeVisible();
  expect(needs.getByRole('link', { name: '2 more' })).toHaveAttribute('href', '/dashboard?tab=connections');

  await user.click(needs.getByRole('button', { name: 'Accept Ben Okafor' }));

  expect(await needs.findByText('You and Ben Okafor are connected.')).toBeVisible();
  expect(await needs.findByText('Nothing waits for you.')).toBeVisible();
  expect(needs.getByRole('heading', { name: 'Needs you' })).toHaveFocus();
});

test('an accepted application leads to the conversation, and an unconfirmed address to another link', async () => {
  const { user } = open('2026-01-01T00:00:00.000Z', undefined, '/dashboard', {
    dashboard: {
      waiting: () => ({
        items: [
          { ...REQUEST, kind: 'accepted', subject: 'Signs', excerpt: null },
          { ...REQUEST, kind: 'address', person: null, subject: 'ana@mail.test', excerpt: null },
        ],
      }),
      stats: () => STATS,
      recommendations: () => ({ items: [], unmetNeeds: [], raise: [] }),
    },
    account: { requestVerification: () => ({ ok: true as const }) },
  });
  const needs = within(await screen.findByRole('region', { name: 'Needs you' }));
  expect(await needs.findByText('Ben Okafor accepted your application for “Signs”')).toBeVisible();
  expect(needs.getByRole('link', { name: /^Write/ })).toHaveAttribute('href', '/messages?with=8');
  expect(needs.getByText('ana@mail.test')).toBeVisible();
  await user.click(await needs.findByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText(/within 24 hours/)).toBeVisible();
});

test('a member is welcomed on the dashboard, and not over a tab that a link led to', async () => {
  const { router } = open('2026-01-01T00:00:00.000Z', undefined, '/dashboard?tab=connections');
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ana' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Take a look around' })).toBeNull();
  await act(() => router.navigate('/feed'));
  // Left before it is shown, the feed would not have replaced the dashboard.
  expect(await screen.findByRole('heading', { level: 1, name: 'Professional Feed' })).toBeVisible();
  await act(() => router.navigate('/dashboard'));
  expect(await screen.findByRole('region', { name: 'Take a look around' })).toBeVisible();
});

test('a newcomer sees the first steps at once, and the offer of a tour below them', async () => {
  const { user } = open(new Date().toISOString(), undefined, '/dashboard', {
    auth: { me: () => memberOf({ createdAt: new Date().toISOString(), servicesOffered: null }) },
    onboarding: { steps: () => ({ offer: 'open', seek: 'open', contact: 'open' }) },
    dashboard: {
      stats: () => STATS,
      recommendations: () => ({ items: [], unmetNeeds: [], raise: [] }),
      waiting: () => ({ items: [] }),
    },
  });
  const offer = await screen.findByRole('region', { name: 'Take a look around' });
  const steps = await screen.findByRole('region', { name: 'Get your first introduction' });
  expect(steps.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await user.click(within(offer).getByRole('button', { name: 'Skip for Now' }));
  expect(screen.queryByRole('region', { name: 'Take a look around' })).toBeNull();
  expect(steps).toBeVisible();
});

test('a newcomer who is done with the steps sees whom to meet before all else', async () => {
  const { user } = open(new Date().toISOString(), undefined, '/dashboard', {
    auth: { me: () => memberOf({ createdAt: new Date().toISOString(), connectionCount: 0 }) },
    onboarding: {
      steps: () => ({ offer: 'done', seek: 'done', contact: 'open' }),
      skip: () => ({ offer: 'done', seek: 'done', contact: 'skipped' }),
    },
    dashboard: {
      stats: () => STATS,
      recommendations: () => ({ items: [recommendedMemberOf()], unmetNeeds: [], raise: [] }),
      waiting: () => ({ items: [] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Skip: Ask someone to connect' }));
  const done = await screen.findByRole('region', { name: "You're all set" });
  expect(within(done).getByText('Also in Porto')).toBeVisible();
  expect(await within(done).findByRole('link', { name: 'Meet Ben Okafor' })).toHaveAttribute(
    'href',
    '/profile/ben-okafor',
  );
  const needs = screen.getByRole('region', { name: 'Needs you' });
  expect(done.compareDocumentPosition(needs) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await user.click(within(done).getByRole('button', { name: 'See our suggestions' }));
  expect(screen.getByRole('heading', { name: 'AI Recommendations' })).toHaveFocus();
});

test('a newcomer writes what they offer into a field that grows, and Enter saves it', async () => {
  const saved: unknown[] = [];
  const member = memberOf({ createdAt: new Date().toISOString(), servicesOffered: null });
  const { user } = open(member.createdAt, undefined, '/dashboard', {
    auth: { me: () => member },
    onboarding: { steps: () => ({ offer: 'open', seek: 'open', contact: 'open' }) },
    profile: {
      update(fields) {
        saved.push(fields.servicesOffered);
        return member;
      },
    },
  });
  const steps = within(await screen.findByRole('region', { name: 'Get your first introduction' }));
  const field = steps.getByRole('textbox', { name: 'What do you offer?' });
  expect(field.tagName).toBe('TEXTAREA');
  await user.type(field, 'Gardens{Shift>}{Enter}{/Shift}and terraces{Enter}');
  await expect.poll(() => saved).toEqual(['Gardens\nand terraces']);
});

test('the panel leaves out the members whom the overview recommends', async () => {
  const offsets: (number | undefined)[] = [];
  const { user } = open('2026-01-01T00:00:00.000Z', (offset) => offsets.push(offset));
  const tabs = within(await screen.findByRole('tablist', { name: 'Dashboard' }));
  await expect.poll(() => offsets).toEqual([6]);
  await user.click(tabs.getByRole('tab', { name: 'Connections' }));
  await expect.poll(() => offsets).toEqual([6, 0]);
});

test('who has only written sees to whom, among the recent messages', async () => {
  const thread = {
    id: 3,
    person: personOf(9, 'Ben Okafor'),
    lastMessage: threadMessageOf({ isMine: true, content: 'Do you deliver?' }),
    unreadCount: 0,
    isMuted: false,
    request: 'outgoing' as const,
  };
  open('2026-01-01T00:00:00.000Z', undefined, undefined, {
    messages: { recent: () => [], threads: () => ({ items: [thread], nextCursor: null }) },
  });
  const card = within(await screen.findByRole('region', { name: 'Recent Messages' }));
  expect(await card.findByText('You: Do you deliver?')).toBeVisible();
  expect(card.getByRole('link', { name: 'Ben Okafor' })).toHaveAttribute('href', '/messages?with=9');
  expect(card.queryByText('No messages yet')).toBeNull();
});
