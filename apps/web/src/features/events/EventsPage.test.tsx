import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { eventOf, listedEventOf } from '../../../testing/events.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const visitor = { auth: { me: () => null }, site: { config: () => siteOf() } };
const member = { ...visitor, auth: { me: () => memberOf() } };

const pageOf = (...items: ReturnType<typeof listedEventOf>[]) => ({
  items,
  nextCursor: null,
  can: { create: false },
});

test('an event is listed with its day, hours, place and repetition', async () => {
  answerApi({ ...visitor, events: { list: () => pageOf(listedEventOf()) } });
  openPage('/events');
  const card = within(await screen.findByRole('article', { name: 'Breakfast at the mill' }));
  expect(card.getByText('Tuesday, 8:00 – 9:30 AM GMT+1')).toBeVisible();
  expect(card.getByText('Mill Lane 3')).toBeVisible();
  expect(card.getByText('Every week')).toBeVisible();
  expect(card.getByRole('link')).toHaveAttribute('href', '/events/breakfast-at-the-mill?date=11');
});

test.each([
  [{}, '20 seats left'],
  [{ going: 19 }, '1 seat left'],
  [{ going: 20 }, 'No seats left'],
  [{ going: 19, waiting: 1 }, 'No seats left'],
])('an event that counts its seats says how many are left: %o', async (date, words) => {
  const item = listedEventOf();
  answerApi({ ...visitor, events: { list: () => pageOf({ ...item, date: { ...item.date, ...date } }) } });
  openPage('/events');
  expect(await screen.findByText(words)).toBeVisible();
});

test('an event that is over, or takes as many as come, says nothing of seats', async () => {
  const item = listedEventOf();
  const over = { ...item.date, id: 12, endsAt: '2020-01-01T08:30:00.000Z' };
  answerApi({
    ...visitor,
    events: { list: () => pageOf({ ...item, date: over }, listedEventOf({ seats: null })) },
  });
  openPage('/events');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText(/left$/)).toBeNull();
});

test('past events are a tab away, and an empty list says so', async () => {
  const asked: string[] = [];
  answerApi({
    ...member,
    events: {
      list: ({ when = 'upcoming' }) => {
        asked.push(when);
        return pageOf();
      },
    },
  });
  const { user, router } = openPage('/events');
  expect(await screen.findByText('No upcoming events')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New event' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Past' }));
  expect(await screen.findByText('No past events')).toBeVisible();
  expect(router.state.location.search).toBe('?when=past');
  expect(asked).toEqual(['upcoming', 'past']);
});

test('whoever may hold events gets to the form', async () => {
  answerApi({ ...member, events: { list: () => ({ ...pageOf(), can: { create: true } }) } });
  openPage('/events');
  expect(await screen.findByRole('link', { name: 'New event' })).toHaveAttribute('href', '/events/new');
});

test('an event says when and where it is, and what stands against coming', async () => {
  const event = eventOf({ isCancelled: true, organizer: null });
  answerApi({ ...visitor, events: { get: () => event } });
  openPage('/events/breakfast-at-the-mill');
  expect(await screen.findByRole('heading', { level: 1, name: 'Breakfast at the mill' })).toBeVisible();
  expect(screen.getByText('Tuesday, December 1, 2099, 8:00 – 9:30 AM GMT+1')).toBeVisible();
  expect(screen.getByText('This event has been canceled.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel event' })).toBeNull();
});

test('a series shows its next dates, and the others when asked', async () => {
  const { date } = eventOf();
  const dates = Array.from({ length: 8 }, (_, number) => ({ ...date, id: number + 1 }));
  answerApi({ ...visitor, events: { get: () => eventOf({ dates }) } });
  const { user } = openPage('/events/breakfast-at-the-mill');
  const list = within(await screen.findByRole('region', { name: 'All dates' }));
  expect(list.getAllByRole('link')).toHaveLength(6);
  await user.click(list.getByRole('button', { name: 'Show 2 more' }));
  expect(list.getAllByRole('link')).toHaveLength(8);
});

test('an event that is not for the reader is not found', async () => {
  answerApi(visitor);
  openPage('/events/secret');
  expect(await screen.findByText('Event not found')).toBeVisible();
});

test('a date is canceled after a question, and not the whole event', async () => {
  const canceled: unknown[] = [];
  const event = eventOf({ can: { ...eventOf().can, edit: true, cancel: true } });
  answerApi({
    ...member,
    events: {
      get: () => event,
      attendance: { list: () => ({ items: [], guests: 0, nextCursor: null }) },
      cancelDate(input) {
        canceled.push(input);
        return event;
      },
    },
  });
  const { user } = openPage('/events/breakfast-at-the-mill');
  await user.click(await screen.findByRole('button', { name: 'Cancel this date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this date?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel this date' }));
  expect(await screen.findByText('Date canceled')).toBeVisible();
  expect(canceled).toEqual([{ id: 1, dateId: 11 }]);
});

test('a member without guests has no link to them', async () => {
  const visitors = { list: () => ({ items: [], nextCursor: null }) };
  answerApi({ ...member, events: { list: () => pageOf(listedEventOf()), visitors } });
  openPage('/events');
  await screen.findByRole('article', { name: 'Breakfast at the mill' });
  expect(screen.queryByRole('link', { name: 'Your guests' })).toBeNull();
});

test('a clock without an offset is written in one way', async () => {
  const item = listedEventOf();
  answerApi({ ...visitor, events: { list: () => pageOf({ ...item, timeZone: 'Europe/Lisbon' }) } });
  openPage('/events');
  const card = await screen.findByRole('article', { name: 'Breakfast at the mill' });
  expect(card).toHaveTextContent(/AM GMT(?!\+)/);
});
