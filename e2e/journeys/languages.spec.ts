import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO, register, signIn } from '../members.ts';

type Labels = { names: Record<string, string>; footer: Record<string, string> };

const html = (page: Page) => page.locator('html');
const choose = (page: Page, language: string) =>
  page.getByRole('contentinfo').getByRole('button', { name: language }).click();

/** How far a box is from the beginning of the line, in the direction that the page is read. */
async function startOf(page: Page, name: string): Promise<number> {
  const box = await page.getByRole('banner').getByRole('link', { name }).first().boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  if (!box) throw new Error(`${name} is not shown`);
  const isMirrored = (await html(page).getAttribute('dir')) === 'rtl';
  return Math.round(isMirrored ? width - box.x - box.width : box.x);
}

test('a visitor reads in another language, which the browser keeps, the community’s own industries and footer too', async ({
  page,
  otherContext,
}) => {
  const name = `Crafts ${randomUUID().slice(0, 8)}`;
  const admin = otherContext.request;
  await signIn(admin, DEMO.admin);
  const { labels } = (await (await admin.get('/api/admin/community')).json()) as { labels: { de: Labels } };
  const german = { ...labels.de, names: { ...labels.de.names, [name]: 'Handwerk' } };
  expect((await admin.post('/api/admin/industries', { data: { name } })).status()).toBe(201);
  const data = { labels: { ...labels, de: german } };
  expect((await admin.patch('/api/admin/community', { data })).status()).toBe(200);

  await page.goto('/');
  await choose(page, 'Deutsch');
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await page.goto('/businesses');
  await expect(page.getByRole('heading', { level: 1, name: 'Branchenverzeichnis' })).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutzerklärung' }),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Branche' }).selectOption('Handwerk');
  await expect(page).toHaveURL(`/businesses?industry=${name.replaceAll(' ', '+')}`);
  await choose(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Business Directory' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue(name);
  await expect(page.getByRole('option', { name: 'Handwerk' })).toHaveCount(0);
});

test.describe('in a browser that asks for French', () => {
  test.use({ locale: 'fr-FR' });

  test('pages and errors are French from the first byte', async ({ page, request }) => {
    const headers = { accept: 'text/html', 'accept-language': 'fr-FR' };
    const first = await request.get('/', { headers });
    expect(await first.text()).toContain('<html lang="fr" dir="ltr"');
    await page.goto('/?dialog=login');
    await page.getByLabel('E-mail').fill('personne@example.test');
    await page.getByLabel('Mot de passe', { exact: true }).fill('inconnu');
    await page.getByRole('dialog').getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page.getByText('Adresse e-mail ou mot de passe incorrect.', { exact: true })).toBeVisible();
  });
});

test('a member’s choice holds in every browser', async ({ page, otherContext }) => {
  const otherPage = await otherContext.newPage();
  const { email } = await register(page.request);
  await page.goto('/settings#language');
  await page.getByText('Español').first().click();
  await expect(html(page)).toHaveAttribute('lang', 'es');

  await otherPage.goto('/?dialog=login');
  await otherPage.getByLabel('Email').fill(email);
  await otherPage.getByLabel('Password', { exact: true }).fill('journey-password');
  await otherPage.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await expect(html(otherPage)).toHaveAttribute('lang', 'es');
});

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a long title and the button beside it stay within the screen', async ({ page }) => {
    await register(page.request);
    await page.request.put('/api/account/locale', { data: { locale: 'de' } });
    for (const [path, title] of [
      ['/opportunities', 'Ausschreibungen'],
      ['/businesses', 'Branchenverzeichnis'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBe(360);
    }
  });
});

test('a form says in the reader’s language what is wrong with a field', async ({ page }) => {
  await register(page.request);
  await page.request.put('/api/account/locale', { data: { locale: 'de' } });
  await page.goto('/opportunities');
  await page.getByRole('button', { name: 'Neue Ausschreibung veröffentlichen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill('Mehr auf www.example.test');
  await dialog.getByRole('button', { name: 'Ausschreibung veröffentlichen' }).click();
  await expect(
    dialog.getByText('Verwenden Sie eine Zeile einfachen Text ohne Webadressen: „www.example.test“'),
  ).toBeVisible();
});

test('Arabic is read from the right: the page is mirrored, and the arrow keys turn around', async ({
  page,
}) => {
  await page.goto('/');
  const logo = await startOf(page, 'Guildhall');
  await choose(page, 'العربية');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  expect(Math.abs((await startOf(page, 'Guildhall')) - logo)).toBeLessThanOrEqual(2);
  for (const path of ['/', '/businesses', '/feed']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  }

  await register(page.request);
  await page.goto('/feed');
  await page.getByRole('button', { name: /^شارك/ }).click();
  const buttons = page.getByRole('toolbar').getByRole('button');
  await buttons.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(buttons.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(buttons.first()).toBeFocused();
});
