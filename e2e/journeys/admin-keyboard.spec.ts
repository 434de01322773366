import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { openByKeyboard, press, tabTo, write } from '../keyboard.ts';
import { DEMO, register, signIn } from '../members.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const filter = (page: Page) => page.getByRole('combobox', { name: 'Show' });
const search = (page: Page) => main(page).getByRole('searchbox');

async function takeCsv(page: Page, name: RegExp): Promise<void> {
  const downloading = page.waitForEvent('download');
  await press(page, main(page).getByRole('link', { name: 'CSV' }));
  expect((await downloading).suggestedFilename()).toMatch(name);
}

test.beforeEach(async ({ context }) => {
  await signIn(context.request, DEMO.admin);
});

test('every page of the console is reached from the navigation beside it', async ({ page }) => {
  await openByKeyboard(page, '/admin');
  const nav = page.getByRole('navigation', { name: 'Admin console' });
  await tabTo(page, nav.getByRole('link', { name: 'Settings' }));
  for (const name of ['Audit', 'Backup', 'Articles', 'Reports', 'Users', 'Settings']) {
    const link = nav.getByRole('link', { name: new RegExp(`^${name}`) });
    await tabTo(page, link, { back: true });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await tabTo(page, nav.getByRole('link', { name: 'Overview' }), { back: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Console' })).toBeFocused();
});

test('on a phone the navigation of the console is a sheet that closes by itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openByKeyboard(page, '/admin/orders');
  await press(page, button(page, 'Console menu'));
  const sheet = dialog(page).getByRole('navigation', { name: 'Admin console' });
  await press(page, sheet.getByRole('link', { name: 'Users' }));
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused();
});

test('an administrator finds, deactivates, activates, adds and exports members by keyboard', async ({
  page,
  otherContext,
}) => {
  const { email } = await register(otherContext.request, { firstName: 'Tabea', lastName: 'Klamm' });
  await openByKeyboard(page, '/admin?tab=users');
  await write(page, search(page), email);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('row', { name: /^Select/ })).toHaveCount(1);
  const active = page.getByRole('switch', { name: 'Active: Tabea Klamm' });
  await press(page, active, 'Space');
  await expect(page.getByRole('row', { name: /Tabea Klamm/ }).getByText('Inactive')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(active).toBeChecked();
  const chip = page.getByRole('group', { name: 'Which members' }).getByRole('button', { name: /^Active/ });
  await tabTo(page, chip, { back: true });
  await page.keyboard.press('Enter');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(active).toBeVisible();
  await takeCsv(page, /^users.*\.csv$/);

  await press(page, button(page, 'Add User'));
  await write(page, dialog(page).getByLabel('First name'), 'Nele');
  await write(page, dialog(page).getByLabel('Last name'), 'Klamm');
  await press(page, dialog(page).getByRole('button', { name: 'Add User' }));
  await expect(dialog(page).getByText('Enter an email address, such as ana@example.com.')).toBeVisible();
  await tabTo(page, dialog(page).getByLabel('Email'), { back: true });
  await page.keyboard.type(`${randomUUID()}@journey.test`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Member added', { exact: true })).toBeVisible();
  await expect(button(page, 'Add User')).toBeFocused();
});

test(
  'an administrator finds, hides, shows, deletes and restores posts by keyboard',
  SWEEP,
  async ({ page, otherContext }) => {
    await register(otherContext.request, { firstName: 'Ulla', lastName: 'Tasten' });
    const word = `tastenwort${randomUUID().slice(0, 8)}`;
    for (const content of [`First ${word}`, `Second ${word}`]) {
      const answer = await otherContext.request.post('/api/feed', { data: { content } });
      expect(answer.status(), await answer.text()).toBe(201);
    }
    const post = (text: string) =>
      main(page)
        .getByRole('listitem')
        .filter({ hasText: `${text} ${word}` });
    const authorOf = (text: string) => post(text).getByRole('link', { name: 'Ulla Tasten' });
    await openByKeyboard(page, '/admin?tab=posts');
    await write(page, search(page), word);
    await page.keyboard.press('Enter');
    await press(page, post('Second').getByRole('switch'), 'Space');
    await write(page, dialog(page).getByLabel('What do we tell the author?'), 'Posted twice');
    await press(page, dialog(page).getByRole('button', { name: 'Hide' }));
    await expect(post('Second').getByText('Hidden')).toBeVisible();
    await expect(post('Second').getByRole('switch')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(post('Second').getByText('Published')).toBeVisible();

    await press(page, post('Second').getByRole('button', { name: /^Delete/ }));
    await write(page, dialog(page).getByLabel('What do we tell the author?'), 'Posted twice');
    await press(page, dialog(page).getByRole('button', { name: 'Delete' }));
    await expect(post('Second')).toHaveCount(0);
    await expect(authorOf('First')).toBeFocused();
    await tabTo(page, button(page, 'Undo'), { back: true });
    await page.keyboard.press('Enter');
    await expect(authorOf('Second')).toBeVisible();
    await expect(button(page, 'Undo')).toHaveCount(0);

    await press(page, post('First').getByRole('button', { name: /^Delete/ }));
    await write(page, dialog(page).getByLabel('What do we tell the author?'), 'Posted twice');
    await press(page, dialog(page).getByRole('button', { name: 'Delete' }));
    await expect(post('First')).toHaveCount(0);
    await tabTo(page, button(page, 'Close'), { back: true });
    await page.keyboard.press('Enter');
    await tabTo(page, filter(page), { back: true });
    await page.keyboard.type('Deleted');
    await press(page, post('First').getByRole('button', { name: 'Restore' }));
    await expect(page.getByText('No posts found')).toBeVisible();
    await tabTo(page, main(page).getByRole('link', { name: 'CSV' }), { back: true });
    await takeCsv(page, /^posts.*\.csv$/);
  },
);

test(
  'an administrator writes, previews, publishes, features and changes an article by keyboard',
  SWEEP,
  async ({ page }) => {
    const title = `Tasten ${randomUUID().slice(0, 8)}`;
    await openByKeyboard(page, '/admin?tab=articles');
    await press(page, button(page, 'Create Article'));
    await expect(page.getByRole('heading', { name: 'Create Article' })).toBeFocused();
    await write(page, page.getByLabel('Title'), title);
    await press(page, button(page, 'Publish Article'));
    await tabTo(page, page.getByLabel('Content'), { back: true });
    await page.keyboard.type('A newspaper without a mouse.');
    await press(page, page.getByRole('switch', { name: 'Published' }), 'Space');
    await tabTo(page, page.getByRole('tab', { name: 'Write' }), { back: true });
    await page.keyboard.press('ArrowRight');
    await expect(
      page.getByRole('article', { name: 'Preview' }).getByRole('heading', { name: title }),
    ).toBeVisible();
    await press(page, button(page, 'Save Unpublished'));
    await expect(page.getByText('Article created', { exact: true })).toBeVisible();

    await tabTo(page, search(page), { back: true });
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    for (const name of ['Published', 'Featured']) {
      const control = page.getByRole('switch', { name: `${name}: ${title}` });
      await press(page, control, 'Space');
      await expect(control).toBeChecked();
    }
    // Other journeys rely on the featured article.
    await page.keyboard.press('Space');
    await press(page, button(page, `Edit ${title}`));
    await expect(page.getByRole('heading', { name: 'Edit Article' })).toBeFocused();
    await write(page, page.getByLabel('Summary'), 'By hand');
    await press(page, button(page, 'Cancel'));
    await tabTo(page, button(page, `Edit ${title}`));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Summary')).toHaveValue('By hand');
    await tabTo(page, button(page, 'Discard draft'), { back: true });
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Summary')).toHaveValue('');
    await press(page, page.getByRole('switch', { name: 'Published' }), 'Space');
    await press(page, button(page, 'Save Changes'));
    await expect(page.getByText('Article saved', { exact: true })).toBeVisible();
    await tabTo(page, search(page), { back: true });
    await takeCsv(page, /^articles.*\.csv$/);
  },
);
