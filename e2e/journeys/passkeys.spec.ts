import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DEMO, DEMO_PASSWORD } from '../members.ts';
import { type JourneyServer, START_MS, startJourneyServer } from '../server.ts';

let server: JourneyServer;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  // Passkeys are for a name, never for an address in numbers.
  server = await startJourneyServer({}, 'localhost');
});
test.afterAll(() => server.stop());

/** Gives the page an authenticator that recognizes its owner, as a phone does. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentialsOf = () => devtools.send('WebAuthn.getCredentials', { authenticatorId });
  return {
    devtools,
    authenticatorId,
    async count() {
      return (await credentialsOf()).credentials.length;
    },
    /** Gives another device what this one has, as a password manager does. */
    async copyTo(device: { devtools: CDPSession; authenticatorId: string }) {
      for (const credential of (await credentialsOf()).credentials)
        await device.devtools.send('WebAuthn.addCredential', {
          authenticatorId: device.authenticatorId,
          credential,
        });
    },
  };
}

async function openSecurity(page: Page) {
  await page.goto(`${server.origin}/settings#security`);
  return page.getByRole('region', { name: 'Security' });
}

async function signOut(page: Page) {
  expect((await page.request.post(`${server.origin}/api/auth/logout`)).status()).toBe(200);
}

async function openSignIn(page: Page) {
  await page.goto(`${server.origin}/?dialog=login`);
  return page.getByRole('dialog', { name: 'Sign In' });
}

async function signInByButton(page: Page) {
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  return dialog;
}

async function addPasskey(page: Page, name: string) {
  const section = await openSecurity(page);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(DEMO_PASSWORD);
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  return { section, dialog, finish: () => dialog.getByRole('button', { name: 'Continue' }).click() };
}

test('a member adds a passkey on a phone and signs in with it, until it is removed', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // A browser that offers none at the email field: the authenticator would answer that before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const authenticator = await addAuthenticator(page);
  const credentials = { email: DEMO.member, password: DEMO_PASSWORD };
  await page.request.post(`${server.origin}/api/auth/login`, { data: credentials });
  const { section, finish } = await addPasskey(page, 'My phone');
  await expectAccessible(page);
  await finish();
  const row = section.getByRole('listitem').filter({ hasText: 'My phone' });
  await expect(row).toContainText('Not used yet');
  expect(await authenticator.count()).toBe(1);
  await expectAccessible(page);

  await signOut(page);
  await signInByButton(page);
  await expect(page).toHaveURL(/\/dashboard/);

  await openSecurity(page);
  await expect(row).toContainText('Last used');
  await row.getByRole('button', { name: 'Remove “My phone”' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove “My phone”?' });
  const instead = removing.getByRole('button', { name: 'Use a passkey instead' });
  await expect(instead).toBeVisible();
  await expectAccessible(page);
  await instead.click();
  await expect(section.getByText('You have no passkeys.')).toBeVisible();

  await signOut(page);
  const dialog = await signInByButton(page);
  await expect(page.getByText(/^This passkey was removed from its account/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
  await expectAccessible(page);
  expect((await page.request.get(`${server.origin}/api/auth/me`)).status()).toBe(401);
});

test('a passkey that a password manager brings to a second device signs in there from the email field', async ({
  page,
  browser,
}) => {
  const phone = await addAuthenticator(page);
  const credentials = { email: DEMO.owner, password: DEMO_PASSWORD };
  await page.request.post(`${server.origin}/api/auth/login`, { data: credentials });
  const { section, finish } = await addPasskey(page, 'My password manager');
  await finish();
  await expect(section.getByRole('listitem').filter({ hasText: 'My password manager' })).toBeVisible();

  const context = await browser.newContext();
  const secondPage = await context.newPage();
  const laptop = await addAuthenticator(secondPage);
  await phone.copyTo(laptop);
  await openSignIn(secondPage);
  await expect(secondPage).toHaveURL(/\/dashboard/);
  await context.close();
});
