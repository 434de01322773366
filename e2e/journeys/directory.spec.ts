import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO, register, signIn } from '../members.ts';

const PHONE = { width: 360, height: 780 };

async function listBusiness(request: APIRequestContext, name: string): Promise<string> {
  const answer = await request.post('/api/businesses', {
    data: { name, description: 'Bread by cargo bike.', industry: 'Retail', category: 'E-commerce' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { slug } = (await answer.json()) as { slug: string };
  return `/business/${slug}`;
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search businesses' });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a newcomer lists a bakery and finds it by a misspelt name, by its own category and by the directory’s', async ({
    page,
    expectAccessible,
  }) => {
    await register(page.request);
    await page.goto('/businesses');
    await page.getByRole('link', { name: 'Add Your Business' }).click();
    await page.getByRole('button', { name: 'Create Business' }).click();
    await expect(page.getByText('Business name is required')).toBeVisible();
    await expect(page.getByLabel('Business name')).toBeFocused();
    await expectAccessible(page);

    const name = 'Brotkammer Backstube';
    await page.getByLabel('Business name').fill(name);
    await page.getByRole('combobox', { name: 'Industry' }).selectOption('Retail');
    await page.getByRole('button', { name: 'Use another category' }).click();
    await page.getByRole('combobox', { name: 'Category' }).selectOption('E-commerce');
    await page
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill('Rye bread and seasonal cakes, baked before six.');
    await page.getByRole('textbox', { name: 'Service 1' }).fill('Rye bread');
    await page.getByRole('textbox', { name: 'Service 1' }).press('Enter');
    await page.getByRole('textbox', { name: 'Service 2' }).fill('Wedding cakes');
    await page.getByLabel('City').fill('Lisboa');
    await page.getByLabel('Country').fill('Portugal');
    await page.getByRole('button', { name: 'Create Business' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Business has been successfully created.', { exact: true })).toBeVisible();
    const address = new URL(page.url()).pathname;

    await page.getByRole('link', { name: 'Back to Directory' }).click();
    const found = page.getByRole('article', { name }).getByRole('link', { name });
    await search(page).fill('brotkamer');
    await expect(page).toHaveURL(/search=brotkamer/);
    await expect(found).toHaveAttribute('href', address);

    await page.goto('/businesses?search=backstube');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'Industry' }).selectOption('E-commerce');
    await expect(page).toHaveURL(/industry=E-commerce/);
    await expect(found).toHaveAttribute('href', address);

    await page.getByRole('combobox', { name: 'Industry' }).selectOption('All Industries');
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Retail');
    await expect(page).toHaveURL(/category=Retail/);
    await expect(found).toHaveAttribute('href', address);

    await page.getByRole('combobox', { name: 'Category' }).selectOption('Healthcare');
    await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL(/\/businesses$/);
    await expect(search(page)).toHaveValue('');
    await expectAccessible(page);
  });

  test('a business is called, mailed and found without scrolling', async ({ page, expectAccessible }) => {
    await signIn(page.request, DEMO.member);
    await page.goto('/business/rye-shine-bakery');
    const row = page.getByRole('list', { name: 'Contact options' });
    await expect(row.getByRole('listitem')).toHaveText(['Call', 'Email', 'Website', 'Directions', 'Message']);
    const top = await row.boundingBox();
    expect(top?.y).toBeLessThan(600);
    expect(top?.height, 'in one row').toBeLessThan(80);
    for (const target of await row.locator('a, button').all()) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(row, 'the card beside the tabs has them').toBeHidden();
  });
});

test('the filter survives a reload, and the back button undoes one step of it', async ({ page }) => {
  await page.goto('/businesses');
  await page.getByRole('tab', { name: 'Verified' }).click();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Food & Beverage');
  await expect(page).toHaveURL(/tab=verified&category=Food/);
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();
  await expect.poll(names).toContain('Kowalski’s Diner');
  const shown = await names();
  await page.reload();
  await expect.poll(names).toEqual(shown);
  await page.goBack();
  await expect(page).toHaveURL(/tab=verified$/);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('');
  await expect.poll(names).not.toEqual(shown);
});

test('Load more lists further businesses without duplicates', SWEEP, async ({ page }) => {
  await page.goto('/businesses');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(24);
  const links = await cards
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(24);
});

test('a member reviews a business once, the owner replies, and the rating changes', async ({
  page,
  otherContext,
  expectAccessible,
}) => {
  await register(page.request, { firstName: 'Olga', lastName: 'Owner' });
  const address = await listBusiness(page.request, `Reviewed ${randomUUID().slice(0, 8)}`);
  await page.goto(`${address}?tab=reviews`);
  await expect(page.getByText('No reviews yet. Be the first to leave a review!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write a Review' })).toHaveCount(0);

  const customer = await otherContext.newPage();
  await register(otherContext.request, { firstName: 'Carl', lastName: 'Customer' });
  await customer.goto(`${address}?tab=reviews`);
  await customer.getByRole('button', { name: 'Write a Review' }).click();
  await customer.getByRole('radio', { name: '4 stars' }).check();
  await customer.getByLabel('Comment').fill('Come early.');
  // Half under the header, a button would count as too small.
  await customer.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(customer);
  await customer.getByRole('button', { name: 'Submit Review' }).click();
  await expect(customer.getByRole('article', { name: 'Review by Carl Customer' })).toContainText(
    'Come early.',
  );
  await expect(customer.getByRole('region', { name: 'Quick Stats' })).toContainText('Rating4.0');

  await customer.getByRole('button', { name: 'Edit Your Review' }).click();
  await customer.getByRole('radio', { name: '5 stars' }).check();
  await customer.getByRole('button', { name: 'Save Review' }).click();
  await expect(customer.getByRole('region', { name: 'Quick Stats' })).toContainText('Rating5.0');
  await expect(customer.getByRole('region', { name: 'Ratings' })).toContainText('1 review');

  await page.reload();
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByLabel('Your reply').fill('Thank you, Carl!');
  await page.getByRole('button', { name: 'Save reply' }).click();
  // Until it is saved, the field has the same text.
  await expect(page.getByLabel('Your reply')).toHaveCount(0);
  await expect(page.getByText('Thank you, Carl!', { exact: true })).toBeVisible();
  await customer.reload();
  await expect(customer.getByText('Thank you, Carl!')).toBeVisible();
  await expectAccessible(customer);
});

