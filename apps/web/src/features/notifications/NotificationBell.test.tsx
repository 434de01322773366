import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answers, answerApi, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { notificationOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';

function openWith(
  notifications: NonNullable<Answers['notifications']>,
  viewer: ReturnType<typeof memberOf> | null,
) {
  localStorage.setItem('guildhall:tour-completed:7', 'yes');
  answerApi({ auth: { me: () => viewer }, site: { config: () => siteOf() }, notifications });
  return openPage('/nowhere');
}

describe('the bell', () => {
  test('is hidden for visitors', async () => {
    openWith({}, null);
    await screen.findByRole('link', { name: 'Sign In' });
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    expect(calls).not.toContain('notifications.unread');
  });

  test('counts unread notifications, and following one by keyboard marks it as read', async () => {
    let read: unknown;
    const { user, router } = openWith(
      {
        unread: () => ({ count: read === undefined ? 1 : 0 }),
        list: () => ({ items: [notificationOf()], nextCursor: null }),
        markRead: (input) => {
          read = input;
          return { count: 0 };
        },
      },
      memberOf(),
    );
    const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    bell.focus();
    await user.keyboard('{Enter}');
    const item = await screen.findByRole('link', { name: /Ben Okafor wrote to you/ });
    item.focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/messages?with=9'),
    );
    expect(read).toEqual({ id: 1 });
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  });

  test('a notification that says everything leads nowhere, and pressing it marks it as read', async () => {
    let read: unknown;
    const { user, router } = openWith(
      {
        unread: () => ({ count: 1 }),
        list: () => ({
          items: [
            notificationOf({
              kind: 'warning',
              actor: null,
              text: 'From the administrators: Please stay friendly.',
              target: { type: 'none', id: null, slug: null },
            }),
          ],
          nextCursor: null,
        }),
        markRead: (input) => {
          read = input;
          return { count: 0 };
        },
      },
      memberOf(),
    );
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    await user.click(await screen.findByRole('button', { name: /Please stay friendly/ }));
    await waitFor(() => expect(read).toEqual({ id: 1 }));
    expect(router.state.location.pathname).toBe('/nowhere');
  });

  test('all notifications can be marked as read', async () => {
    let count = 3;
    const { user } = openWith(
      {
        unread: () => ({ count }),
        list: () => ({ items: [notificationOf({ unread: count > 0 })], nextCursor: null }),
        markAllRead: () => {
          count = 0;
          return { count };
        },
      },
      memberOf(),
    );
    await user.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));
    const list = within(await screen.findByRole('dialog'));
    await user.click(await list.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(list.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  });

  test('shows what is there now whenever it is opened', async () => {
    let text = 'Ben Okafor mentioned you in a post: Call 555 0100';
    const { user } = openWith(
      {
        unread: () => ({ count: 0 }),
        list: () => ({ items: [notificationOf({ text })], nextCursor: null }),
      },
      memberOf(),
    );
    const bell = await screen.findByRole('button', { name: 'Notifications' });
    await user.click(bell);
    await screen.findByRole('link', { name: /555 0100/ });
    await user.click(bell);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    text = 'Ben Okafor mentioned you in a post: Write to me';
    await user.click(bell);
    expect(await screen.findByRole('link', { name: /Write to me/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /555 0100/ })).toBeNull();
  });

  test('has an empty state', async () => {
    const { user } = openWith(
      { unread: () => ({ count: 0 }), list: () => ({ items: [], nextCursor: null }) },
      memberOf(),
    );
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeVisible();
  });
});
