import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../../testing/api.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { Outputs } from '../../../lib/trpc.ts';

type Visitor = Outputs['events']['visitors']['list']['items'][number];

const WHEN = '2026-05-04T06:00:00.000Z';

const visitorOf = (fields: Partial<Visitor> = {}): Visitor => ({
  guestId: 3,
  name: 'Ada Guest',
  event: {
    slug: 'breakfast',
    title: 'Breakfast at the mill',
    dateId: 11,
    startsAt: WHEN,
    timeZone: 'Europe/Vienna',
  },
  inviter: { id: 1, username: 'ana', name: 'Ana Duarte' },
  invitedAt: WHEN,
  cameAt: WHEN,
  followedUpAt: null,
  appliedAt: null,
  joinedAt: null,
  member: null,
  canFollowUp: true,
  ...fields,
});

function openVisitors(visitors: Visitor[]) {
  let items = visitors;
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    events: {
      visitors: {
        list: () => ({ items, nextCursor: null }),
        followUp() {
          const after = visitorOf({ followedUpAt: WHEN, canFollowUp: false });
          items = [after];
          return after;
        },
      },
    },
  });
  return openPage('/your-guests');
}

test('a host sees that a guest came, and says that they were in touch', async () => {
  const { user } = openVisitors([visitorOf()]);
  const guest = within(await screen.findByRole('list', { name: 'Your guests' }));
  expect(guest.getByText('Came May 4, 2026')).toBeVisible();
  await user.click(guest.getByRole('button', { name: 'I was in touch with Ada Guest' }));
  expect(await screen.findByText('You were in touch with Ada Guest')).toBeVisible();
  expect(await guest.findByText('Followed up May 4, 2026')).toBeVisible();
  expect(guest.queryByRole('button')).toBeNull();
});

test('a guest who joined is a member whose profile is one press away', async () => {
  openVisitors([visitorOf({ canFollowUp: false, joinedAt: WHEN, member: { username: 'ada-guest' } })]);
  expect(await screen.findByRole('link', { name: 'See the profile' })).toHaveAttribute(
    'href',
    '/profile/ada-guest',
  );
});

test('a member without guests reads how to invite one', async () => {
  openVisitors([]);
  expect(await screen.findByText(/^Open a public event and invite someone/)).toBeVisible();
});
