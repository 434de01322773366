import { COMMUNITY_DEFAULTS } from '@guildhall/api/ground/settings/community.schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../testing/admin.ts';
import { answerApi, apiError } from '../../../testing/api.ts';
import { siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const site = { config: () => siteOf() };
const EXPIRED = 'This setup address has expired. Restart the server and look for a new one in its log.';

test('an expired setup address says so at once, and its token leaves the address', async () => {
  answerApi({
    auth: { me: () => null },
    site,
    setup: {
      check() {
        throw apiError('BAD_REQUEST', EXPIRED);
      },
    },
  });
  const { router } = openPage('/setup#token=old');
  expect(await screen.findByText(EXPIRED)).toBeVisible();
  expect(screen.queryByLabelText(/Email/)).toBeNull();
  expect(router.state.location).toMatchObject({ search: '', hash: '' });
});

test('what is wrong with a field is shown there, and nothing typed is lost', async () => {
  answerApi({
    auth: { me: () => null },
    site,
    setup: {
      check: () => ({ ok: true }),
      createAdministrator() {
        throw apiError('BAD_REQUEST', 'Enter your first name', [
          { path: 'firstName', message: 'Enter your first name' },
        ]);
      },
    },
  });
  const { user } = openPage('/setup?token=valid');
  await user.type(await screen.findByLabelText(/Email/), 'ada@harbor.test');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Enter your first name')).toBeVisible();
  expect(screen.getByLabelText(/First name/)).toHaveFocus();
  expect(screen.getByLabelText(/Email/)).toHaveValue('ada@harbor.test');
});

test('an administrator can skip every step', async () => {
  answerApi({
    auth: { me: () => adminOf() },
    site,
    admin: {
      community: { get: () => COMMUNITY_DEFAULTS },
      registration: {
        get: () => ({
          mode: 'open' as const,
          questions: [],
          questionTexts: {},
          membersInvite: false,
          mailedCodes: false,
          requiresConfirmedEmail: false,
          protectsFromBots: false,
        }),
      },
    },
  });
  const { user, router } = openPage('/setup');
  for (const step of ['Name and look', 'Text and location']) {
    expect(await screen.findByRole('heading', { level: 1, name: step })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
  }
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.search).toBe('?step=members'));
  expect(await screen.findByRole('link', { name: 'Open the console' })).toHaveAttribute('href', '/admin');
});
