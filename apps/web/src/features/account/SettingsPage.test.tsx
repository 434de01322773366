import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answers, answerApi, apiError, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const SETTINGS = {
  email: 'ana@example.test',
  emailVerifiedAt: null,
  emailAudience: 'members' as const,
  phoneAudience: 'members' as const,
  suggestable: true,
  readReceipts: false,
};
const SESSION = {
  id: 'a',
  isCurrent: true,
  createdAt: '2026-01-05T10:00:00.000Z',
  lastSeenAt: '2026-01-05T10:00:00.000Z',
  relativeTime: '2h ago',
  device: 'Firefox on Linux',
  ip: '127.0.0.1',
};

function openSettings(account: Answers['account'] = {}, notifications: Answers['notifications'] = {}) {
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    account: {
      settings: () => SETTINGS,
      sessions: () => [SESSION],
      secondFactor: { get: () => ({ addedAt: null, codesLeft: 0 }), events: () => [] },
      ...account,
    },
    notifications: {
      preferences: () => ({
        kinds: [{ kind: 'message', label: 'I get a message', inApp: true, email: true }],
        weeklyDigest: false,
      }),
      ...notifications,
    },
  });
  return openPage('/settings');
}

describe('the settings', () => {
  test('redirect a visitor', async () => {
    answerApi({ auth: { me: () => null }, site: { config: () => siteOf() } });
    const { router } = openPage('/settings');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('say which words are sent to an embeddings service, where there is one', async () => {
    openSettings({ dataSharing: () => ({ embeddingsHost: 'vectors.example' }) });
    const privacy = within(await screen.findByRole('region', { name: 'Privacy' }));
    expect(await privacy.findByText(/short phrases from your profile.* to vectors\.example\./)).toBeVisible();
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

  test('say nothing of such a service where there is none', async () => {
    openSettings({ dataSharing: () => ({ embeddingsHost: null }) });
    const privacy = within(await screen.findByRole('region', { name: 'Privacy' }));
    await privacy.findByText('Suggest me to other members');
    await waitFor(() => expect(calls).toContain('account.dataSharing'));
    expect(privacy.queryByText(/short phrases from your profile/)).toBeNull();
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
      sessions: () => (ended === undefined ? [SESSION, other] : [SESSION]),
      endSession: (input) => {
        ended = input;
        return { ended: 1 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    expect(await screen.findByText('Device signed out')).toBeVisible();
    expect(ended).toEqual({ id: 'b' });
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
  });

  test('a privacy switch changes optimistically and is rolled back on error', async () => {
    let works = true;
    const { user } = openSettings({
      updatePrivacy: (change) => {
        if (!works) throw apiError('SERVICE_UNAVAILABLE', 'busy');
        return { ...SETTINGS, ...(change as object) };
      },
    });
    const suggestable = await screen.findByRole('switch', { name: /^Suggest me to other members/ });
    await user.click(suggestable);
    await waitFor(() => expect(suggestable).not.toBeChecked());
    works = false;
    await user.click(suggestable);
    expect(await screen.findByText('busy')).toBeVisible();
    expect(suggestable).not.toBeChecked();
  });

  test('read receipts are off until the member turns them on', async () => {
    const sent: unknown[] = [];
    const { user } = openSettings({
      updatePrivacy: (change) => {
        sent.push(change);
        return { ...SETTINGS, ...(change as object) };
      },
    });
    const receipts = await screen.findByRole('switch', { name: /^Show when I have read messages/ });
    expect(receipts).not.toBeChecked();
    await user.click(receipts);
    await waitFor(() => expect(receipts).toBeChecked());
    expect(sent).toEqual([{ readReceipts: true }]);
  });

  test('who sees the email address and who sees the phone number are two choices', async () => {
    const sent: unknown[] = [];
    const { user } = openSettings({
      updatePrivacy: (change) => {
        sent.push(change);
        return { ...SETTINGS, ...(change as object) };
      },
    });
    const email = await screen.findByLabelText('Who can see my email address');
    expect(email).toHaveDisplayValue('Members');
    await user.selectOptions(email, 'Everyone, even visitors');
    await user.selectOptions(screen.getByLabelText('Who can see my phone number'), 'Only me');
    await waitFor(() => expect(sent).toEqual([{ emailAudience: 'everyone' }, { phoneAudience: 'nobody' }]));
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
