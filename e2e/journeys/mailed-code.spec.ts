import { expect, test } from '../fixtures.ts';
import { readMail } from '../mails.ts';
import { DEMO, DEMO_PASSWORD } from '../members.ts';
import { type MailedServer, START_MS, startServerWithMail } from '../server.ts';

let server: MailedServer;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  server = await startServerWithMail();
});
test.afterAll(() => server.stop());

const codeTo = (address: string) =>
  server.mail.messages
    .map((message) => readMail(message))
    .filter(({ to, subject }) => to.includes(address) && subject.startsWith('Your code for'))
    .map(({ text }) => /^[\dA-Z]{4}-[\dA-Z]{4}$/m.exec(text)?.[0] ?? '')
    .at(-1) ?? '';

test('an administrator turns codes by email on, and a member signs in with one on a phone', async ({
  page,
  otherContext,
  expectAccessible,
}) => {
  const admin = await otherContext.newPage();
  const credentials = { email: DEMO.admin, password: DEMO_PASSWORD };
  await admin.request.post(`${server.origin}/api/auth/login`, { data: credentials });
  await admin.goto(`${server.origin}/admin/registration`);
  const codes = admin.getByRole('switch', { name: 'Members can sign in with a code by email' });
  await expect(codes).not.toBeChecked();
  await codes.click({ force: true });
  await expect(codes).toBeChecked();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${server.origin}/?dialog=login`);
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(DEMO.member);
  await dialog.getByRole('button', { name: 'Get a code by email' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue(DEMO.member);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  const field = dialog.getByLabel('Code from the email');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('status')).toContainText(DEMO.member);
  await expectAccessible(page);
  await field.fill('0000-0000');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByText(/^This code is not right/)).toBeVisible();
  await expect.poll(() => codeTo(DEMO.member), { timeout: 30_000 }).toMatch(/^.{9}$/);
  await field.fill(codeTo(DEMO.member).toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
});
