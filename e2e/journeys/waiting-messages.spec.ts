import { randomUUID } from 'node:crypto';
import { DEVICES } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { connect, register, skipTour } from '../members.ts';

for (const [name, size] of DEVICES) {
  test(`on a ${name}, messages written offline survive a closed tab and arrive in order, each once`, async ({
    page,
    context,
    otherContext,
    expectAccessible,
  }) => {
    const mark = randomUUID().slice(0, 8);
    const ana = await register(page.request, { firstName: 'Ana', lastName: `Away ${mark}` });
    const ben = await register(otherContext.request, { firstName: 'Ben', lastName: `Home ${mark}` });
    await connect({ request: page.request, member: ana }, { request: otherContext.request, member: ben });
    await skipTour(page, ana);
    const benPage = await otherContext.newPage();
    await skipTour(benPage, ben);
    await page.setViewportSize(size);
    await page.goto(`/messages?with=${ben.id}`);
    const box = page.getByLabel(`Write to Ben Home ${mark}`);
    await expect(box).toBeVisible();
    await context.setOffline(true);
    for (const text of ['I have a sketch already.', 'Tuesday at nine?', 'Or Wednesday.']) {
      await box.fill(text);
      await page.keyboard.press('Control+Enter');
      await expect(box).toHaveValue('');
    }
    const waiting = page.getByRole('list', { name: 'Messages that wait for a network' });
    await expect(waiting.getByText('3 waiting')).toBeInViewport();
    await expectAccessible(page);
    await page.close();

    await context.setOffline(false);
    const again = await context.newPage();
    await skipTour(again, ana);
    await again.goto('/news');
    await benPage.goto(`/messages?with=${ana.id}`);
    const log = benPage.getByRole('log');
    await expect(log.getByText('Or Wednesday.')).toBeVisible();
    for (const text of ['I have a sketch already.', 'Tuesday at nine?', 'Or Wednesday.'])
      await expect(log.getByText(text)).toHaveCount(1);
    const texts = await log.locator('li li').allInnerTexts();
    const order = ['sketch', 'Tuesday', 'Wednesday'].map((word) =>
      texts.findIndex((text) => text.includes(word)),
    );
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    await again.goto(`/messages?with=${ben.id}`);
    await expect(again.getByRole('log').getByText('Or Wednesday.')).toHaveCount(1);
    await expect(again.getByText(/waiting$/)).toHaveCount(0);
  });
}
