import { expect, test } from '../fixtures.ts';
import { register, skipTour } from '../members.ts';

test('what a member clicked is stored although they reload before it is sent', async ({ page }) => {
  await skipTour(page, await register(page.request, { industry: 'finance' }));
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'Get your first introduction' });
  const reloaded = Promise.withResolvers<void>();
  await page.route('**/trpc/onboarding.skip*', async (route) => {
    await reloaded.promise;
    await route.continue();
  });
  await steps.getByRole('button', { name: 'Skip: Say what you offer' }).click();
  await page.reload();
  await expect(steps.getByRole('button', { name: 'Skip: Say what you offer' })).toBeVisible();
  reloaded.resolve();
  await expect
    .poll(async () => (await page.request.get('/trpc/onboarding.steps')).text())
    .toContain('"offer":"skipped"');
});
