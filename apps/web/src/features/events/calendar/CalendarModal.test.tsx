import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerApi } from '../../../../testing/api.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

const SINCE = '2026-11-02T10:00:00.000Z';
const url = 'https://guildhall.test/cal/secret.ics';

/** A member's page of events, whose calendar has an address since then. */
async function openDialog(since: string | null) {
  const state = { since };
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    events: {
      list: () => ({ items: [], nextCursor: null, can: { create: false } }),
      calendar: {
        get: () => state,
        replace: () => {
          state.since = SINCE;
          return { since: SINCE, url };
        },
        remove: () => {
          state.since = null;
          return { since: null };
        },
      },
    },
  });
  const { user } = openPage('/events');
  await user.click(await screen.findByRole('button', { name: 'Subscribe in your calendar' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Subscribe in your calendar' })) };
}

test('a member gets an address, for the events they signed up for or for all, and copies it', async () => {
  const { user, dialog } = await openDialog(null);
  expect(dialog.queryByRole('button', { name: 'Stop sharing my calendar' })).toBeNull();
  await user.click(await dialog.findByRole('button', { name: 'Get an address' }));
  expect(await dialog.findByRole('textbox', { name: 'Address of your calendar' })).toHaveValue(url);
  expect(dialog.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    'webcal://guildhall.test/cal/secret.ics',
  );
  await user.click(dialog.getByRole('radio', { name: 'All events' }));
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(dialog.getByRole('button', { name: 'Copy address' }));
  expect(write).toHaveBeenCalledWith(`${url}?events=all`);
  expect(await screen.findByText('Link copied')).toBeVisible();
});

test('an address that exists is not shown again, and can be replaced or taken back', async () => {
  const { user, dialog } = await openDialog(SINCE);
  expect(await dialog.findByText(/You’ve had an address since .*2026/)).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Get a new address' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stop sharing my calendar' }));
  expect(await screen.findByText('Your calendar’s address no longer works')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
