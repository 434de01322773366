import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { DELIVER_TASK, enqueueJob } from '../../packages/api/src/ground/core/jobs.ts';
import { withDatabase } from '../database.ts';
import { DEVICES } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { confirmAddress, mailsTo } from '../mails.ts';
import { register, skipTour } from '../members.ts';

/** Has the mail about a message delivered, which otherwise waits for five minutes whether it is read. */
async function deliverNow(userId: number): Promise<void> {
  await withDatabase(async (db) => {
    const { id } = await db
      .selectFrom('outbox')
      .select('id')
      .where('userId', '=', userId)
      .where('topic', '=', 'mail.notification')
      .executeTakeFirstOrThrow();
    await db.updateTable('outbox').set({ nextAt: new Date() }).where('id', '=', id).execute();
    await enqueueJob(db, DELIVER_TASK, { id }, { key: id });
  });
}

const WORDS = 'The oven is yours on Friday.';

type Reader = Awaited<ReturnType<typeof register>>;

/** Ben joins, and writes to the reader, whose mail leaves at once. */
async function writeTo({ id }: Reader, request: APIRequestContext, mark: string) {
  await register(request, { firstName: 'Ben', lastName: `Writer ${mark}` });
  const sent = await request.post('/api/messages', { data: { toUserId: id, content: WORDS } });
  expect(sent.ok(), await sent.text()).toBe(true);
  await deliverNow(id);
}

async function signInAndRead(page: Page, { email }: Reader) {
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('journey-password');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('log').getByText(WORDS)).toBeVisible();
}

for (const [size, viewport] of DEVICES) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a signed-out reader follows a mail to the message that it is about', async ({
      page,
      otherContext,
    }) => {
      const mark = randomUUID().slice(0, 8);
      const ana = await register(page.request, { firstName: 'Ana', lastName: `Reader ${mark}` });
      await expect.poll(() => mailsTo(ana.email)).toHaveLength(1);
      // An email to an unconfirmed address names nobody.
      await confirmAddress(page.request, await mailsTo(ana.email));
      await page.request.post('/api/auth/logout');
      await writeTo(ana, otherContext.request, mark);

      const about = `Ben Writer ${mark} wrote to you`;
      const find = async () =>
        (await mailsTo(ana.email)).find(({ text }) => text.includes(about))?.link ?? '';
      await expect.poll(find).toMatch(/\/messages\?with=\d+$/);
      await skipTour(page, ana);
      await page.goto(await find());

      await signInAndRead(page, ana);
      await expect(page.getByRole('heading', { name: `Ben Writer ${mark}` })).toBeVisible();
    });
  });
}

test('a mail to an address that is not confirmed leads through the sign-in to what it may not name', async ({
  page,
  otherContext,
}) => {
  const mark = randomUUID().slice(0, 8);
  const ana = await register(page.request, { firstName: 'Ana', lastName: `Quiet ${mark}` });
  await page.request.post('/api/auth/logout');
  await writeTo(ana, otherContext.request, mark);
  const find = async () =>
    (await mailsTo(ana.email)).find(({ text }) => text.includes('You have a new message'));
  await expect.poll(async () => (await find())?.link ?? '').toMatch(/\/notifications\/\d+$/);
  const mail = await find();
  expect(mail?.text).not.toMatch(/Ben|oven/);
  await skipTour(page, ana);
  await page.goto(mail?.link ?? '');

  await signInAndRead(page, ana);
  await expect(page).toHaveURL(/\/messages\?with=\d+$/);
});
