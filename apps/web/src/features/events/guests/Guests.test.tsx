import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../../testing/api.ts';
import { eventOf } from '../../../../testing/events.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

const site = { config: () => siteOf() };
const visitor = { auth: { me: () => null }, site };
const address = '/events/breakfast-at-the-mill';
const open = () => eventOf({ audience: 'public' });

const seat = {
  name: 'Ada Guest',
  event: {
    slug: 'breakfast',
    title: 'Breakfast',
    place: 'The mill',
    timeZone: 'UTC',
    dateId: 11,
    startsAt: '2030-05-01T08:00:00.000Z',
    endsAt: '2030-05-01T09:00:00.000Z',
    isCanceled: false,
  },
  status: null,
  position: null,
  storedUntil: '2030-05-04',
  code: null,
  can: { confirm: true, leave: false },
};

test('a visitor asks for a seat, and agrees to what is stored', async () => {
  const asked: unknown[] = [];
  answerApi({
    ...visitor,
    events: {
      get: open,
      guests: {
        request(input) {
          asked.push(input);
          return { ok: true };
        },
      },
    },
  });
  const { user } = openPage(address);
  await user.click(await screen.findByRole('button', { name: 'Come as a guest' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada Guest');
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ada@guests.test');
  await user.click(dialog.getByRole('button', { name: 'Ask for a seat' }));
  expect(await dialog.findByText('Please agree, or sign in as a member')).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Ask for a seat' }));
  expect(await dialog.findByText(/We’ve sent an email to ada@guests.test/)).toBeVisible();
  expect(asked).toMatchObject([{ dateId: 11, name: 'Ada Guest', consent: true }]);
});

test.each([
  ['public', 1],
  ['members', 0],
] as const)('a member brings a guest to an event that is %s', async (audience, buttons) => {
  answerApi({
    auth: { me: () => memberOf() },
    site,
    events: {
      get: () => eventOf({ audience }),
      attendance: { list: () => ({ items: [], guests: 2, nextCursor: null }) },
    },
  });
  openPage(address);
  expect(await screen.findByText('and 2 guests')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Bring a guest' })).toHaveLength(buttons);
});

test('the link in the mail shows the seat only when asked, confirms it and gives it up', async () => {
  answerApi({
    ...visitor,
    events: {
      guests: {
        open: () => seat,
        confirm: () => ({ ...seat, status: 'going' as const, can: { confirm: false, leave: true } }),
        leave: () => seat,
      },
    },
  });
  const { user } = openPage('/event-seat#token=a.b');
  await user.click(await screen.findByRole('button', { name: 'Show my seat' }));
  expect(await screen.findByText('You don’t have a seat yet.')).toBeVisible();
  expect(screen.getByText(/stored until May 4, 2030/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm my seat' }));
  expect(await screen.findByText('You have a seat.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Give up my seat' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Give up my seat' }));
  expect(await screen.findByText('You’ve given up your seat.')).toBeVisible();
});
