import type { Locator } from '@playwright/test';
import { DEVICES, SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO, register, signIn, skipTour } from '../members.ts';

test('a new member is offered the tour once and completes its seven steps', async ({ page }) => {
  await register(page.request);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Tour' }).click();
  const tour = page.getByRole('dialog');
  await expect(tour.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (let step = 1; step < 7; step += 1) {
    await expect(tour.getByText(`Step ${step} of 7`)).toBeVisible();
    await tour.getByRole('button', { name: 'Next' }).click();
  }
  await tour.getByRole('button', { name: 'Complete Tour' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Tour' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Help & Tour' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skip Tour' }).click();
});

test('on a phone each step of the tour points at what it tells of, and Esc skips it', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await register(page.request);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Tour' }).click();
  const tour = page.getByRole('dialog', { name: /^Step/ });
  for (const target of [
    page.getByRole('heading', { name: 'AI Recommendations' }),
    page.getByRole('button', { name: 'Profile and help' }),
    page.getByRole('tab', { name: 'Connections' }),
    page.getByRole('tab', { name: 'AI Referrals' }),
    page.getByRole('tab', { name: 'Opportunities' }),
    page.getByRole('button', { name: 'Menu', exact: true }),
    page.getByRole('button', { name: 'Menu', exact: true }),
  ]) {
    await expect(target).toBeInViewport({ ratio: 0.9 });
    await expect
      .poll(async () => {
        const [box, ring] = [
          await target.boundingBox(),
          await page.locator('[data-tour-ring]').boundingBox(),
        ];
        return box && ring && Math.hypot(box.x - 4 - ring.x, box.y - 4 - ring.y) < 2;
      })
      .toBe(true);
    await expect(tour).toBeInViewport({ ratio: 1 });
    await expect(tour.getByRole('button', { name: /^(Next|Complete Tour)$/ })).toBeFocused();
    await expectAccessible(page);
    if (await tour.getByRole('button', { name: 'Next' }).isVisible()) await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Tour' })).toHaveCount(0);
});

test('a member takes the first steps, skips one, and finds them as they were left', async ({
  page,
  expectAccessible,
}) => {
  await skipTour(page, await register(page.request, { industry: 'finance' }));
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'Get your first introduction' });
  await steps.getByRole('button', { name: 'Add “bookkeeping”' }).click();
  await expect(steps.getByRole('textbox', { name: 'What do you offer?' })).toHaveValue('bookkeeping');
  await expectAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(steps.getByRole('heading', { name: /^Say who you're looking for/ })).toBeFocused();
  await steps.getByRole('button', { name: "Skip: Say who you're looking for" }).click();
  await page.reload();
  await expect(steps.getByText('1 of 3 done')).toBeVisible();
  await steps.getByRole('button', { name: 'See our suggestions' }).click();
  await expect(page.getByRole('heading', { name: 'AI Recommendations' })).toBeFocused();

  const profiles = (links: Locator) =>
    links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  const suggested = await profiles(page.getByRole('article').getByRole('link'));
  const beside = page.getByRole('region', { name: 'People to Meet' }).getByRole('link');
  await expect(beside.first()).toBeVisible();
  expect((await profiles(beside)).filter((profile) => suggested.includes(profile))).toEqual([]);

  await page
    .getByRole('button', { name: /^Connect with/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: "You're all set" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('skipping the tour rests it until the next sign-in', SWEEP, async ({ page }) => {
  const { email } = await register(page.request, { password: 'journey-password' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Tour' })).toHaveCount(0);

  await page.getByRole('button', { name: /’s account menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('journey-password');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Start Tour' })).toBeVisible();
});

test('tabs have URLs, and the back button goes through them', async ({ page }) => {
  await signIn(page.request, DEMO.owner);
  await page.goto('/dashboard?tab=connections');
  await expect(page.getByRole('tab', { name: 'Connections' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/tab=messages/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Connections' })).toHaveAttribute('aria-selected', 'true');
});

test('a dismissed suggestion does not come back', SWEEP, async ({ page }) => {
  await signIn(page.request, DEMO.owner);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  const first = page.getByRole('article').first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.getByRole('button', { name: /^Dismiss .+ for now$/ }).click();
  await expect(page.getByRole('article', { name })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article', { name })).toHaveCount(0);
});

for (const [device, viewport] of DEVICES) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('three suggestions are dismissed and suggested again, at once and later', async ({
      page,
      expectAccessible,
    }) => {
      await skipTour(page, await register(page.request, { lookingFor: 'a bookkeeper and a photographer' }));
      await page.goto('/dashboard');
      const dismissFirst = async () => {
        const first = page.getByRole('article').first();
        const name = (await first.getAttribute('aria-label')) ?? '';
        await first.getByRole('button', { name: /^Dismiss .+ for now$/ }).click();
        await expect(page.getByText(`${name} won’t be suggested for 90 days.`)).toBeVisible();
        await expect(page.getByRole('article', { name })).toHaveCount(0);
        return name;
      };
      const [first, second, third] = [await dismissFirst(), await dismissFirst(), await dismissFirst()];
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article', { name: third })).toBeVisible();

      await page.reload();
      await page.getByRole('button', { name: 'Members you dismissed' }).click();
      await expectAccessible(page);
      for (const name of [first, second]) {
        await page.getByRole('button', { name: `Suggest again: ${name}` }).click();
        await expect(page.getByRole('article', { name })).toBeVisible();
      }
      await expect(page.getByText('Nobody at the moment.')).toBeVisible();
    });
  });
}

test('a connection request that fails shows an alert, keeps its text and can be sent again', async ({
  page,
}) => {
  await signIn(page.request, DEMO.owner);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.route('**/trpc/connections.request*', (route) => route.abort());
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Connect with/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your message').fill('We both bake at night.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to send connection request. Please try again.' }),
  ).toBeVisible();
  await expect(dialog.getByLabel('Your message')).toHaveValue('We both bake at night.');
  await page.unroute('**/trpc/connections.request*');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Connection request sent to' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('on a phone the selected tab is scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await skipTour(page, await register(page.request));
  await page.goto('/dashboard?tab=referrals');
  await expect(page.getByRole('tab', { name: 'AI Referrals' })).toBeInViewport({ ratio: 0.95 });
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByRole('tab', { name: 'Messages' })).toBeInViewport({ ratio: 0.95 });
});
