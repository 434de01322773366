import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Answers, answerApi, apiError } from '../../../../testing/api.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { passkeyWith, stubPasskeys } from '../../../../testing/passkeys.ts';

const CODES = ['A7K2M-9XPQ4', 'BTTTT-00000'];
const AT = '2026-01-05T10:00:00.000Z';
const RESET = {
  kind: 'factor_reset' as const,
  device: null,
  network: null,
  at: AT,
  relativeTime: '3h ago',
};

type SecondFactor = NonNullable<NonNullable<Answers['account']>['secondFactor']>;

afterEach(() => vi.unstubAllGlobals());

async function openSecurity(answers: SecondFactor) {
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    account: { secondFactor: { events: () => ({ items: [], nextCursor: null }), ...answers } },
  });
  const { user } = openPage('/settings');
  return { user, section: within(await screen.findByRole('region', { name: 'Security' })) };
}

describe('two-step sign-in in the settings', () => {
  test('is turned on with the password and a code, and then shows the recovery codes', async () => {
    let isOn = false;
    const { user, section } = await openSecurity({
      get: () => (isOn ? { addedAt: AT, codesLeft: 10 } : { addedAt: null, codesLeft: 0 }),
      begin: ({ password }) => {
        if (password !== 'bread') throw apiError('BAD_REQUEST', 'This is not your password');
        return {
          secret: 'ABCDEFGH234567',
          uri: 'otpauth://totp/Bakers?secret=ABCDEFGH234567',
          qr: { size: 25, path: 'M0 0h1v1h-1z' },
        };
      },
      confirm: ({ code }) => {
        if (code !== '123456') throw apiError('BAD_REQUEST', 'This is not the code that the app shows now');
        isOn = true;
        return { recoveryCodes: CODES };
      },
    });
    expect(await section.findByText('Your password alone is enough to sign in.')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Turn on two-step sign-in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn on two-step sign-in' }));
    await user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    expect(await dialog.findByText('This is not your password')).toBeVisible();
    await user.clear(dialog.getByLabelText('Your password'));
    await user.type(dialog.getByLabelText('Your password'), 'bread{Enter}');

    const scan = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    expect(scan.querySelector('path')).toHaveAttribute('d', 'M0 0h1v1h-1z');
    expect(screen.getByText('ABCD EFGH 2345 67')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in an app on this device' })).toHaveAttribute(
      'href',
      'otpauth://totp/Bakers?secret=ABCDEFGH234567',
    );
    const code = screen.getByLabelText('Code that the app shows now');
    await user.type(code, '000000{Enter}');
    expect(await screen.findByText('This is not the code that the app shows now')).toBeVisible();
    await user.clear(code);
    await user.type(code, '123456{Enter}');

    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await section.findByText('10 recovery codes left')).toBeVisible();
    expect(screen.queryByText('A7K2M-9XPQ4')).toBeNull();
  });

  test('shows what happened last, gives new codes and is turned off, each with the password', async () => {
    let isOn = true;
    const { user, section } = await openSecurity({
      get: () => ({ addedAt: isOn ? AT : null, codesLeft: isOn ? 1 : 0 }),
      events: ({ cursor }) =>
        cursor
          ? { items: [{ ...RESET, id: 1 }], nextCursor: null }
          : {
              items: [
                {
                  id: 3,
                  kind: 'new_device',
                  device: 'Firefox on Linux',
                  network: '203.0.113',
                  at: AT,
                  relativeTime: '2h ago',
                },
                { ...RESET, id: 2 },
              ],
              nextCursor: 'older',
            },
      renewCodes: () => ({ recoveryCodes: CODES }),
      end: () => {
        isOn = false;
        return { ok: true };
      },
    });
    expect(await section.findByText('1 recovery code left')).toBeVisible();
    const [first, second] = await section.findAllByRole('listitem');
    expect(first).toHaveTextContent('Signed in on a new deviceFirefox on Linux · network 203.0.113 · 2h ago');
    expect(second).toHaveTextContent(/^Two-step sign-in turned off by an administrator3h ago$/);
    await user.click(section.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(3));

    await user.click(section.getByRole('button', { name: 'New recovery codes' }));
    await user.type(await screen.findByLabelText('Your password'), 'bread{Enter}');
    expect(await screen.findByText('BTTTT-00000')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));

    await user.click(section.getByRole('button', { name: 'Turn off' }));
    await user.type(await screen.findByLabelText('Your password'), 'bread{Enter}');
    expect(await screen.findByText('Two-step sign-in is off')).toBeVisible();
    expect(await section.findByText('Your password alone is enough to sign in.')).toBeVisible();
  });

  test('says when its state cannot be loaded, and when nothing has happened yet', async () => {
    const { section } = await openSecurity({
      get: () => {
        throw apiError('BAD_REQUEST', 'Broken');
      },
    });
    expect(await section.findByText('The state of two-step sign-in could not be loaded')).toBeVisible();
    expect(section.getByText(/^Nothing yet/)).toBeVisible();
  });

  test('is turned off with a passkey or a code of the app in place of the password', async () => {
    stubPasskeys({
      get: () => passkeyWith({ clientDataJSON: '{}', authenticatorData: 'data', signature: 'signature' }),
    });
    let proof: unknown;
    const confirmation = 'c'.repeat(43);
    answerApi({
      auth: { me: () => memberOf() },
      site: { config: () => siteOf() },
      account: {
        secondFactor: {
          get: () => ({ addedAt: AT, codesLeft: 10 }),
          events: () => ({ items: [], nextCursor: null }),
          end(input) {
            proof = input;
            throw apiError('CONFLICT', 'Two-step sign-in is off');
          },
        },
        confirmation: {
          ways: () => ({ passkey: true, code: true }),
          options: () => ({
            challenge: 'Y2hhbGxlbmdl',
            rpId: 'localhost',
            timeout: 600_000,
            userVerification: 'required',
          }),
          byPasskey: () => ({ confirmation }),
          byCode({ code }) {
            if (code !== '123456') throw apiError('BAD_REQUEST', 'This code is not right');
            return { confirmation: 'd'.repeat(43) };
          },
        },
      },
    });
    const { user } = openPage('/settings');
    const section = within(await screen.findByRole('region', { name: 'Security' }));
    await user.click(await section.findByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Use a passkey instead' }));
    expect(await dialog.findByText('Two-step sign-in is off')).toBeVisible();
    expect(proof).toEqual({ confirmation });

    await user.click(dialog.getByRole('button', { name: 'Use a code from your app instead' }));
    const code = dialog.getByLabelText('Code from your app');
    expect(code).toHaveFocus();
    await user.type(code, '000000{Enter}');
    expect(await dialog.findByText('This code is not right')).toBeVisible();
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(proof).toEqual({ confirmation: 'd'.repeat(43) }));
  });
});
