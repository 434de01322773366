import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { connect, register, skipTour } from '../members.ts';

const stat = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

test('three members, three browsers: a connection is introduced to a match, both agree, and it succeeds', async ({
  page,
  otherContext,
  browser,
  baseURL,
}) => {
  const mark = randomUUID().slice(0, 8);
  const thirdContext = await browser.newContext({ ...(baseURL && { baseURL }) });
  const [rita, tom, carla] = [
    await register(page.request, {
      firstName: 'Rita',
      lastName: `Referrer ${mark}`,
      industry: 'education',
      lookingFor: 'falconry lessons and owl photography',
      servicesOffered: 'lighthouse restoration and beekeeping',
      skills: ['Falconry', 'Owl photography', 'Beekeeping'],
    }),
    await register(otherContext.request, {
      firstName: 'Tom',
      lastName: `Target ${mark}`,
      industry: 'education',
      lookingFor: 'lighthouse restoration and beekeeping',
      servicesOffered: 'falconry lessons and owl photography',
      skills: ['Falconry', 'Owl photography', 'Beekeeping'],
    }),
    await register(thirdContext.request, { firstName: 'Carla', lastName: `Connection ${mark}` }),
  ];
  await connect({ request: page.request, member: rita }, { request: thirdContext.request, member: carla });
  const [tomPage, carlaPage] = [await otherContext.newPage(), await thirdContext.newPage()];
  await Promise.all([skipTour(page, rita), skipTour(tomPage, tom), skipTour(carlaPage, carla)]);

  await page.goto('/dashboard?tab=referrals');
  await expect(stat(page, 'Sent')).toHaveText('0');
  await page.getByRole('button', { name: `Refer Tom Target ${mark}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who is introduced').selectOption(`Carla Connection ${mark}`);
  await dialog.getByLabel('Personal message (optional)').fill('You two will like each other.');
  await dialog.getByRole('button', { name: 'Send Referral' }).click();
  await expect(page.getByText('Referral sent!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Your referral has been processed and sent via our AI system.', { exact: true }),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const sent = page.getByRole('article', {
    name: `You introduce Carla Connection ${mark} to Tom Target ${mark}`,
  });
  await expect(sent).toContainText('You two will like each other.');
  await expect(sent.getByText('pending')).toBeVisible();
  await expect(stat(page, 'Sent')).toHaveText('1');
  await expect(
    page
      .getByRole('article', { name: `Tom Target ${mark}`, exact: true })
      .getByRole('button', { name: /^Refer/ }),
  ).toBeDisabled();

  // Tom hears of it by the bell and agrees.
  await tomPage.goto('/feed');
  await tomPage.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await tomPage.getByRole('link', { name: /offers you an introduction to Carla Connection/ }).click();
  const received = tomPage.getByRole('article', {
    name: `Rita Referrer ${mark} would introduce Carla Connection ${mark} to you`,
  });
  await received.getByRole('button', { name: /^Accept/ }).click();
  await expect(tomPage.getByText('Referral accepted', { exact: true })).toBeVisible();
  await expect(received.getByText(`You have agreed; the other side is being asked.`)).toBeVisible();
  await expect(received.getByText(carla.email)).toHaveCount(0);

  // Carla agrees too; only then does Tom learn how to reach her, on his open page.
  await carlaPage.goto('/dashboard?tab=referrals');
  await carlaPage
    .getByRole('article', { name: `Rita Referrer ${mark} would introduce you to Tom Target ${mark}` })
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(carlaPage.getByText('Referral accepted', { exact: true })).toBeVisible();
  await expect(received.getByText('accepted', { exact: true })).toBeVisible();
  await expect(received.getByRole('link', { name: carla.email })).toBeVisible();

  // Success is Tom's to say; Rita sees it without a reload.
  await received.getByRole('button', { name: /^Mark as completed/ }).click();
  await expect(tomPage.getByText('Referral completed', { exact: true })).toBeVisible();
  await expect(sent.getByText('completed', { exact: true })).toBeVisible();
  await expect(stat(page, 'Successful')).toHaveText('1');
  await expect(stat(page, 'Success rate')).toHaveText('100%');
  await sent.getByRole('button', { name: /^Show the history/ }).click();
  await expect(sent.getByText(`Tom Target ${mark} marked it as completed`)).toBeVisible();
  await thirdContext.close();
});
