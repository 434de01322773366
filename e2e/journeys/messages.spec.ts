import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { chooseItem } from '../keyboard.ts';
import { connect, register, skipTour } from '../members.ts';

/** Ana Writer on this page and Ben Reader on another, who are connected. */
async function meetConnected(page: Page, otherContext: BrowserContext) {
  const mark = randomUUID().slice(0, 8);
  const ana = await register(page.request, { firstName: 'Ana', lastName: `Writer ${mark}` });
  const ben = await register(otherContext.request, { firstName: 'Ben', lastName: `Reader ${mark}` });
  await connect({ request: page.request, member: ana }, { request: otherContext.request, member: ben });
  const benPage = await otherContext.newPage();
  await skipTour(page, ana);
  await skipTour(benPage, ben);
  return { mark, ana, ben, benPage };
}

test('two connections exchange messages, which arrive live, unread until read', async ({
  page,
  otherContext,
}) => {
  const { mark, ben, benPage } = await meetConnected(page, otherContext);

  await benPage.goto('/messages');
  await expect(benPage.getByRole('radio', { name: 'Conversations' })).toBeChecked();
  await page.goto(`/messages?with=${ben.id}`);
  await page.getByLabel(`Write to Ben Reader ${mark}`).fill('Did the flour arrive?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('log').getByText('Did the flour arrive?')).toBeVisible();

  // Every tab of the reader counts it, and no tab any more once it is read in one.
  const otherTab = await otherContext.newPage();
  await skipTour(otherTab, ben);
  await otherTab.goto('/news');
  const unread = /^Messages, \d unread$/;
  await expect(otherTab.getByRole('link', { name: unread })).toBeVisible();
  await expect(benPage.getByRole('link', { name: unread })).toBeVisible();
  await benPage.getByRole('link', { name: `Ana Writer ${mark} (unread)` }).click();
  await expect(otherTab.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await expect(benPage.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();

  const box = benPage.getByLabel(`Write to Ana Writer ${mark}`);
  await box.fill('This morning, two sacks.');
  await benPage.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText('This morning, two sacks.')).toBeVisible();

  // At a desk, Enter sends, and Shift+Enter begins a line.
  await page.getByLabel(`Write to Ben Reader ${mark}`).fill('Good.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('See you.');
  await page.keyboard.press('Enter');
  await expect(benPage.getByRole('log').getByText('Good. See you.')).toBeVisible();
  await expect(page.getByRole('log').getByText('Today')).toBeVisible();
  await expect(
    benPage.getByRole('link', { name: `Ana Writer ${mark}`, exact: true }).first(),
  ).toHaveAttribute('aria-current', 'page');
});

test('a message is edited and taken back by keyboard while the other member reads it', async ({
  page,
  otherContext,
  expectAccessible,
}) => {
  const { mark, ana, ben, benPage } = await meetConnected(page, otherContext);
  await page.goto(`/messages?with=${ben.id}`);
  await page.getByLabel(`Write to Ben Reader ${mark}`).fill('At nine?');
  await page.keyboard.press('Enter');
  await benPage.goto(`/messages?with=${ana.id}`);
  const read = benPage.getByRole('log');
  await expect(read.getByText('At nine?')).toBeVisible();

  const menu = page.getByRole('button', { name: 'More options for your message' });
  await menu.press('Enter');
  await chooseItem(page, page.getByRole('menuitem', { name: 'Edit' }));
  await expect(page.getByLabel('Edit your message')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('At ten?');
  await page.keyboard.press('Control+Enter');
  await expect(read.getByText('At ten?')).toBeVisible();
  await expect(read.getByText('edited')).toBeVisible();
  await expectAccessible(page);

  await menu.press('Enter');
  await chooseItem(page, page.getByRole('menuitem', { name: 'Delete' }));
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(read.getByText('Message deleted')).toBeVisible();
  await expect(page.getByRole('log').getByText('At ten?')).toHaveCount(0);
  await expectAccessible(page);
});

test('on a phone a conversation fills the screen, and Back returns to the list', async ({
  page,
  otherContext,
  expectAccessible,
}) => {
  const mark = randomUUID().slice(0, 8);
  const ana = await register(page.request, { firstName: 'Ana', lastName: `Phone ${mark}` });
  const ben = await register(otherContext.request, { firstName: 'Ben', lastName: `Pocket ${mark}` });
  await connect({ request: page.request, member: ana }, { request: otherContext.request, member: ben });
  await skipTour(page, ana);
  await page.setViewportSize({ width: 360, height: 640 });

  await page.goto('/dashboard?tab=messages');
  await page.getByRole('link', { name: 'Open conversations' }).click();
  await expect(page).toHaveURL(/\/messages$/);
  await page.getByRole('link', { name: new RegExp(`^Ben Pocket ${mark}`) }).click();
  const box = page.getByLabel(`Write to Ben Pocket ${mark}`);
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page);

  // The keyboard of the phone takes the lower half; the composer stays above it.
  await page.setViewportSize({ width: 360, height: 340 });
  await box.fill('Above the keyboard');
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(340);
  await page.setViewportSize({ width: 360, height: 640 });

  await page.goBack();
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByRole('link', { name: new RegExp(`^Ben Pocket ${mark}`) })).toBeVisible();
  await expect(box).toHaveCount(0);

  // The addresses of older mails lead to the same conversation.
  await page.goto(`/dashboard?tab=messages&with=${ben.id}`);
  await expect(page).toHaveURL(new RegExp(`/messages\\?with=${ben.id}$`));
  await page.getByRole('link', { name: 'All messages' }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^Ben Pocket ${mark}`) })).toBeVisible();
});

test('a stranger can send one message until it is answered', async ({ page, otherContext }) => {
  const mark = randomUUID().slice(0, 8);
  const ana = await register(page.request, { firstName: 'Ana', lastName: `Stranger ${mark}` });
  const ben = await register(otherContext.request, { firstName: 'Ben', lastName: `Careful ${mark}` });
  const benPage = await otherContext.newPage();
  await skipTour(page, ana);
  await skipTour(benPage, ben);

  await page.goto(`/messages?with=${ben.id}`);
  await page.getByLabel(/^Write to/).fill('We have not met.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^Waiting for a reply/)).toBeVisible();
  await expect(page.getByLabel(/^Write to/)).toHaveCount(0);

  await benPage.goto('/messages?view=requests');
  await benPage.getByRole('link', { name: /^Ana Stranger/ }).click();
  await expect(benPage.getByText(/isn't one of your connections/)).toBeVisible();
  await benPage.getByLabel(/^Write to/).fill('Then it is time.');
  await benPage.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText('Then it is time.')).toBeVisible();
  await expect(page.getByLabel(/^Write to/)).toBeVisible();
});

test('a member writes from a profile, and to a business by its name', async ({ page, otherContext }) => {
  const mark = randomUUID().slice(0, 8);
  const ana = await register(page.request, { firstName: 'Ana', lastName: `Guest ${mark}` });
  const ben = await register(otherContext.request, { firstName: 'Ben', lastName: `Keeper ${mark}` });
  const name = `Ferment Bakery ${mark}`;
  const created = await otherContext.request.post('/api/businesses', {
    data: { name, description: 'Sourdough and cakes.', industry: 'Retail', category: 'Other' },
  });
  expect(created.ok(), await created.text()).toBe(true);
  const { slug } = (await created.json()) as { slug: string };
  const benPage = await otherContext.newPage();
  await skipTour(page, ana);
  await skipTour(benPage, ben);
  await benPage.goto('/news');

  await page.goto(`/business/${slug}`);
  await page.getByRole('button', { name: 'Contact Business' }).click();
  await page.getByLabel(/^Your message/).fill('Do you bake for weddings?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();

  await benPage.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await benPage.getByRole('link', { name: new RegExp(`Ana Guest ${mark} wrote to ${name}`) }).click();
  await expect(benPage.getByRole('log').getByRole('link', { name })).toHaveAttribute(
    'href',
    `/business/${slug}`,
  );

  // Her first message waits, so his profile leads to it.
  await page.goto(`/profile/${ben.username}`);
  await page.getByRole('main').getByRole('link', { name: 'See the conversation' }).click();
  await expect(page.getByRole('log').getByText('Do you bake for weddings?')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Waiting for a reply');

  await benPage.goto(`/profile/${ana.username}`);
  await benPage.getByRole('link', { name: `Message Ana Guest ${mark}` }).click();
  await benPage.getByLabel(`Write to Ana Guest ${mark}`).fill('Gladly, even for yours.');
  await benPage.getByRole('button', { name: 'Send' }).click();
  await expect(benPage.getByRole('log').getByText('Gladly, even for yours.')).toBeVisible();
  await expect(page.getByRole('log').getByText('Gladly, even for yours.')).toBeVisible();
  await page.goto(`/profile/${ben.username}`);
  await expect(page.getByRole('link', { name: `Message Ben Keeper ${mark}` })).toBeVisible();
});

test('the bell counts new notifications and links to them', async ({ page, otherContext }) => {
  const mark = randomUUID().slice(0, 8);
  const ana = await register(page.request, { firstName: 'Ana', lastName: `Bell ${mark}` });
  const ben = await register(otherContext.request, { firstName: 'Ben', lastName: `Ringer ${mark}` });
  await skipTour(page, ana);
  await page.goto('/feed');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  const sent = await otherContext.request.post('/api/messages', {
    data: { toUserId: ana.id, content: 'Ding dong' },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('link', { name: new RegExp(`Ben Ringer ${mark} wrote to you`) }).click();
  await expect(page).toHaveURL(new RegExp(`/messages\\?with=${ben.id}`));
  await expect(page.getByRole('log').getByText('Ding dong')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
