import { randomUUID } from 'node:crypto';
import { SWEEP } from '../devices.ts';
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
  await found.getByRole('button', { name: `Apply for ${title}` }).click();
  await found.getByLabel(/^Your message to/).fill('My hawk Berta is looking for work.');
  await found.getByRole('button', { name: `Send application for ${title}` }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Application sent!' })).toBeVisible();
  await expect(found.getByRole('button', { name: 'Applied' })).toBeDisabled();
  await other.goto('/saved?tab=opportunities');
  await expect(other.getByRole('article', { name: title })).toBeVisible();

  // The author is notified live, and the message names the opportunity.
  await expect(page.getByRole('article', { name: title })).toContainText('1 application');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('link', { name: new RegExp(`applied for “${title}”`) }).click();
  const application = page.getByRole('article', { name: /^Finn Falconer.*’s application$/ });
  await expect(application).toContainText('My hawk Berta is looking for work.');
  await application.getByRole('link', { name: /^Message Finn Falconer/ }).click();
  await expect(page.getByRole('log').getByText('My hawk Berta is looking for work.')).toBeVisible();
  await page.getByRole('log').getByRole('link', { name: title }).click();

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit opportunity' });
  await expect(edit.getByLabel('Skills needed')).toHaveValue(
    'Falconry, Pigeon psychology, Rooftop gardening',
  );
  await edit.getByLabel('Location').fill('Lisbon');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('article', { name: title })).toContainText('Lisbon');
  await page.getByRole('button', { name: `Close applications for ${title}` }).click();
  await page.getByRole('button', { name: 'Close opportunity' }).click();
  await expect(page.getByText('Opportunity closed', { exact: true })).toBeVisible();
  await other.goto('/dashboard?tab=opportunities');
  await expect(other.getByRole('heading', { level: 2, name: 'Opportunities' })).toBeVisible();
  await expect(other.getByRole('article', { name: title })).toHaveCount(0);
});

test(
  'an author accepts one of three on a phone, and closing tells the one who still waits',
  SWEEP,
  async ({ page, otherContext, browser, baseURL, expectAccessible }) => {
    const mark = randomUUID().slice(0, 8);
    const title = `Night baker ${mark}`;
    const poster = await register(page.request, { firstName: 'Pia', lastName: `Owner ${mark}` });
    await skipTour(page, poster);
    const made = await page.request.post('/api/opportunities', {
      data: { title, description: 'From two in the morning.', skillsNeeded: ['Baking'] },
    });
    expect(made.ok(), await made.text()).toBe(true);
    const { id } = (await made.json()) as { id: number };
    const crowd = await browser.newContext({ ...(baseURL && { baseURL }) });
    const winner = await register(otherContext.request, { firstName: 'Finn', lastName: `First ${mark}` });
    expect((await otherContext.request.post(`/api/opportunities/${id}/apply`)).ok()).toBe(true);
    for (const firstName of ['Sam', 'Theo']) {
      await register(crowd.request, { firstName, lastName: `Later ${mark}` });
      expect((await crowd.request.post(`/api/opportunities/${id}/apply`)).ok()).toBe(true);
    }

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/dashboard?tab=opportunities');
    const own = page.getByRole('article', { name: title });
    await own.getByRole('button', { name: '3 applications' }).click();
    await own.getByRole('button', { name: `Accept Finn First ${mark}` }).click();
    await expect(page.getByText(`Finn First ${mark} was accepted`, { exact: true })).toBeVisible();
    await own.getByRole('button', { name: `Decline Sam Later ${mark}` }).click();
    await expect(own.getByRole('button', { name: `Decline Sam Later ${mark}` })).toHaveCount(0);
    await expectAccessible(page);
    await own.getByRole('button', { name: `Close applications for ${title}` }).click();
    await page.getByRole('button', { name: 'Close opportunity' }).click();
    await expect(page.getByText('Opportunity closed', { exact: true })).toBeVisible();

    // Theo, who waited, is told; Finn follows the bell to the opportunity and writes.
    const waiting = await crowd.request.get('/api/notifications');
    expect(await waiting.text()).toContain(`“${title}”, which you applied for, has been closed`);
    await crowd.close();
    const finn = await otherContext.newPage();
    await skipTour(finn, winner);
    await finn.goto('/news');
    await finn.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await finn.getByRole('link', { name: /accepted your application/ }).click();
    await expect(finn.getByRole('article', { name: title })).toContainText('Accepted');
    await finn.getByRole('link', { name: 'See the conversation' }).click();
    await finn.getByLabel(/^Write to Pia Owner/).fill('I will be there at two.');
    await finn.getByRole('button', { name: 'Send' }).click();
    await expect(finn.getByRole('log').getByText('I will be there at two.')).toBeVisible();
  },
);
