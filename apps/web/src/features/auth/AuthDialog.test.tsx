import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi, apiError, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const visitor = { auth: { me: () => null }, site: { config: () => siteOf() } };

type Opened = Awaited<ReturnType<typeof openDialog>>;

async function fillRequired(user: Opened['user'], dialog: Opened['dialog']) {
  await user.type(dialog.getByLabelText(/First name/), 'Ana');
  await user.type(dialog.getByLabelText(/Last name/), 'Duarte');
  await user.type(dialog.getByLabelText(/^Email/), 'ana@example.test');
  await user.type(dialog.getByLabelText(/^Password/), 'bread1');
}

async function openDialog(name: 'login' | 'register') {
  const { user, router } = openPage(`/?dialog=${name}`);
  const dialog = within(await screen.findByRole('dialog'));
  return { user, router, dialog };
}

describe('the auth dialog', () => {
  test('a visitor opens it from the navigation and toggles between sign-in and sign-up', async () => {
    answerApi(visitor);
    const { user } = openPage('/');
    await user.click(await screen.findByRole('link', { name: 'Sign In' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign In' }));
    await user.click(dialog.getByRole('button', { name: "Don't have an account? Sign up" }));
    expect(await screen.findByRole('dialog', { name: 'Create Account' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }));
    expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
  });

  test('a member signs in, sees a toast and lands on the dashboard', async () => {
    let signedIn = false;
    const answered = Promise.withResolvers<void>();
    answerApi({
      ...visitor,
      auth: {
        me: () => (signedIn ? memberOf() : null),
        login: async () => {
          await answered.promise;
          signedIn = true;
          return memberOf();
        },
      },
    });
    const { user, router, dialog } = await openDialog('login');
    await user.type(dialog.getByLabelText('Email'), 'ana@example.test');
    await user.type(dialog.getByLabelText('Password'), 'bread-and-salt');
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await dialog.findByRole('button', { name: 'Signing In...' })).toBeDisabled();
    answered.resolve();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(screen.getByText('You have successfully signed in.')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Sign In' })).toBeNull();
  });

  test('a wrong password shows the error toast and keeps what was typed', async () => {
    answerApi({
      ...visitor,
      auth: {
        ...visitor.auth,
        login: () => {
          throw apiError('UNAUTHORIZED', 'Some other words');
        },
      },
    });
    const { user, dialog } = await openDialog('login');
    await user.type(dialog.getByLabelText('Email'), 'ana@example.test');
    await user.type(dialog.getByLabelText('Password'), 'wrong-one{Enter}');
    expect(await screen.findByText('Invalid email or password.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveValue('ana@example.test');
    expect(screen.queryByText('Some other words')).toBeNull();
    expect(dialog.getByLabelText('Password')).toHaveFocus();
    expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(
      'Check your email and password, or choose a new password.',
    );

    await user.click(dialog.getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('ana@example.test');
    expect(screen.queryByText('Invalid email or password.')).toBeNull();
  });

  test('a paused member reads that the account is paused, until when and whom to write to', async () => {
    const paused =
      'Your account is paused. You can sign in again on March 3, 2027. Questions? Write to help@example.test.';
    answerApi({
      ...visitor,
      auth: {
        ...visitor.auth,
        login: () => {
          throw apiError('FORBIDDEN', paused);
        },
      },
    });
    const { user, dialog } = await openDialog('login');
    await user.type(dialog.getByLabelText('Email'), 'ana@example.test');
    await user.type(dialog.getByLabelText('Password'), 'right-one{Enter}');
    expect(await screen.findByText(paused)).toBeVisible();
  });

  test('an invalid email and an empty password are rejected in the form, without a request', async () => {
    answerApi({ ...visitor, auth: { ...visitor.auth, login: () => memberOf() } });
    const { user, dialog } = await openDialog('login');
    await user.type(dialog.getByLabelText('Email'), 'not an address');
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await dialog.findByText('Enter an email address, such as ana@example.com.')).toBeVisible();
    expect(dialog.getByText('Enter your password.')).toBeVisible();
    expect(calls).not.toContain('auth.login');
  });

  test('a visitor signs up with what they are looking for and what they offer', async () => {
    let signedIn = false;
    let sent: unknown;
    answerApi({
      ...visitor,
      auth: { me: () => (signedIn ? memberOf() : null) },
      registration: {
        join: (input) => {
          sent = input;
          signedIn = true;
          return { status: 'joined' };
        },
      },
    });
    const { user, router, dialog } = await openDialog('register');
    await fillRequired(user, dialog);
    await user.click(dialog.getByText('Add more now'));
    await user.selectOptions(dialog.getByLabelText('Industry'), 'Finance');
    await user.type(dialog.getByLabelText('Looking for'), 'a bookkeeper');
    await user.type(dialog.getByLabelText('Services offered'), 'wedding cakes');
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(await screen.findByText('Account created!')).toBeVisible();
    expect(sent).toMatchObject({
      industry: 'Finance',
      lookingFor: 'a bookkeeper',
      servicesOffered: 'wedding cakes',
      emailAudience: 'members',
      phoneAudience: 'members',
    });
  });

  test('four fields are asked for, and who sees the contact details; the rest is folded', async () => {
    let sent: unknown;
    answerApi({
      ...visitor,
      registration: {
        join: (input) => {
          sent = input;
          return { status: 'joined' };
        },
      },
    });
    const { user, dialog } = await openDialog('register');
    for (const label of ['Job title', 'Company', 'Industry', 'Location', 'Looking for', 'Services offered'])
      expect(dialog.getByLabelText(label)).not.toBeVisible();
    await fillRequired(user, dialog);
    await user.selectOptions(dialog.getByLabelText(/^Who can see/), 'My connections');
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    await waitFor(() =>
      expect(sent).toMatchObject({ emailAudience: 'connections', phoneAudience: 'connections' }),
    );
  });

  test('a visitor reads what they accept with the account, and the server learns which versions', async () => {
    const terms = { slug: 'terms', title: 'Terms of Use', number: 3 };
    const sent: unknown[] = [];
    answerApi({
      ...visitor,
      registration: {
        join: (input) => {
          sent.push(input);
          return { status: 'joined' };
        },
      },
      site: { config: () => siteOf({ consentPages: [terms] }) },
    });
    const { user, dialog } = await openDialog('register');
    expect(dialog.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/pages/terms');
    await fillRequired(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(sent).toMatchObject([{ accepts: [{ slug: 'terms', number: 3 }] }]));
  });

  test('an error of a folded field unfolds it and takes the focus there', async () => {
    answerApi(visitor);
    const { user, dialog } = await openDialog('register');
    await fillRequired(user, dialog);
    await user.click(dialog.getByText('Add more now'));
    await user.click(dialog.getByLabelText('Location'));
    await user.paste('x'.repeat(121));
    await user.click(dialog.getByText('Add more now'));
    expect(dialog.getByLabelText('Location')).not.toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    expect(await dialog.findByText(/120/)).toBeVisible();
    expect(dialog.getByLabelText('Location')).toHaveFocus();
  });

  test('what the server says of a field is shown at the field and nowhere else', async () => {
    answerApi({
      ...visitor,
      registration: {
        join: () => {
          throw apiError('BAD_REQUEST', 'Too common', [{ path: 'password', message: 'Too common' }]);
        },
      },
    });
    const { user, dialog } = await openDialog('register');
    await fillRequired(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    expect(await dialog.findByText('Too common')).toBeVisible();
    expect(dialog.getByLabelText(/^Password/)).toHaveFocus();
    expect(screen.queryByText('Failed to create account. Please try again.')).toBeNull();
  });

  test('a password of five characters is rejected', async () => {
    answerApi(visitor);
    const { user, dialog } = await openDialog('register');
    await user.type(dialog.getByLabelText(/^Password/), 'bread');
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    expect(await dialog.findByText('Use at least 6 characters.')).toBeVisible();
  });

  test('a taken email address fails with the generic message', async () => {
    answerApi({
      ...visitor,
      registration: {
        join: () => {
          throw apiError('CONFLICT', 'This email is taken');
        },
      },
    });
    const { user, dialog } = await openDialog('register');
    await fillRequired(user, dialog);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Failed to create account. Please try again.')).toBeVisible();
  });

  test('somebody who is on the list already reads where to look, and what they typed stays', async () => {
    const onTheList = "You're already on our list. We've sent you your invitation again.";
    answerApi({
      ...visitor,
      registration: {
        join: () => {
          throw apiError('CONFLICT', onTheList);
        },
      },
    });
    const { user, dialog } = await openDialog('register');
    await fillRequired(user, dialog);
    await user.click(dialog.getByText('Add more now'));
    await user.type(dialog.getByLabelText('Services offered'), 'wedding cakes');
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText(onTheList)).toBeVisible();
    expect(dialog.getByLabelText('Services offered')).toHaveValue('wedding cakes');
  });

  test('while registration is closed it says so instead of showing the form', async () => {
    answerApi({ ...visitor, site: { config: () => siteOf({ registration: 'closed' }) } });
    const { user, dialog } = await openDialog('register');
    expect(await dialog.findByRole('heading', { name: 'Registration is closed' })).toBeVisible();
    expect(dialog.getByText(/New members can't join at the moment/)).toBeVisible();
    expect(dialog.queryByLabelText(/^Email/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Already have an account? Sign in' }));
    expect(await dialog.findByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('registration closed while the form is open: it says so after the error', async () => {
    let isOpen = true;
    answerApi({
      registration: {
        join: () => {
          isOpen = false;
          throw apiError('FORBIDDEN', 'Registration is closed at the moment');
        },
      },
      site: { config: () => siteOf({ registration: isOpen ? 'open' : 'closed' }) },
    });
    const { user, dialog } = await openDialog('register');
    await fillRequired(user, dialog);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Failed to create account. Please try again.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Registration is closed' })).toBeVisible();
  });
});
