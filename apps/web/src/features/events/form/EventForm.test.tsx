import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../../testing/api.ts';
import { chapterOf, listedChapterOf } from '../../../../testing/chapters.ts';
import { eventOf } from '../../../../testing/events.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

const member = { auth: { me: () => memberOf() }, site: { config: () => siteOf() } };
const listOf = (create: boolean) => () => ({ items: [], nextCursor: null, can: { create } });

test('a weekly event is planned: the end follows the start, and the last day is asked for', async () => {
  const created: unknown[] = [];
  answerApi({
    ...member,
    chapters: { mine: () => [] },
    events: {
      list: listOf(true),
      get: () => eventOf(),
      create(input) {
        created.push(input);
        return eventOf();
      },
    },
  });
  const { user, router } = openPage('/events/new');
  await user.type(await screen.findByLabelText(/^Title/), 'Breakfast');
  fireEvent.change(screen.getByLabelText(/^Start/), { target: { value: '2099-12-01T08:00' } });
  expect(screen.getByLabelText(/^End/)).toHaveValue('2099-12-01T09:30');
  await user.selectOptions(screen.getByLabelText(/^Repeats/), 'Every two weeks');
  await user.click(screen.getByRole('button', { name: 'Create event' }));
  expect(screen.getByLabelText(/^Last day/)).toBeInvalid();
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '2100-03-01' } });
  await user.selectOptions(screen.getByLabelText(/^Time zone/), 'Europe/Vienna');
  await user.type(screen.getByLabelText(/^Seats/), '20');
  await user.click(screen.getByRole('button', { name: 'Create event' }));
  expect(await screen.findByText('Event created')).toBeVisible();
  expect(created).toMatchObject([
    {
      title: 'Breakfast',
      start: '2099-12-01T08:00',
      end: '2099-12-01T09:30',
      timeZone: 'Europe/Vienna',
      seats: 20,
      audience: 'members',
      repeats: { frequency: 'weekly', interval: 2, by: 'day', until: '2100-03-01' },
    },
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/breakfast-at-the-mill'));
});

test('an organizer plans a meeting of the chapter: its clocks, and for its members alone', async () => {
  const created: unknown[] = [];
  const held = { mine: { role: 'organizer' as const, state: 'active' as const } };
  answerApi({
    ...member,
    chapters: {
      mine: () => [
        listedChapterOf(held),
        listedChapterOf({ ...held, id: 2, slug: 'porto', name: 'Porto Circle' }),
        listedChapterOf({ id: 3, slug: 'braga', mine: { role: 'host', state: 'active' } }),
      ],
      get: () => chapterOf({ ...held, isHidden: true }),
    },
    events: {
      list: listOf(false),
      get: () => eventOf(),
      create(input) {
        created.push(input);
        return eventOf();
      },
    },
  });
  const { user } = openPage('/events/new?chapter=lisbon');
  const holder = await screen.findByLabelText(/^Held by/);
  expect(
    within(holder)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lisbon Circle', 'Porto Circle']);
  const audience = screen.getByLabelText(/^Who can see it/);
  expect(within(audience).getAllByRole('option')).toHaveLength(1);
  await user.type(screen.getByLabelText(/^Title/), 'Breakfast');
  fireEvent.change(screen.getByLabelText(/^Start/), { target: { value: '2099-12-01T08:00' } });
  await user.click(screen.getByRole('button', { name: 'Create event' }));
  expect(await screen.findByText('Event created')).toBeVisible();
  expect(created).toMatchObject([{ chapter: 'lisbon', audience: 'chapter', timeZone: 'Europe/Lisbon' }]);
});

test('who may hold no events gets no form of a new one', async () => {
  answerApi({ ...member, chapters: { mine: () => [] }, events: { list: listOf(false) } });
  openPage('/events/new');
  expect(
    await screen.findByText(
      'Only administrators and the leaders and organizers of chapters can plan events.',
    ),
  ).toBeVisible();
});

test('an end before the start is told at the end', async () => {
  answerApi({
    ...member,
    events: { get: () => eventOf({ can: { ...eventOf().can, edit: true, cancel: true } }) },
  });
  const { user } = openPage('/events/breakfast-at-the-mill/edit');
  fireEvent.change(await screen.findByLabelText(/^End/), { target: { value: '2099-12-01T07:00' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('The end must be after the start, and within seven days')).toBeVisible();
});

test('only those who hold the event get its form', async () => {
  answerApi({ ...member, events: { get: () => eventOf() } });
  openPage('/events/breakfast-at-the-mill/edit');
  expect(await screen.findByText('Only those who hold this event can edit it.')).toBeVisible();
});
