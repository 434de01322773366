import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi, apiError, secondFactorDue } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

/** The dialog after a right password, and the codes that were given. */
async function openSecondStep(answer: (code: string) => void) {
  const given: string[] = [];
  let signedIn = false;
  answerApi({
    site: { config: () => siteOf() },
    auth: {
      me: () => (signedIn ? memberOf() : null),
      login: () => {
        throw secondFactorDue();
      },
      secondFactor: ({ code }) => {
        given.push(code);
        answer(code);
        signedIn = true;
        return memberOf();
      },
    },
  });
  const { user, router } = openPage('/?dialog=login');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Email'), 'ana@example.test');
  await user.type(dialog.getByLabelText('Password'), 'bread-and-salt');
  await user.click(dialog.getByRole('button', { name: 'Sign In' }));
  const field = await dialog.findByLabelText('Code from your authenticator app');
  return { user, router, dialog, field, given };
}

describe('the second step of signing in', () => {
  test('asks for a code in one field that phones fill by themselves, and opens the dashboard', async () => {
    const { user, router, dialog, field, given } = await openSecondStep(() => {});
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(dialog.queryByText("Don't have an account? Sign up")).toBeNull();
    await user.type(field, '123456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(given).toEqual(['123456']);
  });

  test('says at the field that a code is wrong, and takes a recovery code in its place', async () => {
    const { user, router, dialog, field, given } = await openSecondStep((code) => {
      if (code === '000000') throw secondFactorDue('This code is not right.');
    });
    await user.type(field, '000000{Enter}');
    expect(await dialog.findByText('This code is not right.')).toBeVisible();
    expect(field).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    const recovery = dialog.getByLabelText('Recovery code');
    expect(recovery).toHaveFocus();
    expect(recovery).toHaveValue('');
    expect(recovery).toHaveAttribute('inputmode', 'text');
    await user.type(recovery, 'a7k2m-9xpq4{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(given).toEqual(['000000', 'a7k2m-9xpq4']);
  });

  test('goes back to the password after too many wrong codes, and on request', async () => {
    const { user, dialog, field } = await openSecondStep(() => {
      throw apiError('UNAUTHORIZED', 'Too many wrong codes. Please sign in again.');
    });
    await user.type(field, '000000{Enter}');
    expect(await screen.findByText('Too many wrong codes. Please sign in again.')).toBeVisible();
    expect(await dialog.findByLabelText('Email')).toHaveValue('ana@example.test');
    expect(dialog.getByLabelText('Password')).toHaveValue('');
    await user.type(dialog.getByLabelText('Password'), 'bread-and-salt{Enter}');
    await dialog.findByLabelText('Code from your authenticator app');
    await user.click(dialog.getByRole('button', { name: 'Start over' }));
    expect(await dialog.findByLabelText('Password')).toBeVisible();
  });
});
