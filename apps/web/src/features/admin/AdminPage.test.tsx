import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf } from '../../../testing/admin.ts';
import { answerApi } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const site = { config: () => siteOf() };

describe('the console', () => {
  test('redirects visitors to the landing page', async () => {
    answerApi({ auth: { me: () => null }, site });
    const { router } = openPage('/admin');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test.each(['/admin', '/admin/orders', '/admin/reports', '/admin/audit'])(
    'a member who opens %s is sent to the dashboard',
    async (address) => {
      answerApi({ auth: { me: () => memberOf() }, site });
      const { router } = openPage(address);
      await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    },
  );

  test('has eight tabs, and the URL says which one is open', async () => {
    answerApi({
      auth: { me: adminOf },
      site,
      admin: {
        settings: {
          get: () => ({
            userRegistration: true,
            postModeration: false,
            emailNotifications: true,
            announcement: '',
          }),
        },
      },
    });
    const { router, user } = openPage('/admin?tab=settings');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Users',
      'Posts',
      'Articles',
      'Businesses',
      'Banners',
      'Backup',
      'Settings',
    ]);
    expect(await screen.findByRole('switch', { name: 'User Registration' })).toBeChecked();
    await user.click(screen.getByRole('tab', { name: 'Users' }));
    expect(router.state.location.search).toBe('?tab=users');
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
          waitingPosts: 0,
          openReports: 2,
          waitingApplicants: 0,
          waitingDataRequests: 0,
          pendingOrders: 3,
        }),
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
    for (const text of ['+5 today', '74% retention', '+6 today', '41%', '3 pending', '2 open'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Orders/ })).toHaveAttribute('href', '/admin/orders');
    expect(await screen.findByRole('link', { name: 'Fresh bread at six.' })).toHaveAttribute(
      'href',
      '/feed/11',
    );
  });
});
