import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../../testing/api.ts';
import { eventOf } from '../../../../testing/events.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

const member = { auth: { me: () => memberOf() }, site: { config: () => siteOf() } };

test('a weekly event is planned: the end follows the start, and the last day is asked for', async () => {
  const created: unknown[] = [];
  answerApi({
    ...member,
    events: {
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
