import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf } from '../../../testing/admin.ts';
import { answerApi } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const WAITING = [
  {
    kind: 'posts' as const,
    count: 3,
    since: '2026-11-01T10:00:00.000Z',
    relativeTime: '2d ago',
    name: 'Beatriz Costa',
    excerpt: 'Open studio',
  },
  ...(['reports', 'objections'] as const).map((kind) => ({
    kind,
    count: 2,
    since: '2026-11-02T10:00:00.000Z',
    relativeTime: '1d ago',
    name: null,
    excerpt: null,
  })),
];

const site = { config: () => siteOf() };

describe('the console', () => {
  test('redirects visitors to the landing page', async () => {
    answerApi({ auth: { me: () => null }, site });
    const { router } = openPage('/admin');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('shows who needs a second factor by now how to get one, and nothing else', async () => {
    answerApi({
      auth: { me: () => memberOf({ showsAdminLink: true, secondFactorBy: '2026-11-01T10:00:00.000Z' }) },
      site,
    });
    openPage('/admin/orders');
    expect(await screen.findByRole('heading', { name: 'Your role takes two-step sign-in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Turn on two-step sign-in' })).toHaveAttribute(
      'href',
      '/settings#security',
    );
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
  });

  test.each(['/admin', '/admin/orders', '/admin/reports', '/admin/audit'])(
    'a member who opens %s is sent to the dashboard',
    async (address) => {
      answerApi({ auth: { me: () => memberOf() }, site });
      const { router } = openPage(address);
      await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    },
  );

  test('leads to its pages from one navigation, and the URL says which one is open', async () => {
    answerApi({
      auth: { me: adminOf },
      site,
      admin: {
        waiting: () => WAITING,
        settings: {
          get: () => ({
            userRegistration: true,
            postModeration: false,
            membersWriteArticles: false,
            emailNotifications: true,
            announcement: '',
            announcementTexts: {},
            announcementStartsAt: null,
            announcementEndsAt: null,
            announcementAudience: 'everyone' as const,
          }),
        },
      },
    });
    const { router, user } = openPage('/admin?tab=settings');
    const nav = within(await screen.findByRole('navigation', { name: 'Admin console' }));
    for (const name of ['Overview', 'Users', 'Articles', 'Businesses', 'Banners', 'Backup', 'Audit'])
      expect(nav.getByRole('link', { name })).not.toHaveAttribute('aria-current');
    expect(nav.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(nav.getByRole('link', { name: /^Posts/ })).toHaveTextContent('Posts3'));
    expect(nav.getByRole('link', { name: /^Reports/ })).toHaveTextContent('Reports4');
    expect(await screen.findByRole('switch', { name: 'User Registration' })).toBeChecked();
    await user.click(nav.getByRole('link', { name: 'Users' }));
    expect(router.state.location.search).toBe('?tab=users');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Users' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  test('the overview shows the stats, what is waiting and the latest posts', async () => {
    answerApi({
      auth: { me: adminOf },
      site,
      admin: {
        stats: () => ({
          totalUsers: 1_234,
          dailySignups: 5,
          activeUsers: 900,
          retentionRate: 74,
          totalPosts: 400,
          dailyPosts: 6,
          engagementRate: 41,
        }),
        waiting: () => WAITING,
        activity: () => [
          {
            id: 11,
            author: 'Ana Duarte',
            type: 'insight',
            preview: 'Fresh bread at six.',
            isPublished: true,
            createdAt: '2026-11-01T10:00:00.000Z',
            relativeTime: '2d ago',
          },
        ],
      },
    });
    openPage('/admin');
    expect(await screen.findByText('1,234')).toBeVisible();
    for (const text of ['+5 today', '74% retention', '+6 today', '41%'])
      expect(screen.getByText(text)).toBeVisible();
    const waiting = within(screen.getByRole('region', { name: 'Waiting for you' }));
    expect(
      waiting.getByRole('link', { name: /^3 posts to approve\s*Beatriz Costa: “Open studio”/ }),
    ).toHaveAttribute('href', '/admin?tab=posts&filter=pending_review');
    expect(waiting.getByRole('link', { name: /^2 objections to decisions/ })).toHaveAttribute(
      'href',
      '/admin/reports?filter=objections',
    );
    expect(await screen.findByRole('link', { name: 'Fresh bread at six.' })).toHaveAttribute(
      'href',
      '/feed/11',
    );
  });
});
