import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { MOVING, expect, test } from '../fixtures.ts';

test.use(MOVING);

type Newcomer = { firstName: string; lastName: string; lookingFor?: string; servicesOffered?: string };

async function registerOnPage(page: Page, { firstName, lastName, lookingFor, servicesOffered }: Newcomer) {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Email').fill(`${randomUUID()}@journey.test`);
  await dialog.getByLabel(/^Password/).fill('journey-password');
  if (lookingFor || servicesOffered) await dialog.getByText('Add more now').click();
  if (lookingFor) await dialog.getByLabel('Looking for').fill(lookingFor);
  if (servicesOffered) await dialog.getByLabel('Services offered').fill(servicesOffered);
  await dialog.getByRole('button', { name: /create account/i }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
}

const connections = (page: Page) =>
  page.getByRole('list', { name: 'Your numbers' }).getByRole('link', { name: /Connections/ });

test('two new members are recommended to each other with the reason, and connect', async ({
  page,
  otherContext,
}) => {
  const unique = randomUUID().slice(0, 8);
  const ana = { firstName: 'Ana', lastName: `Duarte ${unique}`, lookingFor: 'a piano tuner for my school' };
  const ben = {
    firstName: 'Ben',
    lastName: `Okafor ${unique}`,
    servicesOffered: 'piano tuning for concert halls',
  };
  const benPage = await otherContext.newPage();
  await registerOnPage(page, ana);
  await registerOnPage(benPage, ben);

  await page.reload();
  const suggestion = page.getByRole('article', { name: `Ben ${ben.lastName}` });
  await expect(suggestion).toContainText('Ben offers “piano tuning for concert halls”');
  const suggested = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  expect(suggested.indexOf(`Ben ${ben.lastName}`)).toBeLessThan(4);

  await suggestion.getByRole('button', { name: 'Why this match' }).click();
  await expect(suggestion.getByText("They offer what you're looking for")).toBeVisible();

  await suggestion.getByRole('button', { name: 'Connect' }).click();
  const dialog = page.getByRole('dialog', { name: `Connect with Ben ${ben.lastName}` });
  await dialog.getByLabel('Your message').fill('Shall we have coffee, Ben?');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: `Connection request sent to Ben ${ben.lastName}!` }),
  ).toBeVisible();

  // Ben's open page updates live.
  await benPage.getByRole('tab', { name: 'Connections' }).click();
  await expect(benPage.getByText('Shall we have coffee, Ben?', { exact: true })).toBeVisible();
  await benPage.getByRole('button', { name: `Accept Ana ${ana.lastName}` }).click();
  await expect(benPage.getByText('Connected since')).toBeVisible();
  await expect(connections(benPage)).toHaveText(/^1 /);

  await expect(connections(page)).toHaveText(/^1 /);
});
