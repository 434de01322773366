import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DEMO, type NewMember, register, signIn, skipTour } from '../members.ts';

const BEYOND = 'This is not part of your role';

/** A member whom the administrator gives a role in the console, and who signs in again. */
async function withRole(
  { page, context, otherContext: own }: { page: Page; context: BrowserContext; otherContext: BrowserContext },
  { role, lastName: begun }: { role: string; lastName: string },
): Promise<{ desk: Page; member: NewMember }> {
  const lastName = `${begun} ${randomUUID().slice(0, 6)}`;
  const member = await register(own.request, { firstName: 'Rowan', lastName });
  await signIn(context.request, DEMO.admin);
  await page.goto('/admin/roles');
  // The list of those who hold a role pushes the form down once it is here.
  await expect(page.getByRole('link', { name: 'Ada Bergmann' })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Member' });
  await field.scrollIntoViewIfNeeded();
  await field.fill(member.email);
  await page.getByRole('option', { name: new RegExp(lastName) }).click();
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Give the role' }).click();
  await expect(page.getByRole('link', { name: `Rowan ${lastName}` })).toBeVisible();
  expect((await own.request.get('/api/auth/me')).status()).toBe(401);
  const again = await own.request.post('/api/auth/login', {
    data: { email: member.email, password: 'journey-password' },
  });
  expect(again.status(), await again.text()).toBe(200);
  const desk = await own.newPage();
  await skipTour(desk, member);
  await desk.goto('/admin');
  return { desk, member };
}

/** The pages that the navigation of the console offers. */
async function offered(desk: Page): Promise<string[]> {
  const links = desk.getByRole('navigation', { name: 'Admin console' }).first().getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.allInnerTexts();
}

async function isBeyond(desk: Page, path: string): Promise<void> {
  await desk.goto(path);
  await expect(desk.getByRole('heading', { level: 1, name: BEYOND })).toBeVisible();
}

test('an editor has the content of the site, and is refused beyond their role', async ({
  page,
  context,
  otherContext,
}) => {
  const { desk } = await withRole({ page, context, otherContext }, { role: 'Editor', lastName: 'Quire' });
  expect(await offered(desk)).toEqual([
    'Overview',
    'Articles',
    'Businesses',
    'Industries',
    'Banners',
    'Pages',
    'Handover',
  ]);
  await desk.getByRole('link', { name: 'Industries' }).first().click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Industries and categories' })).toBeVisible();
  await isBeyond(desk, '/admin?tab=users');
  await isBeyond(desk, '/admin/roles');
  expect((await desk.request.get('/api/admin/users')).status()).toBe(403);
});

test('a moderator sees what waits, deletes a post of another, and is refused beyond their role', async ({
  page,
  context,
  otherContext,
}) => {
  const posted = await context.request.post('/api/auth/login', {
    data: { email: DEMO.owner, password: 'guildhall-demo' },
  });
  expect(posted.ok()).toBe(true);
  const post = await context.request.post('/api/feed', { data: { content: 'Buy my lamps, buy my lamps' } });
  const { id } = (await post.json()) as { id: number };
  const { desk } = await withRole({ page, context, otherContext }, { role: 'Moderator', lastName: 'Weir' });
  expect((await offered(desk)).map((text) => text.replace(/\s*\d+$/, ''))).toEqual([
    'Overview',
    'Posts',
    'Reports',
    'Handover',
  ]);
  await expect(desk.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  expect((await desk.request.delete(`/api/admin/posts/${id}`)).status()).toBe(200);
  await isBeyond(desk, '/admin/pages');
  expect((await desk.request.get('/api/admin/grants')).status()).toBe(403);
});

test('a treasurer has orders and figures, and is refused beyond their role', async ({
  page,
  context,
  otherContext,
}) => {
  const { desk } = await withRole({ page, context, otherContext }, { role: 'Treasurer', lastName: 'Purse' });
  await desk.getByRole('link', { name: 'Figures' }).first().click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
  await desk.goto('/admin/orders');
  await expect(desk.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await isBeyond(desk, '/admin/reports');
  expect((await desk.request.get('/api/admin/posts')).status()).toBe(403);
});

test('an auditor reads every page without addresses, and changes nothing', async ({
  page,
  context,
  otherContext,
}) => {
  const { desk, member } = await withRole(
    { page, context, otherContext },
    { role: 'Auditor', lastName: 'Ledger' },
  );
  await desk.goto(`/admin/members/${member.id}`);
  await expect(desk.getByText(/You can read this page with your role/)).toBeVisible();
  await expect(desk.getByText(member.email)).toHaveCount(0);
  await desk.goto('/admin/audit');
  await expect(desk.getByText('Gave a role to Rowan Ledger').first()).toBeVisible();
  await isBeyond(desk, '/admin/imports');
  const change = await desk.request.patch(`/api/admin/users/${member.id}/status`, {
    data: { isActive: false },
  });
  expect(change.status()).toBe(403);
});
