import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, answerApi, apiError, secondFactorDue } from '../../../../testing/api.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
// Loaded on demand in the product, which takes longer than a test waits.
import './ProviderAnswer.tsx';
import '../../auth/SecondFactorForm.tsx';

type Finish = NonNullable<NonNullable<NonNullable<Answers['auth']>['provider']>['finish']>;

const PROVIDERS = [{ key: 'chamber', name: 'Chamber login' }];

function comeBack(finish: Finish, { isMember = false, path = '/sign-in/chamber#code=a&state=b' } = {}) {
  const sent: unknown[] = [];
  let isSignedIn = isMember;
  answerApi({
    site: { config: () => siteOf({ providers: PROVIDERS }) },
    auth: {
      me: () => (isSignedIn ? memberOf() : null),
      provider: {
        finish(input) {
          sent.push(input);
          const result = finish(input);
          isSignedIn = true;
          return result;
        },
      },
    },
    account: {
      secondFactor: {
        get: () => ({ addedAt: null, codesLeft: 0 }),
        events: () => ({ items: [], nextCursor: null }),
      },
    },
  });
  return { ...openPage(path), sent };
}

test('the answer of a service is sent once, leaves the address, and signs in', async () => {
  const { router, sent } = comeBack(() => ({ status: 'signedIn' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(sent).toEqual([{ key: 'chamber', answer: 'code=a&state=b' }]);
  expect(router.state.location.hash).toBe('');
});

test('a refusal is read in full, and leads to another way in', async () => {
  const reason = 'What Chamber login answered cannot be trusted, so nothing was opened. Please try again.';
  const { router } = comeBack(() => {
    throw apiError('UNAUTHORIZED', reason);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(screen.getByRole('link', { name: 'Sign in another way' })).toHaveAttribute(
    'href',
    expect.stringContaining('dialog=login'),
  );
  expect(router.state.location.hash).toBe('');
});

test('a second factor is asked for where it is due', async () => {
  comeBack(() => {
    throw secondFactorDue();
  });
  expect(await screen.findByText('One more step: enter your second code.')).toBeVisible();
  expect(await screen.findByRole('textbox')).toBeVisible();
});

test('a member who linked an account comes back to the settings', async () => {
  const { router } = comeBack(() => ({ status: 'linked' }), { isMember: true });
  expect(await screen.findByText('Account linked')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
});

test('the page without an answer sends nothing', async () => {
  const { sent } = comeBack(() => ({ status: 'signedIn' }), { path: '/sign-in/chamber' });
  expect(await screen.findByText(/This page opens when a service sends you back/)).toBeVisible();
  expect(sent).toEqual([]);
});
