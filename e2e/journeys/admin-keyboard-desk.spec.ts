import { randomUUID } from 'node:crypto';
import type { APIRequestContext, FileChooser, Page } from '@playwright/test';
import { SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { openByKeyboard, press, tabTo, write } from '../keyboard.ts';
import { DEMO, register, signIn } from '../members.ts';
import { PNG } from '../png.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const filter = (page: Page) => page.getByRole('combobox', { name: 'Show' });
const item = (page: Page, text: string) => main(page).getByRole('listitem').filter({ hasText: text });

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

test.beforeEach(async ({ context }) => {
  await signIn(context.request, DEMO.admin);
});

test(
  'an administrator creates, verifies, features, deletes and restores a business by keyboard',
  SWEEP,
  async ({ page }) => {
    const name = `Tastatur ${randomUUID().slice(0, 8)}`;
    await openByKeyboard(page, '/admin?tab=businesses');
    await press(page, button(page, 'Add Business'));
    await press(page, dialog(page).getByRole('button', { name: 'Create Business' }));
    const nameField = dialog(page).getByLabel('Business name');
    await expect(nameField).toBeFocused();
    await expect(dialog(page).getByText('Business name is required')).toBeVisible();
    await page.keyboard.type(name);
    for (const list of ['Industry', 'Category']) {
      await tabTo(page, dialog(page).getByLabel(list));
      await page.keyboard.type('Manufacturing');
    }
    await write(
      page,
      dialog(page).getByRole('textbox', { name: 'Description', exact: true }),
      'Keys for doors and desks.',
    );
    await write(page, dialog(page).getByLabel('Country'), 'Germany');
    await page.keyboard.press('Shift+Tab');
    await press(page, dialog(page).getByRole('button', { name: 'Create Business' }));
    await expect(page.getByText('Business has been successfully created.', { exact: true })).toBeVisible();
    await expect(button(page, 'Add Business')).toBeFocused();

    await tabTo(page, main(page).getByRole('searchbox'), { back: true });
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    const verified = page.getByRole('switch', { name: `Verified: ${name}` });
    await press(page, verified, 'Space');
    await expect(item(page, name).getByText('Verified', { exact: true }).first()).toBeVisible();
    await press(page, button(page, `Edit ${name}`));
    await press(page, dialog(page).getByRole('switch', { name: 'Featured' }), 'Space');
    await press(page, dialog(page).getByRole('button', { name: 'Save Changes' }));
    await expect(item(page, name).getByText('Featured', { exact: true })).toBeVisible();
    await expect(button(page, `Edit ${name}`)).toBeFocused();
    await tabTo(page, page.getByRole('switch', { name: `Active: ${name}` }), { back: true });
    await page.keyboard.press('Space');
    await tabTo(page, dialog(page).getByLabel('What do we tell the author?'));
    await page.keyboard.type('Closed for good');
    await press(page, dialog(page).getByRole('button', { name: 'Hide' }));
    await expect(item(page, name).getByText('Inactive')).toBeVisible();

    await press(page, button(page, `Delete ${name}`));
    await tabTo(page, button(page, 'Undo'), { back: true });
    await page.keyboard.press('Enter');
    await press(page, button(page, `Delete ${name}`));
    await tabTo(page, filter(page), { back: true });
    await page.keyboard.type('Deleted');
    await press(page, item(page, name).getByRole('button', { name: 'Restore' }));
    await expect(page.getByText('No businesses found')).toBeVisible();
    await tabTo(page, main(page).getByRole('link', { name: 'CSV' }), { back: true });
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await downloading).suggestedFilename()).toMatch(/^businesses.*\.csv$/);
  },
);

test(
  'an administrator quotes, starts, completes and cancels orders by keyboard',
  SWEEP,
  async ({ page, otherContext }) => {
    await register(otherContext.request, { firstName: 'Order', lastName: 'Keys' });
    const services = (await (await otherContext.request.get('/api/services')).json()) as {
      id: number;
      price: number;
    }[];
    const place = async (price: (cents: number) => boolean): Promise<number> => {
      const serviceId = services.find((service) => price(service.price))?.id;
      const order = { serviceId, projectName: 'By hand', projectDescription: 'No mouse anywhere' };
      return (await post<{ id: number }>(otherContext.request, '/api/services/order', order)).id;
    };
    const [unpriced, priced] = [await place((cents) => cents === 0), await place((cents) => cents > 0)];
    await openByKeyboard(page, '/admin/orders');
    await tabTo(page, filter(page));
    await page.keyboard.type('Pending');
    await expect(page).toHaveURL(/filter=pending/);
    const desk = (id: number) =>
      main(page)
        .getByRole('listitem')
        .filter({ hasText: `Order #${id} ` });

    await press(page, button(page, `Manage order #${unpriced}`));
    await press(page, desk(unpriced).getByRole('button', { name: 'Send quote' }));
    await expect(desk(unpriced).getByText('Please enter an amount such as 1250.00')).toBeVisible();
    await tabTo(page, desk(unpriced).getByLabel('Quote in USD'), { back: true });
    await page.keyboard.type('1250.00');
    await page.keyboard.press('Enter');
    await expect(desk(unpriced).getByRole('button', { name: 'Update quote' })).toBeVisible();
    await write(page, desk(unpriced).getByLabel(/^Note to the member/), 'We cannot do it.');
    await press(page, desk(unpriced).getByRole('button', { name: 'Cancel order' }));
    await expect(desk(unpriced)).toHaveCount(0);

    await tabTo(page, filter(page), { back: true });
    await page.keyboard.type('All orders');
    await press(page, button(page, `Manage order #${priced}`));
    await press(page, desk(priced).getByRole('button', { name: 'Start work' }));
    await press(page, desk(priced).getByRole('button', { name: 'Mark as completed' }));
    await expect(desk(priced).getByText('This order is closed.')).toBeVisible();
    await tabTo(page, button(page, `Manage order #${priced}`));
  },
);

