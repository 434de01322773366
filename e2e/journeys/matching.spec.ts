import type { APIRequestContext } from '@playwright/test';
import { DEVICES, SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { chooseItem, press, tabTo } from '../keyboard.ts';
import { register, skipTour } from '../members.ts';

const NEED = 'a plumber for my café kitchen';
const BOOKS = 'somebody who does my books';
const OFFER = 'Plumbing, heating and bathroom repairs';

const CLIENTS = 'Cafés and small shops that need a website';

const REASON = `You look for “${NEED}”. Piet works as a “Plumber”.`;

/** Someone who does what nobody in the demo community does. Of several who say the same, the first is shown. */
const plumber = (request: APIRequestContext) =>
  register(request, { firstName: 'Piet', jobTitle: 'Plumber', servicesOffered: OFFER });

for (const [name, viewport] of DEVICES) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('a suggestion quotes both members, and goes with the need that is left out', async ({
      page,
      otherContext,
      expectAccessible,
    }) => {
      await plumber(otherContext.request);
      const me = await register(page.request, { lookingFor: NEED });
      await skipTour(page, me);
      await page.goto('/dashboard');
      const suggestion = page.getByRole('article').filter({ hasText: REASON }).first();
      await expect(suggestion).toBeVisible();
      await suggestion.getByRole('button', { name: 'Why this match' }).click();
      await expect(suggestion.getByText("They offer what you're looking for")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

      const card = page.getByRole('region', { name: 'How we read your profile' });
      await card.getByRole('button', { name: `Leave out “${NEED}”` }).click();
      await expect(page.getByText(REASON)).toHaveCount(0, { timeout: 2_000 });
      await expect(card.getByRole('list', { name: 'Left out' })).toContainText(NEED);
      await expect(page.getByText('Members you may like to know.')).toBeVisible();
      await expectAccessible(page);

      await page.reload();
      await expect(card.getByRole('list', { name: 'Left out' })).toContainText(NEED);
      await card.getByRole('button', { name: `Correct “${NEED}”` }).click();
      await page.getByRole('menuitem', { name: 'Something I look for' }).click();
      await expect(suggestion).toBeVisible();
    });

    test(
      'a need that nobody meets can stand, and be asked of everybody',
      SWEEP,
      async ({ page, expectAccessible }) => {
        const need = 'a falconer for our summer fair';
        await skipTour(page, await register(page.request, { lookingFor: need }));
        await page.goto('/dashboard');
        await expect(page.getByText(`Nobody here offers this yet: “${need}”.`)).toBeVisible();
        await page.getByRole('button', { name: `Tell me when somebody does: ${need}` }).click();
        await expect(page.getByRole('button', { name: `Stop telling me: ${need}` })).toBeVisible();
        await expectAccessible(page);
        await page.reload();
        await expect(page.getByRole('button', { name: `Stop telling me: ${need}` })).toBeVisible();

        await page.getByRole('link', { name: 'Ask the community' }).click();
        const post = page.getByRole('textbox', { name: 'Your post' });
        await expect(post).toHaveValue(new RegExp(`^I’m looking for: ${need}`));
        await page.getByRole('button', { name: 'Post', exact: true }).click();
        await expect(page.getByRole('article').filter({ hasText: need }).first()).toBeVisible();
      },
    );

    test('a profile that says nothing is asked what would help, and answers bring matches', async ({
      page,
      otherContext,
    }) => {
      await plumber(otherContext.request);
      await skipTour(page, await register(page.request));
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Skip: Say what you offer' }).click();
      await page.getByRole('textbox', { name: 'What are you looking for?' }).fill(NEED);
      await page.getByRole('button', { name: 'Save: What are you looking for?' }).click();
      await expect(page.getByRole('list', { name: 'You look for' })).toContainText(NEED);
      await expect(page.getByText(REASON).first()).toBeVisible();
    });

    test(
      'a member who may be a client is said to be one, and the clients I look for are asked only once',
      SWEEP,
      async ({ page }) => {
        await skipTour(page, await register(page.request, { lookingFor: CLIENTS }));
        await page.goto('/dashboard');
        const suggestion = page.getByRole('article', { name: 'Greg Kowalski' });
        const reason = suggestion.getByText(`May fit “${CLIENTS}”. Greg is a “Restaurant Owner”.`);
        await expect(reason.first()).toBeVisible();
        await suggestion.getByRole('button', { name: /^Why this/ }).click();
        await expect(suggestion.getByText('Clients you want')).toBeVisible();
        const card = page.getByRole('region', { name: 'How we read your profile' });
        await expect(card.getByRole('list', { name: 'For' })).toContainText(CLIENTS);
        await expect(card.getByRole('textbox', { name: 'What are you looking for?' })).toHaveCount(0);
      },
    );

    test(
      'a search for what is needed finds who does it, in whatever words',
      SWEEP,
      async ({ page, expectAccessible }) => {
        await page.goto('/search?q=somebody%20who%20does%20my%20books');
        await expect(page.getByText(`No exact match for “${BOOKS}”.`)).toBeVisible();
        const members = page.getByRole('region', { name: 'Members Similar in meaning' });
        await expect(members.getByText(/Bookkeeper/)).toBeVisible();
        await expect(page.getByRole('region', { name: 'Businesses Similar in meaning' })).toBeVisible();
        await expectAccessible(page);
        await members.getByRole('link').first().click();
        await expect(page).toHaveURL(/\/profile\//);
      },
    );

    test(
      'who offers something is shown who looks for it, and finds them by a search',
      SWEEP,
      async ({ page, expectAccessible }) => {
        const designer = { jobTitle: 'Web Designer', servicesOffered: 'Web design for small shops' };
        await skipTour(page, await register(page.request, { ...designer, lookingFor: BOOKS }));
        await page.goto('/dashboard');
        const asking = page
          .getByRole('article')
          .filter({ hasText: /looks for “a web designer .*You work as/i });
        await expect(asking.first().getByText('Strong match')).toBeVisible();

        await page.goto('/search?q=someone%20who%20needs%20a%20website');
        const members = page.getByRole('region', { name: 'Members Similar in meaning' });
        await expect(members.getByText('Looks for: a new website with class booking')).toBeVisible();
        await expectAccessible(page);
      },
    );
  });
}

test(
  'who does the books is suggested to a member who says it so, with the words of both',
  SWEEP,
  async ({ page }) => {
    await skipTour(page, await register(page.request, { lookingFor: BOOKS }));
    await page.goto('/dashboard');
    const suggestion = page.getByRole('article').filter({ hasText: `You look for “${BOOKS}”.` });
    await expect(suggestion.filter({ hasText: /Bookkeep/ }).first()).toBeVisible();
  },
);

test('what was understood is corrected and undone by keyboard alone', async ({ page }) => {
  await skipTour(page, await register(page.request, { lookingFor: NEED }));
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'How we read your profile' });
  await expect(card.getByRole('list', { name: 'You look for' })).toContainText(NEED);
  await page.keyboard.press('Tab');
  await press(page, card.getByRole('button', { name: `Correct “${NEED}”` }));
  await chooseItem(page, page.getByRole('menuitem', { name: 'Something I offer' }));
  await expect(card.getByRole('list', { name: 'You offer' })).toContainText(NEED);
  await expect(card.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('list', { name: 'You look for' })).toContainText(NEED);
  await tabTo(page, card.getByRole('button', { name: `Leave out “${NEED}”` }));
});
