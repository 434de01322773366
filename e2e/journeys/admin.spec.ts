import { expect, test } from '../fixtures.ts';
import { DEMO, register, signIn } from '../members.ts';

test('visitors and members cannot open the console', async ({ page, request, otherContext }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/\?dialog=login&next=%2Fadmin$/);
  await register(otherContext.request);
  const other = await otherContext.newPage();
  await other.goto('/admin/audit');
  await expect(other).toHaveURL(/\/dashboard$/);
  const answer = await request.get('/api/admin/stats');
  expect(answer.status()).toBe(401);
});

test('a deactivated member is signed out at the next request, and the audit log records it', async ({
  page,
  context,
  otherContext,
}) => {
  const member = await register(otherContext.request, { firstName: 'Quill', lastName: 'Ransome' });
  await signIn(context.request, DEMO.admin);
  await page.goto('/admin?tab=users');
  await page.getByRole('searchbox', { name: /Search members/ }).fill(member.email);
  const row = page.getByRole('row', { name: /Quill Ransome/ });
  const active = row.getByRole('switch');
  await expect(active).toBeChecked();
  await active.focus();
  await page.keyboard.press('Space');
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
  await expect.poll(async () => (await otherContext.request.get('/api/auth/me')).status()).toBe(401);

  await page.goto(`/admin/audit?event=user.deactivated&targetId=${member.id}`);
  await expect(page.getByText('Deactivated Quill Ransome')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Person').fill('Quill Ransome');
  await page.getByLabel('What happened').selectOption('Deactivated');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('Deactivated Quill Ransome').first()).toBeVisible();
  await page.getByRole('link', { name: 'Everything about Quill Ransome' }).first().click();
  await expect(page.getByText(`Only what is about user ${member.id}`)).toBeVisible();
  await page.getByRole('button', { name: 'Verify log integrity' }).click();
  await expect(page.getByText(/The log is intact/)).toBeVisible();
});

test('a site notice is shown to everyone until it is removed', async ({ page, context, otherContext }) => {
  await signIn(context.request, DEMO.admin);
  await page.goto('/admin?tab=settings');
  await page.getByLabel('Announcement text').fill('The hall is closed on Friday.');
  await page.getByRole('button', { name: 'Save announcement' }).click();
  await expect(page.getByRole('note', { name: 'Announcement' })).toBeVisible();
  const visitor = await otherContext.newPage();
  await visitor.goto('/services');
  await expect(visitor.getByRole('note', { name: 'Announcement' })).toHaveText(
    'The hall is closed on Friday.',
  );
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('note', { name: 'Announcement' })).toHaveCount(0);
});
