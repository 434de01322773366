import { expect, test } from '../fixtures.ts';
import { readMail } from '../mails.ts';
import { DEMO, DEMO_PASSWORD } from '../members.ts';
import { type MailedServer, START_MS, startServerWithMail } from '../server.ts';

const NEWCOMER = { email: 'nobody.there@rosecity.test', firstName: 'Ida', lastName: 'Larsen' };

let server: MailedServer;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  server = await startServerWithMail();
});
test.afterAll(() => server.stop());

test('the console says what becomes of emails while the server refuses them, bounces one, and works again', async ({
  page,
}) => {
  const credentials = { email: DEMO.admin, password: DEMO_PASSWORD };
  expect((await page.request.post(`${server.origin}/api/auth/login`, { data: credentials })).status()).toBe(
    200,
  );
  const failing = page.getByRole('alert').filter({ hasText: 'Emails aren’t getting through' });

  server.mail.behave({ recipient: '451 4.7.1 come back later' });
  await page.goto(`${server.origin}/admin/mail`);
  await page.getByRole('button', { name: 'Send yourself a test email' }).click();
  await expect(page.getByText(/^Not sent yet: .* refused the mail with 451/)).toBeVisible();
  await page.goto(`${server.origin}/admin`);
  await expect(failing).toContainText('451');

  server.mail.behave();
  await expect.poll(() => server.mail.messages.length, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await expect(failing).toHaveCount(0);

  server.mail.behave({ recipient: '550 5.1.1 no such user' });
  await page.goto(`${server.origin}/admin?tab=users`);
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First Name').fill(NEWCOMER.firstName);
  await dialog.getByLabel('Last Name').fill(NEWCOMER.lastName);
  await dialog.getByLabel('Email').fill(NEWCOMER.email);
  await dialog.getByRole('button', { name: 'Add User' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`${server.origin}/admin/mail`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: /^1 / })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('link', { name: /^1 / }).click();
  await page.getByRole('link', { name: 'Ida Larsen' }).click();
  const bounced = page.getByRole('alert').filter({ hasText: 'Emails to this address are refused' });
  await expect(bounced).toContainText('550');

  server.mail.behave();
  await bounced.getByRole('button', { name: 'Try this address again' }).click();
  await expect(bounced).toHaveCount(0);
  await page.getByRole('button', { name: 'Send invitation again' }).click();
  const invitation = () => server.mail.messages.map(readMail).find(({ to }) => to.includes(NEWCOMER.email));
  await expect
    .poll(() => invitation()?.link ?? '', { timeout: 30_000 })
    .toContain('/reset-password?invited#token=');
});
