import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { connect, register, skipTour } from '../members.ts';

test('two connections exchange messages, which arrive live, unread until read', async ({
  page,
  otherContext,
}) => {
  const mark = randomUUID().slice(0, 8);
  const ana = await register(page.request, { firstName: 'Ana', lastName: `Writer ${mark}` });
  const ben = await register(otherContext.request, { firstName: 'Ben', lastName: `Reader ${mark}` });
  await connect({ request: page.request, member: ana }, { request: otherContext.request, member: ben });
  const benPage = await otherContext.newPage();
  await skipTour(page, ana);
  await skipTour(benPage, ben);

  await benPage.goto('/dashboard?tab=messages');
  await expect(benPage.getByRole('radio', { name: 'Received' })).toBeChecked();
  await page.goto(`/dashboard?tab=messages&with=${ben.id}`);
  await page.getByLabel(`Write to Ben Reader ${mark}`).fill('Did the flour arrive?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Did the flour arrive?')).toBeVisible();

  await benPage
    .getByRole('article')
    .filter({ hasText: 'Did the flour arrive?' })
    .getByRole('link', { name: `Ana Writer ${mark} (unread)` })
    .click();
  const box = benPage.getByLabel(`Write to Ana Writer ${mark}`);
  await box.fill('This morning, two sacks.');
  await benPage.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('This morning, two sacks.')).toBeVisible();

  await benPage.getByRole('link', { name: 'All messages' }).click();
  await expect(
    benPage
      .getByRole('article')
      .filter({ hasText: 'Did the flour arrive?' })
      .getByRole('link', { name: `Ana Writer ${mark}`, exact: true }),
  ).toBeVisible();
});

test('a stranger can send one message until it is answered', async ({ page, otherContext }) => {
  const mark = randomUUID().slice(0, 8);
  const ana = await register(page.request, { firstName: 'Ana', lastName: `Stranger ${mark}` });
  const ben = await register(otherContext.request, { firstName: 'Ben', lastName: `Careful ${mark}` });
  const benPage = await otherContext.newPage();
  await skipTour(page, ana);
  await skipTour(benPage, ben);

  await page.goto(`/dashboard?tab=messages&with=${ben.id}`);
  await page.getByLabel(/^Write to/).fill('We have not met.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^Your message waits for an answer/)).toBeVisible();
  await expect(page.getByLabel(/^Write to/)).toHaveCount(0);

  await benPage.goto('/dashboard?tab=messages&view=requests');
  await benPage.getByRole('link', { name: /^Ana Stranger/ }).click();
  await expect(benPage.getByText(/isn't one of your connections/)).toBeVisible();
  await benPage.getByLabel(/^Write to/).fill('Then it is time.');
  await benPage.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Then it is time.')).toBeVisible();
  await expect(page.getByLabel(/^Write to/)).toBeVisible();
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
  await expect(page).toHaveURL(new RegExp(`tab=messages&with=${ben.id}`));
  await expect(page.getByText('Ding dong')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
