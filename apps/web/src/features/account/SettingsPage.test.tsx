import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi, apiError, calls } from '../../../testing/api.ts';
import { siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { SESSION, openSettings } from '../../../testing/settings.ts';

describe('the settings', () => {
  test('redirect a visitor', async () => {
    answerApi({ auth: { me: () => null }, site: { config: () => siteOf() } });
    const { router } = openPage('/settings');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('end all emails with one press, which then goes', async () => {
    const { user } = openSettings(
      {},
      {
        stopEmails: () => ({
          kinds: [{ kind: 'message', label: 'I get a message', inApp: true, email: false }],
          weeklyDigest: false,
        }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Turn off all emails' }));
    expect(await screen.findByText('You get no more of these emails')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'I get a message: by email' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'I get a message: in the app' })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Turn off all emails' })).toBeNull();
  });

  test('choose light, dark or what the device says', async () => {
    const { user } = openSettings();
    const appearance = within(await screen.findByRole('region', { name: 'Appearance' }));
    await user.click(appearance.getByRole('radio', { name: 'Dark' }));
    await waitFor(() =>
      expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'),
    );
    await user.click(appearance.getByRole('radio', { name: 'As on this device' }));
    expect(appearance.getByRole('radio', { name: 'As on this device' })).toBeChecked();
  });

  test('a wrong password shows an error at its field; a successful change clears the form', async () => {
    let works = false;
    const { user } = openSettings({
      changePassword: () => {
        if (!works) throw apiError('BAD_REQUEST', 'This is not your password');
        return { ok: true };
      },
    });
    const form = within(await screen.findByRole('region', { name: 'Password' }));
    await user.type(form.getByLabelText('Current password'), 'old-password');
    await user.type(form.getByLabelText('New password'), 'new-password');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findByText('This is not your password')).toBeVisible();
    works = true;
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText("You've been signed out on all other devices.")).toBeVisible();
    expect(form.getByLabelText('Current password')).toHaveValue('');
  });

  test('the list of sections marks the one that is being read', async () => {
    openSettings();
    const nav = within(await screen.findByRole('navigation', { name: 'Settings' }));
    expect(nav.getByRole('link', { current: 'location' })).toHaveTextContent('Email');
    const tops: Record<string, number> = { email: -900, password: -400, security: 100 };
    for (const section of document.querySelectorAll('section[id]'))
      section.getBoundingClientRect = () => DOMRect.fromRect({ y: tops[section.id] ?? 900 });
    fireEvent.scroll(window);
    expect(nav.getByRole('link', { current: 'location' })).toHaveTextContent('Security');
  });

  test('a short password is rejected before it is sent', async () => {
    const { user } = openSettings();
    const form = within(await screen.findByRole('region', { name: 'Password' }));
    await user.type(form.getByLabelText('Current password'), 'old-password');
    await user.type(form.getByLabelText('New password'), 'short');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findByText('Use at least 6 characters.')).toBeVisible();
    expect(calls).not.toContain('account.changePassword');
  });

  test('another device can be signed out, this one cannot', async () => {
    let ended: unknown;
    const other = { ...SESSION, id: 'b', isCurrent: false, device: 'Chrome on Android' };
    const { user } = openSettings({
      sessions: {
        list: () => (ended === undefined ? [SESSION, other] : [SESSION]),
        end: (input) => {
          ended = input;
          return { ended: 1 };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Chrome on Android?' }));
    await user.type(dialog.getByLabelText('Your password'), 'bread{Enter}');
    expect(await screen.findByText('Device signed out')).toBeVisible();
    expect(ended).toEqual({ id: 'b', password: 'bread' });
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
  });

  test('email is chosen per notification type', async () => {
    let set: unknown;
    const { user } = openSettings(
      {},
      {
        setPreference: (input) => {
          set = input;
          return {
            kinds: [{ kind: 'message', label: 'I get a message', inApp: true, email: false }],
            weeklyDigest: false,
          };
        },
      },
    );
    const mail = await screen.findByRole('checkbox', { name: 'I get a message: by email' });
    await user.click(mail);
    await waitFor(() => expect(set).toEqual({ kind: 'message', inApp: true, email: false }));
    expect(mail).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'I get a message: in the app' })).toBeChecked();
  });

  test('deleting the account asks for the password, and whether what was published goes, too', async () => {
    const sent: unknown[] = [];
    const { user } = openSettings({
      delete(input) {
        sent.push(input);
        throw apiError('BAD_REQUEST', 'This is not your password');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }));
    expect(dialog.getByRole('button', { name: 'Delete permanently' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Your password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(await dialog.findByText('This is not your password')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Also delete what I published' }));
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    const password = 'wrong';
    await waitFor(() =>
      expect(sent).toEqual([
        { password, alsoPublished: false },
        { password, alsoPublished: true },
      ]),
    );
  });
});

describe('the way back in', () => {
  test('a password reset is requested from the sign-in form, which does not reveal who has an account', async () => {
    let asked: unknown;
    answerApi({
      auth: { me: () => null },
      site: { config: () => siteOf() },
      account: {
        forgotPassword: (input) => {
          asked = input;
          return { ok: true };
        },
      },
    });
    const { user } = openPage('/nowhere?dialog=login');
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
    await user.type(dialog.getByLabelText('Email'), 'ana@example.test');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByText(/If ana@example.test belongs to an account/)).toBeVisible();
    expect(asked).toEqual({ email: 'ana@example.test' });
  });

  test('the emailed link sets a new password and leads to the sign-in form', async () => {
    let sent: unknown;
    answerApi({
      auth: { me: () => null },
      site: { config: () => siteOf() },
      account: {
        resetPassword: (input) => {
          sent = input;
          return { ok: true, isSignedIn: false };
        },
      },
    });
    const { user, router } = openPage('/reset-password?token=abc');
    await user.type(await screen.findByLabelText('New password'), 'new-password');
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
    expect(sent).toEqual({ token: 'abc', password: 'new-password' });
    expect(router.state.location.search).toBe('?dialog=login');
  });

  test('confirming an address takes a click, and a used link says so', async () => {
    answerApi({
      auth: { me: () => null },
      site: { config: () => siteOf() },
      account: {
        verifyEmail: () => {
          throw apiError('BAD_REQUEST', 'This link has been used or is too old.');
        },
      },
    });
    const { user } = openPage('/verify-email?token=abc');
    const button = await screen.findByRole('button', { name: 'Confirm my email address' });
    expect(calls).not.toContain('account.verifyEmail');
    await user.click(button);
    expect(await screen.findByText('This link has been used or is too old.')).toBeVisible();
  });
});
