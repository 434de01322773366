import { createHmac, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startReceiver } from '../../apps/server/testing/receiver.ts';
import { startSmtpReceiver } from '../../apps/server/testing/smtp-receiver.ts';
import { expect, test as base } from '../fixtures.ts';
import { confirmAddress, readMail } from '../mails.ts';
import { connect, register, skipTour } from '../members.ts';
import { type JourneyServer, START_MS, startJourneyServer } from '../server.ts';

const SECRET = Buffer.alloc(24, 3);

/** The external systems: an SMTP server, and an HTTP server for the CRM and the webhooks. */
type External = {
  smtp: Awaited<ReturnType<typeof startSmtpReceiver>>;
  http: Awaited<ReturnType<typeof startReceiver>>;
};

const test = base.extend<{ external: External; server: JourneyServer }>({
  external: async ({}, use) => {
    const [smtp, http] = await Promise.all([startSmtpReceiver(), startReceiver()]);
    await use({ smtp, http });
    await Promise.all([smtp.close(), http.close()]);
  },
  /** A server of its own, which sends to them. */
  server: [
    async ({ external: { smtp, http } }, use) => {
      const server = await startJourneyServer({
        SEED: 'none',
        SMTP_URL: smtp.url,
        CRM_BASE_URL: http.url,
        CRM_TOKEN: 'the-token',
        CRM_LOCATION_ID: 'the-location',
        CRM_REFERRAL_WORKFLOW_ID: 'introductions',
        WEBHOOK_URL: `${http.url}/hook`,
        WEBHOOK_SECRET: `whsec_${SECRET.toString('base64')}`,
      });
      await use(server);
      await server.stop();
    },
    { timeout: START_MS },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

const stat = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

test('a member introduces two others in three browsers, both accept, and the referral succeeds', async ({
  page,
  otherContext,
  browser,
  baseURL,
  external,
}) => {
  test.slow();
  /** The emails to a member, oldest first. */
  const mailsTo = (email: string) =>
    external.smtp.messages.map(readMail).filter(({ to }) => to.includes(email));
  const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject);
  const callsTo = (path: string) => external.http.received.filter((call) => call.path === path);
  const mark = randomUUID().slice(0, 8);
  const thirdContext = await browser.newContext({ ...(baseURL && { baseURL }) });
  const [rita, tom, carla] = [
    await register(page.request, {
      firstName: 'Rita',
      lastName: `Referrer ${mark}`,
      industry: 'education',
      lookingFor: 'falconry lessons and owl photography',
      servicesOffered: 'lighthouse restoration and beekeeping',
      skills: ['Falconry', 'Owl photography', 'Beekeeping'],
    }),
    await register(otherContext.request, {
      firstName: 'Tom',
      lastName: `Target ${mark}`,
      industry: 'education',
      lookingFor: 'lighthouse restoration and beekeeping',
      servicesOffered: 'falconry lessons and owl photography',
      skills: ['Falconry', 'Owl photography', 'Beekeeping'],
    }),
    await register(thirdContext.request, { firstName: 'Carla', lastName: `Connection ${mark}` }),
  ];
  // Mail to an unconfirmed address names nobody.
  for (const { email } of [rita, tom, carla]) {
    await expect.poll(() => mailsTo(email).length).toBeGreaterThan(0);
    await confirmAddress(page.request, mailsTo(email));
  }
  await connect({ request: page.request, member: rita }, { request: thirdContext.request, member: carla });
  const [tomPage, carlaPage] = [await otherContext.newPage(), await thirdContext.newPage()];
  await Promise.all([skipTour(page, rita), skipTour(tomPage, tom), skipTour(carlaPage, carla)]);

  await page.goto('/dashboard?tab=referrals');
  await expect(stat(page, 'Sent')).toHaveText('0');
  await page.getByRole('button', { name: `Refer Tom Target ${mark}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who would you like to introduce?').selectOption(`Carla Connection ${mark}`);
  await dialog.getByLabel('Personal message (optional)').fill('You two will like each other.');
  await dialog.getByRole('button', { name: 'Send Referral' }).click();
  await expect(page.getByText('Referral sent!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Your referral has been processed and sent via our AI system.', { exact: true }),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const sent = page.getByRole('article', {
    name: `You introduced Carla Connection ${mark} to Tom Target ${mark}`,
  });
  await expect(sent).toContainText('You two will like each other.');
  await expect(sent.getByText('pending')).toBeVisible();
  await expect(stat(page, 'Sent')).toHaveText('1');
  await expect(
    page
      .getByRole('article', { name: `Tom Target ${mark}`, exact: true })
      .getByRole('button', { name: /^Refer/ }),
  ).toBeDisabled();

  // Each side got an email, and the CRM the contact and the workflow.
  await expect.poll(() => callsTo('/contacts/contact-1/workflow/introductions').length).toBe(1);
  const [upsert] = callsTo('/contacts/upsert');
  expect(callsTo('/contacts/upsert')).toHaveLength(1);
  expect(upsert?.headers.authorization).toBe('Bearer the-token');
  expect(JSON.parse(upsert?.body ?? '')).toMatchObject({ locationId: 'the-location', email: tom.email });
  await expect
    .poll(() => subjectsTo(tom.email))
    .toContain(`Rita Referrer ${mark} would like to introduce you to Carla Connection ${mark}`);
  await expect
    .poll(() => subjectsTo(carla.email))
    .toContain(`Rita Referrer ${mark} would like to introduce you to Tom Target ${mark}`);

  // Tom sees the notification and accepts.
  await tomPage.goto('/feed');
  await tomPage.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await tomPage.getByRole('link', { name: /would like to introduce you to Carla Connection/ }).click();
  const received = tomPage.getByRole('article', {
    name: `Rita Referrer ${mark} would like to introduce Carla Connection ${mark} to you`,
  });
  await received.getByRole('button', { name: /^Accept/ }).click();
  await expect(tomPage.getByText('Referral accepted', { exact: true })).toBeVisible();
  await expect(received.getByText('You agreed. Waiting for the other side.')).toBeVisible();
  await expect(received.getByText(carla.email)).toHaveCount(0);

  await expect.poll(() => subjectsTo(rita.email)).toContain(`Tom Target ${mark} accepted your referral`);

  // Carla follows the link in her email and accepts; only then does Tom's open page show her contact.
  const invitation = mailsTo(carla.email).find(({ subject }) => subject.includes('introduce you to Tom'));
  await carlaPage.goto(invitation?.link ?? '');
  const offered = carlaPage.getByRole('article', {
    name: `Rita Referrer ${mark} would like to introduce you to Tom Target ${mark}`,
  });
  await expect(offered).toBeInViewport();
  await expect(offered.getByRole('button', { name: /^Hide the history/ })).toBeVisible();
  await offered.getByRole('button', { name: /^Accept/ }).click();
  await expect(carlaPage.getByText('Referral accepted', { exact: true })).toBeVisible();
  await expect(received.getByText('accepted', { exact: true })).toBeVisible();
  await expect(received.getByRole('link', { name: carla.email })).toBeVisible();

  // Only Tom can report success; Rita sees it live.
  await received.getByRole('button', { name: /^Mark as completed/ }).click();
  await tomPage.getByLabel(/^Thank-you note/).fill('She has baked for us since.');
  await tomPage.getByLabel(/^Value in/).fill('1200');
  await tomPage.getByRole('button', { name: 'Complete referral' }).click();
  await expect(tomPage.getByText('Referral completed', { exact: true })).toBeVisible();
  await expect(sent.getByText('completed', { exact: true })).toBeVisible();
  await expect(sent.getByText('She has baked for us since.')).toBeVisible();
  await expect(received.getByText('Worth $1,200')).toBeVisible();
  await expect(sent.getByText(/^Worth/)).toHaveCount(0);
  await expect(stat(page, 'Successful')).toHaveText('1');
  await sent.getByRole('button', { name: /^Show the history/ }).click();
  await expect(sent.getByText(`Tom Target ${mark} marked it as completed`)).toBeVisible();
  await expect(sent.getByText('The follow-up was started')).toBeVisible();

  // The referral counts for Rita only.
  for (const [member, stats] of [
    [page, { sent: 1, successful: 1, successRate: 100 }],
    [tomPage, { sent: 0, successful: 0, successRate: 0 }],
    [carlaPage, { sent: 0, successful: 0, successRate: 0 }],
  ] as const) {
    const answer = await member.request.get('/api/referrals/stats');
    expect(await answer.json()).toEqual(stats);
    await member.goto('/dashboard?tab=referrals');
    await expect(stat(member, 'Sent')).toHaveText(String(stats.sent));
    await expect(stat(member, 'Successful')).toHaveText(String(stats.successful));
    // Of so few there is no rate.
    await expect(stat(member, 'Success rate')).toHaveCount(0);
  }

  // Every email and webhook arrived exactly once.
  await expect
    .poll(() => subjectsTo(rita.email))
    .toContain(`Tom Target ${mark} marked your referral as completed`);
  await expect
    .poll(() => subjectsTo(tom.email))
    .toContain(`Everyone agreed: you and Carla Connection ${mark} can get in touch`);
  for (const { email } of [rita, tom, carla])
    expect(subjectsTo(email)).toEqual([...new Set(subjectsTo(email))]);
  expect(mailsTo(tom.email).filter(({ text }) => text.includes(carla.email))).toEqual([]);
  expect(callsTo('/contacts/upsert')).toHaveLength(1);
  await expect
    .poll(() => callsTo('/hook').map(({ body }) => (JSON.parse(body) as { type: string }).type))
    .toEqual(['referral.created', 'referral.accepted', 'referral.completed']);
  for (const { headers, body } of callsTo('/hook')) {
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const signature = createHmac('sha256', SECRET).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  }
  await thirdContext.close();
});
