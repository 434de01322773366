import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { register, skipTour } from '../members.ts';

test('a member posts an opportunity, another saves it and applies, and its author closes it', async ({
  page,
  otherContext,
}) => {
  const mark = randomUUID().slice(0, 8);
  const title = `Falconer for the roof ${mark}`;
  const poster = await register(page.request, { firstName: 'Pia', lastName: `Poster ${mark}` });
  await skipTour(page, poster);
  await page.goto('/dashboard?tab=opportunities');
  await page.getByRole('button', { name: 'Post an opportunity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post an opportunity' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('Pigeons live on our roof. We would like them to move.');
  await dialog.getByLabel('Skills needed').fill('Falconry, Pigeon psychology, Rooftop gardening');
  await dialog.getByLabel('Can be done remotely').check();
  await dialog.getByRole('button', { name: 'Post opportunity' }).click();
  await expect(page.getByText('Opportunity posted!', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: title })).toContainText('0 applications');

  const other = await otherContext.newPage();
  const falconer = await register(otherContext.request, {
    firstName: 'Finn',
    lastName: `Falconer ${mark}`,
    skills: ['Falconry', 'Pigeon psychology', 'Rooftop gardening'],
    servicesOffered: 'Falconry and pigeon psychology',
  });
  await skipTour(other, falconer);
  await other.goto('/dashboard?tab=opportunities');
  const found = other.getByRole('article', { name: title });
  await expect(found.getByRole('list', { name: 'Why it fits you' })).toBeVisible();
  await found.getByRole('button', { name: `Save ${title}` }).click();
  await expect(
    other.getByRole('alert').filter({ hasText: `Opportunity saved! You'll find "${title}" under Saved.` }),
  ).toBeVisible();
  await found.getByRole('button', { name: 'Add a message' }).click();
  await found.getByLabel(/^Your message to/).fill('My hawk Berta is looking for work.');
  await found.getByRole('button', { name: `Apply for ${title}` }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Application sent!' })).toBeVisible();
  await expect(found.getByRole('button', { name: 'Applied' })).toBeDisabled();
  await other.goto('/saved?tab=opportunities');
  await expect(other.getByRole('article', { name: title })).toBeVisible();

  // The author is notified live.
  await expect(page.getByRole('article', { name: title })).toContainText('1 application');
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('link', { name: /^Finn Falconer/ }).click();
  await expect(page.getByText('My hawk Berta is looking for work.')).toBeVisible();

  await page.getByRole('tab', { name: 'Opportunities' }).click();
  await page.getByRole('button', { name: `Close applications for ${title}` }).click();
  await page.getByRole('button', { name: 'Close opportunity' }).click();
  await expect(page.getByText('Opportunity closed', { exact: true })).toBeVisible();
  await other.goto('/dashboard?tab=opportunities');
  await expect(other.getByRole('heading', { level: 2, name: 'Opportunities' })).toBeVisible();
  await expect(other.getByRole('article', { name: title })).toHaveCount(0);
});
