import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Answers, answerApi, apiError, calls } from '../../../../../testing/api.ts';
import { memberOf, siteOf } from '../../../../../testing/members.ts';
import { openPage } from '../../../../../testing/open-page.tsx';
import { failedWith, passkeyWith, stubPasskeys } from '../../../../../testing/passkeys.ts';

type PasskeyAnswers = NonNullable<NonNullable<Answers['account']>['passkeys']>;

const AT = '2026-01-05T10:00:00.000Z';
const PHONE = { id: 7, name: 'My phone', backedUp: true, createdAt: AT, lastUsedAt: null };
const OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Bakers' },
  user: { id: 'aGFuZGxl', name: 'ana@example.test', displayName: 'Ana Baker' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 600_000,
  attestation: 'none' as const,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'preferred' as const,
  },
};

afterEach(() => vi.unstubAllGlobals());

async function openPasskeys(answers: PasskeyAnswers) {
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    account: {
      secondFactor: {
        get: () => ({ addedAt: null, codesLeft: 0 }),
        events: () => ({ items: [], nextCursor: null }),
      },
      passkeys: answers,
    },
  });
  const { user } = openPage('/settings');
  return { user, section: within(await screen.findByRole('region', { name: 'Security' })) };
}

const made = () =>
  passkeyWith(
    { clientDataJSON: '{}', attestationObject: 'attestation' },
    { getTransports: () => ['internal'] },
  );

/** Opens the dialog and gives the password. */
async function add({ user, section }: Awaited<ReturnType<typeof openPasskeys>>, password = 'bread') {
  await user.click(await section.findByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
  await user.type(dialog.getByLabelText('Your password'), password);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  return dialog;
}

describe('passkeys in the settings', () => {
  test('are added with the password, under a name', async () => {
    stubPasskeys({ create: made });
    const passkeys: (typeof PHONE)[] = [];
    const opened = await openPasskeys({
      list: () => passkeys,
      begin({ password }) {
        if (password !== 'bread') throw apiError('BAD_REQUEST', 'This is not your password');
        return OPTIONS;
      },
      add({ name, answer }) {
        passkeys.push({ ...PHONE, name, id: answer.id.length });
        return passkeys;
      },
    });
    expect(await opened.section.findByText('You have no passkeys.')).toBeVisible();
    const dialog = await add(opened, 'wrong');
    expect(await dialog.findByText('This is not your password')).toBeVisible();
    const password = dialog.getByLabelText('Your password');
    const name = dialog.getByLabelText('Name');
    expect(name).toHaveValue('Passkey 1');
    await opened.user.clear(name);
    await opened.user.type(name, 'My phone');
    await opened.user.clear(password);
    await opened.user.type(password, 'bread{Enter}');
    expect(await screen.findByText('Passkey added')).toBeVisible();
    const item = await opened.section.findByRole('listitem');
    expect(item).toHaveTextContent('My phoneSyncedAdded January 5, 2026 · Not used yet');
  });

  test('are not added, without a word, when the browser’s dialog is closed', async () => {
    stubPasskeys({ create: failedWith('NotAllowedError') });
    const dialog = await add(await openPasskeys({ list: () => [], begin: () => OPTIONS }));
    await vi.waitFor(() => expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled());
    expect(calls).toContain('account.passkeys.begin');
    expect(dialog.getByLabelText('Your password')).toBeValid();
    expect(screen.queryByText(/could not be added/)).toBeNull();
  });

  test.each([
    ['InvalidStateError', 'This device has a passkey for your account already.'],
    ['SecurityError', 'The passkey could not be added. Please try again, or use another device.'],
  ])('are not added after %s, and it says why', async (name, sentence) => {
    stubPasskeys({ create: failedWith(name) });
    const dialog = await add(await openPasskeys({ list: () => [], begin: () => OPTIONS }));
    expect(await dialog.findByText(sentence)).toBeVisible();
  });

  test('are renamed, and removed with the password', async () => {
    stubPasskeys({});
    let passkeys = [{ ...PHONE, lastUsedAt: AT }];
    const { user, section } = await openPasskeys({
      list: () => passkeys,
      rename({ id, name }) {
        passkeys = passkeys.map((passkey) =>
          passkey.id === id ? Object.assign(passkey, { name }) : passkey,
        );
        return passkeys;
      },
      remove() {
        passkeys = [];
        return passkeys;
      },
    });
    expect(await section.findByText('Added January 5, 2026 · Last used January 5, 2026')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Rename “My phone”' }));
    const rename = within(await screen.findByRole('dialog', { name: 'Rename “My phone”' }));
    expect(rename.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(rename.getByLabelText('Name'));
    await user.type(rename.getByLabelText('Name'), 'Old phone{Enter}');
    await user.click(await section.findByRole('button', { name: 'Remove “Old phone”' }));
    const remove = within(await screen.findByRole('dialog', { name: 'Remove “Old phone”?' }));
    await user.type(remove.getByLabelText('Your password'), 'bread{Enter}');
    expect(await section.findByText('You have no passkeys.')).toBeVisible();
  });

  test('cannot be added in a browser without them', async () => {
    const { section } = await openPasskeys({ list: () => [] });
    expect(await section.findByText('This browser cannot make passkeys.')).toBeVisible();
    expect(section.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});
