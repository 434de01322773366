import { expect, test } from '../fixtures.ts';
import { PNG } from '../png.ts';
import { type JourneyServer, startJourneyServer } from '../server.ts';

test.describe.configure({ mode: 'serial' });

let server: JourneyServer;

test.beforeAll(async () => {
  server = await startJourneyServer({ SEED: 'none' });
});
test.afterAll(() => server.stop());

const setupAddress = () => /http:\S+\/setup#token=\S+/.exec(server.said())?.[0] ?? '';

test('a community that was not set up works, and its setup page says where the address is', async ({
  page,
}) => {
  await page.goto(server.origin);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Guildhall' })).toBeVisible();
  await page.goto(`${server.origin}/setup`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page sets up a new community');
});

test('the setup address leads from the log to a named community with the first administrator', async ({
  page,
  otherContext,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  // Someone else opens the same address, and is slower.
  const other = await otherContext.newPage();
  await other.goto(setupAddress());
  await expect(other.getByLabel('Email')).toBeVisible();

  await page.goto(setupAddress());
  await expect(page).toHaveURL(`${server.origin}/setup`);
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Harbor');
  await page.getByLabel('Email').fill('ada@harbor.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('elevenchars');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('An administrator’s password has at least 12 characters.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Password' }).fill('lighthouse at noon');
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbor Guild');
  await page.getByRole('textbox', { name: 'Main color' }).fill('#7a1f4b');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload logo', exact: true }).click();
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('textbox', { name: 'Logo', exact: true })).toHaveValue(/^\/business-images\//);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page.getByText('Step 3 of 5')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel('Heading of the front page').fill('Where the harbor meets');
  await page.getByRole('textbox', { name: 'Place' }).fill('Porto');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await page.getByRole('radio', { name: 'Invited people only' }).click();
  await expect(page.getByRole('radio', { name: 'Invited people only' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Import members from a spreadsheet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the console' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Console');

  await other.getByLabel('First name').fill('Bea');
  await other.getByLabel('Last name').fill('Late');
  await other.getByLabel('Email').fill('bea@harbor.test');
  await other.getByRole('textbox', { name: 'Password' }).fill('too late for this');
  await other.getByRole('button', { name: 'Create account' }).click();
  await expect(other.getByText('This community is already set up and has an administrator.')).toBeVisible();
  await other.goto(server.origin);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Where the harbor meets');
});
