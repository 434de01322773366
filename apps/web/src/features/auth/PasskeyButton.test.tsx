import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerApi, apiError, calls, secondFactorDue } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { failedWith, passkeyWith, stubPasskeys } from '../../../testing/passkeys.ts';
// Loaded on demand in the product, which takes longer than a test waits.
import './PasskeyButton.tsx';

afterEach(() => vi.unstubAllGlobals());

type Browser = NonNullable<Parameters<typeof stubPasskeys>[0]['get']>;

/** The dialog in a browser whose passkey answers like this, and a server that answers it like that. */
async function openDialog(get: Browser, signIn: () => void = () => {}, { hasAutofill = false } = {}) {
  const { signalUnknownCredential } = stubPasskeys({ get }, { hasAutofill });
  let isSignedIn = false;
  answerApi({
    site: { config: () => siteOf() },
    auth: {
      me: () => (isSignedIn ? memberOf() : null),
      passkey: {
        options: () => ({
          challenge: 'Y2hhbGxlbmdl',
          rpId: 'localhost',
          timeout: 600_000,
          userVerification: 'preferred',
        }),
        signIn() {
          signIn();
          isSignedIn = true;
          return memberOf();
        },
      },
    },
  });
  const { user, router } = openPage('/?dialog=login');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Email'), 'ana@example.test');
  const button = await dialog.findByRole('button', { name: 'Use a passkey' });
  await waitFor(() => expect(button).toBeEnabled());
  return { dialog, router, signalUnknownCredential, ask: () => user.click(button) };
}

async function askPasskey(...given: Parameters<typeof openDialog>) {
  const opened = await openDialog(...given);
  await opened.ask();
  return opened;
}

const answered = () =>
  passkeyWith({
    clientDataJSON: '{}',
    authenticatorData: 'data',
    signature: 'signature',
    userHandle: 'handle',
  });

describe('signing in with a passkey', () => {
  test('needs no password', async () => {
    const { router } = await askPasskey(answered);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  test.each(['NotAllowedError', 'AbortError'])(
    'leaves the form as it was, without a word, after %s',
    async (name) => {
      const { dialog } = await askPasskey(failedWith(name));
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeEnabled());
      expect(dialog.getByLabelText('Email')).toHaveValue('ana@example.test');
      expect(screen.queryByText('Error')).toBeNull();
      expect(calls).not.toContain('auth.passkey.signIn');
    },
  );

  test('returns to the form with a sentence after anything else', async () => {
    const { dialog } = await askPasskey(failedWith('SecurityError'));
    expect(await screen.findByText(/^Your passkey could not be used/)).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveValue('ana@example.test');
    expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
  });

  test('says that a passkey was removed, and lets the browser forget it', async () => {
    const { signalUnknownCredential } = await askPasskey(answered, () => {
      throw apiError('NOT_FOUND', 'This passkey was removed from its account.');
    });
    expect(await screen.findByText('This passkey was removed from its account.')).toBeVisible();
    expect(signalUnknownCredential).toHaveBeenCalledWith({
      rpId: 'localhost',
      credentialId: 'Y3JlZGVudGlhbA',
    });
  });

  test('goes on with the second factor where the passkey did not recognize the member', async () => {
    const { dialog, signalUnknownCredential } = await askPasskey(answered, () => {
      throw secondFactorDue();
    });
    expect(await dialog.findByLabelText('Code from your authenticator app')).toHaveFocus();
    expect(signalUnknownCredential).not.toHaveBeenCalled();
  });
});

describe('a passkey among what the browser fills in', () => {
  const isOffer = ({ mediation }: CredentialRequestOptions) => mediation === 'conditional';

  test('signs in when it is chosen', async () => {
    const { router } = await openDialog(answered, undefined, { hasAutofill: true });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  test('is passed over in silence where the browser refuses to offer it', async () => {
    const { dialog } = await openDialog(failedWith('SecurityError'), undefined, { hasAutofill: true });
    await waitFor(() => expect(calls).toContain('auth.passkey.options'));
    expect(dialog.getByLabelText('Email')).toHaveValue('ana@example.test');
    expect(screen.queryByText('Error')).toBeNull();
  });

  test('is offered again after the dialog of the button was closed', async () => {
    const offers: unknown[] = [];
    const get = (options: CredentialRequestOptions) => {
      if (!isOffer(options)) return failedWith('NotAllowedError')();
      offers.push(options);
      return new Promise(() => {});
    };
    const { ask } = await openDialog(get, undefined, { hasAutofill: true });
    await waitFor(() => expect(offers).toHaveLength(1));
    await ask();
    await waitFor(() => expect(offers).toHaveLength(2));
  });
});

test('is not offered by a browser without passkeys', async () => {
  answerApi({ site: { config: () => siteOf() }, auth: { me: () => null } });
  openPage('/?dialog=login');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});
