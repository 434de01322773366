import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, calls } from '../../../testing/api.ts';
import { eventOf } from '../../../testing/events.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const site = { config: () => siteOf() };
const nobody = { list: () => ({ items: [], guests: 0, nextCursor: null }) };
const address = '/events/breakfast-at-the-mill';
const withDate = (fields: object, rest: object = {}) => {
  const event = eventOf();
  return { ...event, date: { ...event.date, ...fields }, ...rest };
};

test('a visitor is asked to join over the page, and is led back', async () => {
  answerApi({ auth: { me: () => null }, site, events: { get: () => eventOf() } });
  openPage(address);
  expect(await screen.findByRole('link', { name: 'Join to take a seat' })).toHaveAttribute(
    'href',
    '/events/breakfast-at-the-mill?dialog=register&next=%2Fevents%2Fbreakfast-at-the-mill%3Fseat%3Don',
  );
  expect(screen.queryByRole('heading', { name: 'Who’s coming' })).toBeNull();
});

test('a member signs up for a date, gets a seat and can give it up', async () => {
  let event = withDate({}, { can: { ...eventOf().can, join: true } });
  answerApi({
    auth: { me: () => memberOf() },
    site,
    events: {
      get: () => event,
      attendance: {
        ...nobody,
        join() {
          event = withDate({ going: 1, mine: 'going' }, { can: { ...eventOf().can, withdraw: true } });
          return { dateId: 11, status: 'going', position: null };
        },
      },
    },
  });
  const { user } = openPage(address);
  expect(await screen.findByText('0 of 20 seats taken.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign up for this date' }));
  expect(await screen.findByText('You have a seat.')).toBeVisible();
  expect(await screen.findByText('1 of 20 seats taken.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Give up my seat' })).toBeEnabled();
});

test('a full date offers the waitlist, and says which place the member has', async () => {
  const full = { going: 20, waiting: 3 };
  answerApi({
    auth: { me: () => memberOf() },
    site,
    events: {
      get: ({ date }) =>
        date === 12
          ? withDate(
              { ...full, id: 12, mine: 'waiting' },
              { position: 3, can: { ...eventOf().can, withdraw: true } },
            )
          : withDate(full, { can: { ...eventOf().can, join: true } }),
      attendance: nobody,
    },
  });
  openPage(address);
  expect(await screen.findByRole('button', { name: 'Join the waitlist' })).toBeEnabled();
  expect(screen.getByText('20 of 20 seats taken, 3 waiting.')).toBeVisible();
  openPage(`${address}?date=12`);
  expect(await screen.findByText('You’re number 3 on the waitlist.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave the waitlist' })).toBeEnabled();
});

test('a member of a series skips a date', async () => {
  answerApi({
    auth: { me: () => memberOf() },
    site,
    events: {
      get: () => withDate({ mine: 'going' }, { inSeries: true, can: { ...eventOf().can, withdraw: true } }),
      attendance: { ...nobody, withdraw: () => ({ dateId: 11, status: 'skipped', position: null }) },
    },
  });
  const { user } = openPage(address);
  await user.click(await screen.findByRole('button', { name: 'Skip this date' }));
  expect(await screen.findByText('Done. Your seat goes to whoever is next.')).toBeVisible();
  expect(calls).toContain('events.attendance.withdraw');
});
