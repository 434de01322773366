import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MailStatus } from '@guildhall/api/console/admin/mail/mail.schema';
import { adminOf } from '../../../../testing/admin.ts';
import { type Answers, answerApi } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

const statusOf = (fields: Partial<MailStatus> = {}): MailStatus => ({
  state: 'working',
  server: 'smtp.test:587',
  waiting: 0,
  written: 0,
  error: null,
  lastSentAt: '2026-11-26T10:00:00.000Z',
  bounced: 0,
  ...fields,
});

type Mail = NonNullable<NonNullable<Answers['admin']>['mail']>;

function open(path: string, mail: Mail) {
  answerApi({
    auth: { me: () => adminOf() },
    site: { config: () => siteOf() },
    admin: { mail: { invitation: () => ({ invitationText: '' }), ...mail } },
  });
  return openPage(path);
}

test('the console says that emails are only files, with how many', async () => {
  open('/admin', { status: () => statusOf({ state: 'files', server: null, written: 378 }) });
  expect(await screen.findByText('Emails aren’t sent: no mail server is set up')).toBeVisible();
  expect(screen.getByText(/378 emails of the last 30 days were only written to files/)).toBeVisible();
});

test('the console says what waits for a server that does not answer', async () => {
  open('/admin', {
    status: () => statusOf({ state: 'failing', waiting: 12, error: 'smtp.test:587 could not take the mail' }),
  });
  expect(await screen.findByText('Emails aren’t getting through: smtp.test:587')).toBeVisible();
  expect(screen.getByText(/12 emails wait/)).toBeVisible();
});

test('a working server is named, and a refused address leads to the members', async () => {
  open('/admin/mail', { status: () => statusOf({ bounced: 2 }) });
  expect(await screen.findByText(/Emails are sent by smtp.test:587/)).toBeVisible();
  expect(screen.getByRole('link', { name: /2 members have an address/ })).toHaveAttribute(
    'href',
    '/admin?tab=users&filter=bounced',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a test email says what became of it', async () => {
  const { user } = open('/admin/mail', {
    status: () => statusOf(),
    sendTest: () => ({ id: crypto.randomUUID(), address: 'ada@x.test', outcome: 'waiting', error: null }),
    test: ({ id }) => ({ id, address: 'ada@x.test', outcome: 'sent', error: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send yourself a test email' }));
  expect(await screen.findByText(/The mail server took it. Look into the inbox of ada@x.test/)).toBeVisible();
});

test('the invitation is read as typed, and saved', async () => {
  let saved = '';
  const { user } = open('/admin/mail', {
    status: () => statusOf(),
    updateInvitation(input) {
      saved = input.invitationText;
      return input;
    },
    previewInvitation: ({ invitationText }) => ({
      subject: 'Ada Keeper invites you',
      text: `Hello Ada,\n\n${invitationText}`,
    }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Your words' }), 'We met at the fair.');
  const preview = within(await screen.findByRole('figure', { name: 'Preview' }));
  expect(await preview.findByText(/Hello Ada,\s+We met at the fair\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Invitation saved')).toBeVisible();
  expect(saved).toBe('We met at the fair.');
});
