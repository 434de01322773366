import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { DESK, PHONE } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO, DEMO_PASSWORD, type NewMember, connect, register, signIn, skipTour } from '../members.ts';

const SIZES = { phone: PHONE, desk: DESK };
/** What members write on the way; the longer forms are tried on a desk. */
const ON_A_PHONE = ['post', 'comment', 'message', 'connection request', 'review'];

type People = { owner: number; postId: number; friend: { id: number; name: string } };

/** Each main form: opens it and answers with the field that the member types into. */
const FORMS: Record<string, (page: Page, people: People) => Promise<Locator>> = {
  async post(page) {
    await page.goto('/feed');
    await page.getByRole('button', { name: /^(Share an opportunity|Continue your draft)/ }).click();
    return page.getByLabel('Your post');
  },
  async comment(page, { postId }) {
    await page.goto(`/feed/${postId}`);
    return page.getByLabel('Your comment');
  },
  async message(page, { friend }) {
    await page.goto(`/messages?with=${friend.id}`);
    return page.getByLabel(`Write to ${friend.name}`);
  },
  async profile(page) {
    await page.goto('/feed?dialog=edit-profile');
    return page.getByRole('dialog').getByLabel('Professional summary');
  },
  async business(page) {
    await page.goto('/business/create');
    return page.getByLabel(/^Description/);
  },
  async opportunity(page) {
    await page.goto('/dashboard?tab=opportunities');
    await page.getByRole('button', { name: 'Post an opportunity' }).click();
    return page.getByRole('dialog').getByLabel('Description');
  },
  async review(page) {
    await page.goto('/business/rye-shine-bakery?tab=reviews');
    await page.getByRole('button', { name: 'Write a Review' }).click();
    return page.getByLabel('Comment');
  },
  async 'message to a business'(page) {
    await page.goto('/business/rye-shine-bakery');
    await page.getByRole('button', { name: 'Contact Business' }).click();
    return page.getByRole('dialog').getByLabel('Your message');
  },
  async 'connection request'(page, { owner }) {
    await page.goto(`/profile/${owner}`);
    await page.getByRole('button', { name: /^Connect/ }).click();
    return page.getByRole('dialog').getByLabel('Your message');
  },
  async order(page) {
    await page.goto('/services');
    await page.getByRole('article', { name: 'Monthly Newsletter' }).getByRole('button').click();
    return page.getByRole('dialog').getByLabel('Project Description');
  },
};

/** A crash of the tab, as when the phone needs its memory. */
async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await gone;
}

async function meetFriend(
  page: Page,
  context: BrowserContext,
): Promise<{ people: People; member: NewMember }> {
  const member = await register(page.request, { firstName: 'Ana' });
  const name = `Ben ${randomUUID().slice(0, 8)}`;
  const friend = await register(context.request, { firstName: 'Ben', lastName: name.slice(4) });
  await connect({ request: page.request, member }, { request: context.request, member: friend });
  const post = await page.request.post('/api/feed', { data: { content: 'Flour at cost' } });
  const { id: postId } = await post.json();
  const { id: owner } = await signIn(context.request, DEMO.owner);
  await skipTour(page, member);
  return { member, people: { owner, postId, friend: { id: friend.id, name } } };
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}, nothing typed is lost when the tab is killed in the middle of`, () => {
    test.use({ viewport });

    for (const [form, open] of Object.entries(FORMS)) {
      if (ON_A_PHONE.includes(form) !== (size === 'phone')) continue;
      test(`a ${form}`, async ({ page, context, otherContext }) => {
        const text = `Half a sentence for the ${form}, `;
        const { people, member } = await meetFriend(page, otherContext);
        await (await open(page, people)).fill(text);
        await crash(page);
        const next = await context.newPage();
        await skipTour(next, member);
        await expect(await open(next, people)).toHaveValue(text);
        await expect(next.getByText('Draft restored.')).toBeVisible();
      });
    }
  });
}

/** No page is open meanwhile: one that hears of the sign-out reloads, which would abort the next navigation. */
async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.request.post('/api/auth/logout');
}

test('a draft waits for its member and is not shown to another on the same computer', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page.request, DEMO.member);
  const field = async () => page.getByRole('dialog').getByLabel('Professional summary');
  await page.goto('/feed?dialog=edit-profile');
  await (await field()).fill('I would rather not be read.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await signOut(page);
  await signIn(page.request, DEMO.owner);
  await page.goto('/feed?dialog=edit-profile');
  await expect(await field()).not.toHaveValue('I would rather not be read.');

  await signOut(page);
  await page.goto('/?dialog=login');
  await page.getByLabel('Email').fill(DEMO.member);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/dashboard/);
  await page.goto('/feed?dialog=edit-profile');
  await expect(await field()).toHaveValue('I would rather not be read.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(await field()).not.toHaveValue('I would rather not be read.');
});
