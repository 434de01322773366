import { expect, test } from '../fixtures.ts';
import { register, skipTour } from '../members.ts';

test('what is written in Arabic reads from the right, whatever surrounds it', async ({ page }) => {
  const bio = 'نخبز الخبز كل صباح';
  const { username } = await register(page.request, { bio });
  await page.goto(`/profile/${username}`);
  const text = page.getByText(bio);
  const [start, box] = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { right } = range.getBoundingClientRect();
    return [right, element.getBoundingClientRect().right];
  });
  expect(await text.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('plaintext');
  expect(Math.abs(start - box)).toBeLessThan(2);
});

test('in forced colors the chosen tab is outlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await skipTour(page, await register(page.request));
  await page.goto('/dashboard?tab=connections');
  const outline = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).outlineStyle);
  await expect.poll(() => outline('Connections')).toBe('solid');
  expect(await outline('Overview')).not.toBe('solid');
});

test('a printed business has its contact details and no controls', async ({ page }) => {
  await page.goto('/businesses');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'About' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: 'Contact and stats' }).getByRole('link').first(),
  ).toBeVisible();
  await expect(page.getByRole('tab', { name: 'About' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('beside the feed, visitors are invited to join their network and members see its insights', async ({
  page,
  otherContext,
}) => {
  await page.goto('/feed');
  await page
    .getByRole('region', { name: 'Join Your Network' })
    .getByRole('button', { name: 'Get Started' })
    .click();
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible();

  await register(otherContext.request);
  const feed = await otherContext.newPage();
  await feed.goto('/feed');
  await expect(feed.getByRole('region', { name: 'Network insights' })).toBeVisible();
});
