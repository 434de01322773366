import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { DEVICES } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { chooseItem, press } from '../keyboard.ts';
import { connect, register, skipTour } from '../members.ts';

/** Ana on this page and Ben on another, who are connected. */
async function meet(page: Page, otherContext: BrowserContext) {
  const mark = randomUUID().slice(0, 8);
  const ana = await register(page.request, { firstName: 'Ana', lastName: `Seeker ${mark}` });
  const ben = await register(otherContext.request, { firstName: 'Ben', lastName: `Finder ${mark}` });
  await connect({ request: page.request, member: ana }, { request: otherContext.request, member: ben });
  const benPage = await otherContext.newPage();
  await skipTour(page, ana);
  await skipTour(benPage, ben);
  const write = async (content: string) => {
    const sent = await otherContext.request.post('/api/messages', { data: { toUserId: ana.id, content } });
    expect(sent.ok(), await sent.text()).toBe(true);
  };
  return { mark, ana, ben, benPage, write };
}

for (const [name, size] of DEVICES) {
  test(`on a ${name}, a message is begun by a name, and found again by its words, by keyboard alone`, async ({
    page,
    otherContext,
    expectAccessible,
  }) => {
    const { mark, ben, write } = await meet(page, otherContext);
    await write('A recipe for hot sauce, and no label.');
    for (let number = 1; number <= 45; number += 1) await write(`Flour delivery ${number}`);
    await page.setViewportSize(size);
    await page.goto('/messages');
    await expect(page.getByRole('radio', { name: 'Conversations 1 unread' })).toBeChecked();
    await page.getByRole('heading', { level: 1 }).click();
    await press(page, page.getByRole('button', { name: 'New message' }).first());
    const to = page.getByRole('combobox', { name: 'To' });
    await expect(to).toBeFocused();
    await to.fill(`finder ${mark}`);
    await expect(page.getByRole('option')).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`with=${ben.id}$`));
    await expect(page.getByRole('log').getByText('Flour delivery 45')).toBeInViewport();

    await page.goto('/messages');
    const search = page.getByRole('searchbox', { name: 'Search people and messages' });
    await search.fill('sauce');
    await expect(page.getByText('1 message')).toBeVisible();
    await expect(page.locator('mark')).toHaveText('sauce');
    await expect(page).toHaveURL(/\?q=sauce$/);
    await expectAccessible(page);
    await press(page, page.getByRole('article').getByRole('link', { name: `Ben Finder ${mark}` }));
    const found = page.getByRole('log').getByText('A recipe for hot sauce');
    await expect(found).toBeInViewport();
    await expect(page.getByRole('log').getByText('Flour delivery 45')).toHaveCount(0);
    await expectAccessible(page);
    await press(page, page.getByRole('link', { name: 'Latest messages' }));
    await expect(page.getByRole('log').getByText('Flour delivery 45')).toBeInViewport();
    await page.goto('/messages?q=xylophone');
    await expect(page.getByRole('heading', { name: 'No message says “xylophone”' })).toBeVisible();
    await expectAccessible(page);
  });

  test(`on a ${name}, a conversation is muted, and rings again once it is unmuted`, async ({
    page,
    otherContext,
    expectAccessible,
  }) => {
    const { mark, ben, write } = await meet(page, otherContext);
    await page.setViewportSize(size);
    await page.goto(`/messages?with=${ben.id}`);
    const menu = page.getByRole('button', { name: `More options for Ben Finder ${mark}` });
    await menu.press('Enter');
    await chooseItem(page, page.getByRole('menuitem', { name: 'Mute' }));
    await expect(page.getByRole('img', { name: 'Muted' }).last()).toBeVisible();
    await page.goto('/news');
    await write('Do you take rabbits?');
    await page.goto('/messages');
    await expect(page.getByRole('article', { name: `Ben Finder ${mark}` })).toContainText('rabbits');
    await expect(page.getByRole('radio', { name: 'Conversations', exact: true })).toBeChecked();
    await expectAccessible(page);
    await page.goto(`/messages?with=${ben.id}`);
    await menu.press('Enter');
    await chooseItem(page, page.getByRole('menuitem', { name: 'Unmute' }));
    await expect(page.getByRole('img', { name: 'Muted' })).toHaveCount(0);
  });
}

test('“Seen” appears live below what was read, once both show it, and goes when one no longer does', async ({
  page,
  otherContext,
  expectAccessible,
}) => {
  const { mark, ana, ben, benPage } = await meet(page, otherContext);
  for (const each of [page, benPage]) {
    await each.goto('/settings');
    const shows = each.getByRole('switch', { name: /^Show when I have read messages/ });
    await shows.press('Space');
    await expect(shows).toBeChecked();
  }
  await page.goto(`/messages?with=${ben.id}`);
  await page.getByLabel(`Write to Ben Finder ${mark}`).fill('At nine?');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log.getByText('At nine?')).toBeVisible();
  await expect(log.getByText('Seen')).toHaveCount(0);
  await benPage.goto(`/messages?with=${ana.id}`);
  await expect(benPage.getByRole('log').getByText('At nine?')).toBeVisible();
  await expect(log.getByText('Seen')).toBeVisible();
  await benPage.getByLabel(/^Write to Ana/).pressSequentially('At ni');
  await expect(page.getByRole('status').getByText(/^Ben .* is typing/)).toBeVisible();
  await expectAccessible(page);
  await benPage.keyboard.type('ne.');
  await benPage.keyboard.press('Enter');
  await expect(log.getByText('At nine.')).toBeVisible();
  await expect(page.getByText(/is typing/)).toHaveCount(0);
  await benPage.goto('/settings');
  await benPage.getByRole('switch', { name: /^Show when I have read messages/ }).press('Space');
  await page.reload();
  await expect(log.getByText('At nine?')).toBeVisible();
  await expect(log.getByText('Seen')).toHaveCount(0);
});

for (const [name, size] of DEVICES) {
  test(`on a ${name}, a visitor joins over a profile, and the Connect dialog opens with the greeting`, async ({
    page,
    otherContext,
    expectAccessible,
  }) => {
    const mark = randomUUID().slice(0, 8);
    const dev = await register(otherContext.request, { firstName: 'Dev', lastName: `Host ${mark}` });
    await page.setViewportSize(size);
    await page.goto(`/profile/${dev.username}`);
    await page.getByRole('link', { name: 'Connect' }).press('Enter');
    const join = page.getByRole('dialog', { name: 'Join to connect with Dev' });
    await expect(join).toBeVisible();
    await expectAccessible(page);
    await join.getByLabel('Say hello to Dev (if you like)').fill('Hello Dev, I need a bookkeeper.');
    await join.getByLabel('First name').fill('Nora');
    await join.getByLabel('Last name').fill(`Guest ${mark}`);
    await join.getByLabel('Email', { exact: false }).first().fill(`${randomUUID()}@journey.test`);
    await join.getByLabel(/^Password/).fill('journey-password');
    await join.getByRole('button', { name: 'Create Account' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Connect with Dev Host ${mark}` });
    await expect(dialog.getByLabel('Your message')).toHaveValue('Hello Dev, I need a bookkeeper.');
    await expect(page).toHaveURL(new RegExp(`/profile/${dev.username}$`));
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeVisible();
  });
}
