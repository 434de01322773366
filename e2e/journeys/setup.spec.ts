import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startSmtpReceiver } from '../../apps/server/testing/smtp-receiver.ts';
import { expect, test } from '../fixtures.ts';
import { readMail } from '../mails.ts';
import { correctAddresses, memberFile } from '../member-file.ts';
import { PNG } from '../png.ts';
import { takeScreenshots } from '../screenshots.ts';
import { type JourneyServer, START_MS, startJourneyServer } from '../server.ts';

test.describe.configure({ mode: 'serial' });

const ADMIN = { email: 'ada@harbor.test', password: 'lighthouse at noon' };
const MEMBERS = 400;
const FAULTY = 12;
/** How many invitations go out at once. */
const WAVE = 100;

let server: JourneyServer;
let smtp: Awaited<ReturnType<typeof startSmtpReceiver>>;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  smtp = await startSmtpReceiver();
  server = await startJourneyServer({ SEED: 'none', SMTP_URL: smtp.url });
});
test.afterAll(async () => {
  await server.stop();
  await smtp.close();
});

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
  await takeScreenshots(page, '1-administrator');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Harbor');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('elevenchars');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('An administrator’s password has at least 12 characters.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbor Guild');
  await page.getByRole('textbox', { name: 'Main color' }).fill('#7a1f4b');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload logo', exact: true }).click();
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('textbox', { name: 'Logo', exact: true })).toHaveValue(/^\/business-images\//);
  await expectAccessible(page);
  await takeScreenshots(page, '2-name-and-look');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page.getByText('Step 3 of 5')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel('Heading of the front page').fill('Where the harbor meets');
  await page.getByRole('textbox', { name: 'Place' }).fill('Porto');
  await page.getByRole('textbox', { name: 'Support email' }).fill('office@harbor.test');
  await expectAccessible(page);
  await takeScreenshots(page, '3-text');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await page.getByRole('radio', { name: 'Invited people only' }).click();
  await expect(page.getByRole('radio', { name: 'Invited people only' })).toBeChecked();
  await expectAccessible(page);
  await takeScreenshots(page, '4-who-can-join');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Import members from a spreadsheet' })).toBeVisible();
  await expectAccessible(page);
  await takeScreenshots(page, '5-members');
  await page.getByRole('link', { name: 'Open the console' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Console');
  await takeScreenshots(page, '6-console');

  await other.getByLabel('First name').fill('Bea');
  await other.getByLabel('Last name').fill('Late');
  await other.getByLabel('Email').fill('bea@harbor.test');
  await other.getByRole('textbox', { name: 'Password' }).fill('too late for this');
  await other.getByRole('button', { name: 'Create account' }).click();
  await expect(other.getByText('This community is already set up and has an administrator.')).toBeVisible();
  await other.goto(server.origin);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Where the harbor meets');
  await expect(other.getByRole('link', { name: 'office@harbor.test' })).toBeVisible();
});

test('the administrator publishes terms, imports 400 members, and one of them joins from the email', async ({
  page,
  otherContext,
  expectAccessible,
}) => {
  const { file, first } = memberFile(MEMBERS, FAULTY);
  await signInTo(page);

  await page.goto(`${server.origin}/admin/pages`);
  await page.getByRole('button', { name: 'Start Terms of Use' }).click();
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('## House rules\n\nBe kind to one another.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Members must accept this page' }).check();
  await takeScreenshots(page, '7-terms');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('link', { name: 'View page' })).toBeVisible();

  await page.goto(`${server.origin}/admin/imports`);
  await acceptTerms(page);
  await takeScreenshots(page, '8-import');
  await chooseFile(page, file);
  await expect(page.getByRole('combobox', { name: 'Email address' })).toHaveValue('0');
  await expectAccessible(page);
  await takeScreenshots(page, '9-columns');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('button', { name: 'Import 388 members' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Show rows' }).selectOption({ label: 'Has errors (12)' });
  await expect(page.getByText('E-mail: Invalid email')).toHaveCount(FAULTY);
  await expectAccessible(page);
  await takeScreenshots(page, '10-checked');
  await page.getByRole('button', { name: 'Import 388 members' }).click();
  await expect(page.getByRole('heading', { name: '388 members imported' })).toBeVisible();
  const imported = page.url();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the rows with errors' }).click();
  const faultyRows = await readFile(await (await downloading).path(), 'utf8');
  await takeScreenshots(page, '11-imported');

  await page.getByRole('button', { name: 'New import' }).click();
  await chooseFile(page, { ...file, buffer: Buffer.from(correctAddresses(faultyRows)) });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 12 members' }).click();
  await expect(page.getByRole('heading', { name: '12 members imported' })).toBeVisible();

  await page.goto(imported);
  await page.getByRole('button', { name: 'Invite now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('progressbar', { name: /^Sending invitations/ })).toBeVisible();
  await takeScreenshots(page, '12-inviting');
  const mails = () => smtp.messages.map(readMail).filter(({ subject }) => subject.includes('invites you to'));
  await expect.poll(() => mails().length).toBeGreaterThanOrEqual(WAVE);
  expect(new Set(mails().map(({ to }) => to)).size, 'nobody is mailed twice').toBe(mails().length);

  const member = await otherContext.newPage();
  await member.goto(mails().find(({ to }) => to.includes(first.email))?.link ?? '');
  await member.getByRole('textbox', { name: 'New password' }).fill('harbor at dawn');
  await takeScreenshots(member, '13-password');
  await member.getByRole('button', { name: 'Join' }).click();
  await acceptTerms(member, '14-terms');

  await page.goto(`${server.origin}/members`);
  await expect(page.getByRole('article', { name: first.name })).toBeVisible();
  await expect(page.getByText('2 members', { exact: true })).toBeVisible();
  await takeScreenshots(page, '15-directory');
});

async function signInTo(page: Page): Promise<void> {
  const answer = await page.request.post(`${server.origin}/api/auth/login`, { data: ADMIN });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Everyone accepts the terms, the administrator too. */
async function acceptTerms(page: Page, screenshots?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Before you go on' });
  await expect(dialog.getByRole('link', { name: /^Terms of Use/ })).toBeVisible();
  if (screenshots) await takeScreenshots(page, screenshots);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog).toBeHidden();
}

async function chooseFile(page: Page, file: ReturnType<typeof memberFile>['file']): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file of members' }).click();
  await (await chooser).setFiles(file);
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible();
}