test('an administrator hides, dismisses and restores reported content by keyboard', async ({
  page,
  otherContext,
}) => {
  const { request } = otherContext;
  await register(request, { firstName: 'Rita', lastName: 'Ruft' });
  const word = randomUUID().slice(0, 8);
  const reasons = [`Rude ${word}`, `Dull ${word}`];
  for (const reason of reasons) {
    const { id } = await post<{ id: number }>(request, '/api/feed', { content: `About ${reason}` });
    await register(request, { firstName: 'Rolf', lastName: 'Ruft' });
    await post(request, `/api/feed/${id}/report`, { reason });
  }
  const { shortUrl } = await post<{ shortUrl: string }>(request, '/api/shorten', {
    url: 'https://example.org/',
  });
  const path = new URL(shortUrl).pathname;
  await openByKeyboard(page, '/admin/reports');
  await press(page, item(page, `Rude ${word}`).getByRole('button', { name: /^Hide/ }));
  await expect(dialog(page).getByLabel(/^What do we tell the author/)).toBeFocused();
  await page.keyboard.type('Not here.');
  await press(page, dialog(page).getByRole('button', { name: 'Hide' }));
  await expect(item(page, `Rude ${word}`)).toHaveCount(0);
  await tabTo(page, item(page, `Dull ${word}`).getByRole('button', { name: /^Dismiss/ }));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel(/^Note/)).toBeFocused();
  await page.keyboard.type('Dull is allowed.');
  await press(page, dialog(page).getByRole('button', { name: 'Dismiss' }));
  await expect(item(page, `Dull ${word}`)).toHaveCount(0);

  const code = page.getByLabel('Short link or its code');
  await write(page, code, shortUrl);
  await page.keyboard.press('Enter');
  const answer = async () => (await request.get(path, { maxRedirects: 0 })).status();
  await expect.poll(answer).toBe(410);
  await tabTo(page, code, { back: true });
  await page.keyboard.type(path);
  await press(page, button(page, 'Restore'));
  await expect.poll(answer).toBe(302);
  await tabTo(page, filter(page), { back: true });
  await page.keyboard.type('Decided');
  await expect(item(page, `Dull ${word}`).getByText('Note: Dull is allowed.')).toBeVisible();
});

test('an administrator filters and verifies the audit log by keyboard', async ({ page }) => {
  await openByKeyboard(page, '/admin/audit');
  await write(page, page.getByLabel('Person'), 'Nobody Whatever');
  await press(page, button(page, 'Filter'));
  await expect(page.getByText('No audit entries found')).toBeVisible();
  await press(page, button(page, 'Clear'));
  await expect(page.getByLabel('Person')).toHaveValue('');
  await press(page, button(page, 'Verify log integrity'));
  await expect(page.getByText(/^The log is intact/)).toBeVisible();
  await expect(button(page, 'Verify log integrity')).toBeFocused();
});

test(
  'an administrator creates, changes, disables and deletes a banner by keyboard',
  SWEEP,
  async ({ page, baseURL }) => {
    const title = `Banner ${randomUUID().slice(0, 8)}`;
    // Listens before the page opens: a listener that is added beside the key press can come too late.
    const choosers: FileChooser[] = [];
    page.on('filechooser', (chooser) => choosers.push(chooser));
    await openByKeyboard(page, '/admin?tab=banners');
    await press(page, button(page, 'Create Banner'));
    await tabTo(page, page.getByLabel('Title'), { back: true });
    await page.keyboard.type(title);
    await tabTo(page, button(page, /^Upload /));
    await page.keyboard.press('Enter');
    await expect.poll(() => choosers.length).toBe(1);
    await choosers[0]?.setFiles({ name: 'fair.png', mimeType: 'image/png', buffer: PNG });
    await expect(page.getByRole('textbox', { name: 'Image URL' })).toHaveValue(/^\/business-images\//);
    await write(page, page.getByLabel('Target URL'), `${baseURL}/news`);
    // Outside the dates of the other journeys.
    await tabTo(page, page.getByLabel('Start date'));
    await page.keyboard.type('01012090');
    await tabTo(page, page.getByLabel('End date'));
    await page.keyboard.type('01312090');
    await press(page, page.getByRole('checkbox', { name: 'Profile' }), 'Space');
    await press(page, button(page, 'Create Banner'));
    await expect(item(page, title).getByText(/January 1, 2090 to January 31, 2090/)).toBeVisible();

    await press(page, button(page, `Edit ${title}`));
    await expect(page.getByLabel('Title')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' again');
    await press(page, button(page, 'Save Changes'));
    const changed = `${title} again`;
    await press(page, page.getByRole('switch', { name: `Active: ${changed}` }), 'Space');
    await expect(page.getByRole('switch', { name: `Active: ${changed}` })).not.toBeChecked();
    await press(page, button(page, `Edit ${changed}`));
    await tabTo(page, button(page, 'Cancel'), { back: true });
    await page.keyboard.press('Enter');
    await press(page, button(page, `Delete ${changed}`));
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await press(page, dialog(page).getByRole('button', { name: 'Delete banner' }));
    await expect(item(page, changed)).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
  },
);
