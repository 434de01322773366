import { type ChamberLogin, startChamberLogin } from '../../apps/server/testing/chamber-login.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO, DEMO_PASSWORD } from '../members.ts';
import { type JourneyServer, START_MS, startJourneyServer } from '../server.ts';

let server: JourneyServer;
let chamber: ChamberLogin;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  server = await startJourneyServer({ ALLOW_PRIVATE_TARGETS: '1' });
  chamber = await startChamberLogin([`${server.origin}/api/auth/oidc/chamber-login/callback`]);
});
test.afterAll(() => Promise.all([server.stop(), chamber.close()]));

test('an administrator adds a service, a newcomer joins with it, and a member links and unlinks it', async ({
  browser,
}) => {
  const pageOf = async () => (await browser.newContext({ baseURL: server.origin })).newPage();

  const admin = await pageOf();
  await admin.goto('/?dialog=login&next=%2Fadmin%2Fregistration');
  const signIn = admin.getByRole('dialog');
  await signIn.getByLabel('Email').fill(DEMO.admin);
  await signIn.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await admin.getByRole('button', { name: 'Add a service' }).click();
  const adding = admin.getByRole('dialog');
  await adding.getByRole('textbox', { name: 'Name' }).fill('Chamber login');
  await expect(adding.getByLabel('Redirect address')).toHaveValue(
    `${server.origin}/api/auth/oidc/chamber-login/callback`,
  );
  await adding.getByRole('textbox', { name: 'Issuer' }).fill(chamber.issuer);
  await adding.getByRole('button', { name: 'Check' }).click();
  await expect(adding.getByText('It answers as it should.')).toBeVisible();
  await adding.getByRole('textbox', { name: 'Client ID' }).fill(chamber.clientId);
  await adding.getByRole('textbox', { name: 'Client secret' }).fill(chamber.clientSecret);
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(admin.getByText('Service added', { exact: true })).toBeVisible();

  chamber.people.set('grace', {
    email: 'grace@id.test',
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Baker',
  });
  const newcomer = await pageOf();
  await newcomer.goto('/?dialog=register');
  await newcomer.getByRole('button', { name: 'Continue with Chamber login' }).click();
  await newcomer.locator('input[name=login]').fill('grace');
  await newcomer.locator('input[name=password]').fill('any');
  await newcomer.getByRole('button', { name: 'Sign-in' }).click();
  await newcomer.getByRole('button', { name: 'Continue' }).click();
  await expect(newcomer).toHaveURL(/\/dashboard/);
  await expect(newcomer.getByText('Account created!', { exact: true })).toBeVisible();

  chamber.people.set('ada', {
    email: 'ada@elsewhere.test',
    email_verified: false,
    given_name: 'Ada',
    family_name: 'Keeper',
  });
  const member = await pageOf();
  await member.goto('/?dialog=login&next=%2Fsettings');
  const dialog = member.getByRole('dialog');
  await dialog.getByLabel('Email').fill(DEMO.member);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await member.getByRole('button', { name: 'Link Chamber login' }).click();
  await member.getByRole('dialog').getByLabel('Your password').fill(DEMO_PASSWORD);
  await member.getByRole('button', { name: 'Continue' }).click();
  await member.locator('input[name=login]').fill('ada');
  await member.locator('input[name=password]').fill('any');
  await member.getByRole('button', { name: 'Sign-in' }).click();
  await member.getByRole('button', { name: 'Continue' }).click();
  await expect(member.getByText('Account linked', { exact: true })).toBeVisible();
  await member.getByRole('button', { name: 'Unlink Chamber login' }).click();
  await member.getByRole('dialog').getByLabel('Your password').fill(DEMO_PASSWORD);
  await member.getByRole('button', { name: 'Unlink', exact: true }).click();
  await expect(member.getByText('Account unlinked', { exact: true })).toBeVisible();
});
