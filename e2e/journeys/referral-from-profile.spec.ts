import { DEVICES, SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { connect, register, skipTour } from '../members.ts';

for (const [size, viewport] of DEVICES) {
  test(
    `a member refers themselves from the profile of a connection and reads the thanks, on a ${size}`,
    SWEEP,
    async ({ page, otherContext }) => {
      const ana = await register(page.request, {
        firstName: 'Ana',
        lastName: 'Duarte',
        servicesOffered: 'lighthouse restoration',
      });
      const ben = await register(otherContext.request, { firstName: 'Ben', lastName: 'Okafor' });
      await connect({ request: page.request, member: ana }, { request: otherContext.request, member: ben });
      const benPage = await otherContext.newPage();
      await Promise.all([skipTour(page, ana), skipTour(benPage, ben)]);
      for (const one of [page, benPage]) await one.setViewportSize(viewport);

      await page.goto(`/profile/${ben.username}`);
      await page.getByRole('button', { name: 'Refer Ben Okafor', exact: true }).click();
      await page.getByLabel('Personal message (optional)').fill('I restored the one at Cascais.');
      await page.getByRole('button', { name: 'Send Referral' }).click();
      await expect(page.getByText('Referral sent!', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Refer Ben Okafor: / })).toBeVisible();

      await benPage.goto('/dashboard?tab=referrals');
      const received = benPage.getByRole('article', { name: 'Ana Duarte would like to work with you' });
      await expect(received).toContainText('I restored the one at Cascais.');
      await received.getByRole('button', { name: /^Accept/ }).click();
      await received.getByRole('button', { name: /^Mark as completed/ }).click();
      await benPage.getByLabel(/^Thank-you note/).fill('The lamp turns again.');
      await benPage.getByRole('button', { name: 'Complete referral' }).click();
      await expect(benPage.getByText('Referral completed', { exact: true })).toBeVisible();

      await page.goto('/dashboard?tab=referrals');
      await expect(page.getByText('The lamp turns again.')).toBeVisible();
    },
  );
}
