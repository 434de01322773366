import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi, apiError, secondFactorDue } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

/** The dialog after a code was asked for, and what the server got. */
async function openCode(answer: (code: string) => void) {
  const asked: string[] = [];
  let signedIn = false;
  answerApi({
    site: { config: () => siteOf({ mailedCodes: true }) },
    auth: {
      me: () => (signedIn ? memberOf() : null),
      code: {
        request: ({ email }) => {
          asked.push(email);
          return { ok: true };
        },
        signIn: ({ code }) => {
          answer(code);
          signedIn = true;
          return memberOf();
        },
      },
    },
  });
  const { user, router } = openPage('/?dialog=login');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Email'), 'ana@example.test');
  await user.click(dialog.getByRole('button', { name: 'Get a code by email' }));
  await user.click(await dialog.findByRole('button', { name: 'Send the code' }));
  const field = await dialog.findByLabelText('Code from the email');
  return { user, router, dialog, field, asked };
}

describe('signing in with a code by email', () => {
  test('takes the address that was typed, and a code in one field that phones fill by themselves', async () => {
    const { user, router, dialog, field, asked } = await openCode((code) => {
      if (code === 'wrong') throw apiError('BAD_REQUEST', 'This code is not right.');
    });
    expect(asked).toEqual(['ana@example.test']);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(dialog.getByRole('status')).toHaveTextContent('ana@example.test');
    await user.type(field, 'wrong{Enter}');
    expect(await dialog.findByText('This code is not right.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '7k2m-9xpq{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  test('goes on with the second factor where that is due', async () => {
    const { user, dialog, field } = await openCode(() => {
      throw secondFactorDue();
    });
    await user.type(field, '7k2m-9xpq{Enter}');
    expect(await dialog.findByLabelText('Code from your authenticator app')).toHaveFocus();
  });

  test('asks for the address again when a new code is needed, and goes back to the password', async () => {
    const { user, dialog, field } = await openCode(() => {
      throw apiError('UNAUTHORIZED', 'Too many wrong codes. Please ask for a new code.');
    });
    await user.type(field, '7k2m-9xpq{Enter}');
    expect(await screen.findByText('Too many wrong codes. Please ask for a new code.')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Use your password' }));
    expect(await dialog.findByLabelText('Password')).toBeVisible();
  });
});

test('is not offered where the community has not turned it on', async () => {
  answerApi({ site: { config: () => siteOf() }, auth: { me: () => null } });
  openPage('/?dialog=login');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Get a code by email' })).toBeNull();
});
