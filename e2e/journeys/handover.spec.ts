import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../page-ready.ts';
import { DEMO, type NewMember, register, signIn, skipTour } from '../members.ts';

const PASSWORD = 'journey-password';

async function enter(request: APIRequestContext, { email }: NewMember): Promise<void> {
  const answer = await request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function send(request: APIRequestContext, method: 'post' | 'put', path: string, data: object) {
  const answer = await request[method](path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { slug?: string };
}

test('a treasurer hands over the role and a chapter: both confirm, an administrator approves, and then the next one has the orders', async ({
  page,
  context,
  otherContext: own,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const place = randomUUID().slice(0, 6);
  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  theirs.on('page', waitForHydration);
  const old = await register(own.request, { firstName: 'Olive', lastName: `Purse ${place}` });
  const next = await register(theirs.request, { firstName: 'Nora', lastName: `Ledger ${place}` });
  await signIn(context.request, DEMO.admin);
  const fields = { name: `Chapter of ${place}`, timeZone: 'UTC', joining: 'open' };
  const { slug = '' } = await send(context.request, 'post', '/api/chapters', fields);
  await send(own.request, 'put', `/api/chapters/${slug}/join`, {});
  await send(context.request, 'put', `/api/chapters/${slug}/members/${old.id}`, { role: 'leader' });
  await send(context.request, 'post', '/api/admin/grants', { userId: old.id, role: 'treasurer' });
  await enter(own.request, old);

  const desk = await own.newPage();
  await skipTour(desk, old);
  await desk.goto('/admin/handovers');
  await expect(desk.getByText('You hand over: Treasurer')).toBeVisible();
  await expect(desk.getByText(`Chapter of ${place}`)).toBeVisible();
  await desk.getByRole('combobox', { name: 'Who takes over' }).fill(`Nora Ledger ${place}`);
  await desk.getByRole('option', { name: `Nora Ledger ${place}` }).click();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Start the handover' }).click();
  const waiting = `Waiting for Nora Ledger ${place} and an administrator`;
  await expect(desk.getByText(waiting)).toBeVisible();

  const phone = await theirs.newPage();
  await skipTour(phone, next);
  await phone.goto('/dashboard');
  await phone.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await phone.getByRole('link', { name: new RegExp(`asked to take over from Olive Purse ${place}`) }).click();
  await expect(phone.getByRole('region', { name: 'What moves' })).toContainText('Treasurer');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Confirm the handover' }).click();
  await phone.getByLabel('Your password').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(phone.getByText('Waiting for an administrator')).toBeVisible();

  await page.goto('/admin/handovers');
  await page.getByRole('link', { name: new RegExp(`from Olive Purse ${place}`) }).click();
  await page.getByRole('button', { name: 'Approve the handover' }).click();
  await expect(page.getByText(`Nora Ledger ${place} signs in again to begin.`)).toBeVisible();

  expect((await own.request.get('/api/auth/me')).status()).toBe(401);
  // The page of the new officer asks them to sign in again; a sign-in beside it would race with it.
  const again = phone.getByRole('dialog', { name: /signed out/ });
  await again.getByLabel('Email').fill(next.email);
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(again).toBeHidden();
  await phone.goto('/admin/orders');
  await expect(phone.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await desk.close();
  await enter(own.request, old);
  expect((await own.request.get('/api/admin/orders')).status()).toBe(403);
  const later = await own.newPage();
  await skipTour(later, old);
  await later.goto('/admin/orders');
  await expect(later).toHaveURL(/\/dashboard/);
  await phone.goto(`/chapters/${slug}`);
  await expect(phone.getByRole('main').getByText('Leader').first()).toBeVisible();
  await theirs.close();
});