test(
  'an owner invites a member, who joins the team',
  SWEEP,
  async ({ page, otherContext, expectAccessible }) => {
    await register(page.request, { firstName: 'Olga', lastName: 'Owner' });
    const name = `Staffed ${randomUUID().slice(0, 8)}`;
    const address = await listBusiness(page.request, name);
    const baker = await register(otherContext.request, { firstName: 'Bea', lastName: 'Baker' });
    await page.goto(`${address}?tab=team`);
    await expect(page.getByText('No team members listed.')).toBeVisible();
    await page.getByRole('button', { name: 'Add yourself' }).click();
    await expect(page.getByRole('button', { name: 'Add yourself' })).toHaveCount(0);
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    const member = page.getByRole('textbox', { name: 'Member' });
    await member.fill('Bea Baker');
    await page.getByRole('button', { name: `Choose Bea Baker, @${baker.username}` }).click();
    await expect(member).toHaveValue(baker.username);
    await page.getByLabel('Title').fill('Head baker');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('Invited', { exact: true })).toBeVisible();
    await expectAccessible(page);

    const bakerPage = await otherContext.newPage();
    await bakerPage.goto('/businesses');
    await expect(bakerPage.getByText(`Join the team of ${name} as Head baker?`)).toBeVisible();
    await bakerPage.getByRole('button', { name: 'Join team' }).click();
    await expect(bakerPage.getByRole('button', { name: 'Join team' })).toHaveCount(0);
    await bakerPage.goto(`${address}?tab=team`);
    await expect(bakerPage.getByRole('tabpanel').getByText('Head baker')).toBeVisible();
    await bakerPage.getByRole('tab', { name: 'Reviews' }).click();
    await expect(bakerPage.getByText('No reviews yet.')).toBeVisible();
    await expect(bakerPage.getByRole('button', { name: 'Write a Review' })).toHaveCount(0);
  },
);

test(
  'a member writes to a business and saves it',
  SWEEP,
  async ({ page, otherContext, expectAccessible }) => {
    await register(otherContext.request, { firstName: 'Olga', lastName: 'Owner' });
    const name = `Asked ${randomUUID().slice(0, 8)}`;
    const address = await listBusiness(otherContext.request, name);
    await register(page.request, { firstName: 'Carl', lastName: 'Customer' });
    await page.goto(address);
    await page.getByRole('button', { name: 'Contact Business' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your message').fill('Do you deliver on Sundays?');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
    const received = await otherContext.request.get('/api/messages');
    expect(await received.text()).toContain('Do you deliver on Sundays?');

    const save = page.getByRole('button', { name: /^Saved? to Favorites$/ });
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await page.request.get('/api/saved/businesses')).text()).toContain(name);
    await page.reload();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  },
);

test('the page of a business works without scripts, and an unknown one is a 404', async ({
  page,
  request,
}) => {
  const answer = await request.get('/business/rye-shine-bakery', { headers: { accept: 'text/html' } });
  const html = await answer.text();
  expect(html).toMatch(/<h1[^>]*>Rye (&amp;|&) Shine Bakery<\/h1>/);
  expect(html).toContain('We bake rye, wheat and walnut loaves');
  const [, jsonLd = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(jsonLd)).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Rye & Shine Bakery',
    aggregateRating: { '@type': 'AggregateRating', bestRating: 5 },
  });

  const missing = await page.goto('/business/nobody-here');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Not Found');
  await expect(page.getByRole('link', { name: 'Back to Directory' })).toHaveAttribute('href', '/businesses');
});

test('an owner gives opening hours, a mistake is shown at its day, and the business is found as open now', async ({
  page,
  expectAccessible,
}) => {
  const name = `Night Owl ${Date.now()}`;
  await register(page.request);
  const path = await listBusiness(page.request, name);
  await page.goto(`${path}/edit`);
  const day = (label: string) => page.getByRole('combobox', { name: label, exact: true });
  await day('Tuesday').selectOption('Open');
  await page.getByLabel('Tuesday: closes').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter when you open and close.')).toBeVisible();
  await expect(day('Tuesday')).toBeFocused();
  await page.getByLabel('Tuesday: opens').fill('00:00');
  await page.getByLabel('Tuesday: closes').fill('23:59');
  await page.getByRole('button', { name: 'Copy Tuesday to all days' }).click();
  await expect(page.getByLabel('Sunday: closes')).toHaveValue('23:59');
  await expectAccessible(page);
  for (const label of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await day(label).selectOption('Open 24 hours');
  await page.getByLabel('Instagram').fill('https://www.instagram.com/owl');
  await page.getByRole('button', { name: 'Save Changes' }).click();

  const hours = page.getByRole('region', { name: 'Opening hours' });
  await expect(hours.getByText('Open now', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /instagram\.com\/owl/);
  await expectAccessible(page);

  await page.goto(`/businesses?search=${encodeURIComponent(name)}`);
  const openNow = page.getByRole('button', { name: 'Open now' });
  await openNow.click();
  await expect(openNow).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/openNow=true/);
  await expect(page.getByRole('article', { name })).toBeVisible();
});
