import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { Applicant } from './applicants.hooks.ts';

const ada: Applicant = {
  id: 5,
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.test',
  isConfirmed: false,
  profile: { company: 'Okafor & Co' },
  answers: [{ key: 'who', question: 'Who recommended us?', answer: 'Ben' }],
  conversation: [],
  status: 'waiting',
  suspicions: [],
  username: null,
  guestAt: { title: 'Breakfast at the mill', inviter: 'Ben Brandt' },
  createdAt: '2026-11-22T10:00:00.000Z',
  relativeTime: '1h ago',
};

function openQueue(applicants: Applicant[]) {
  let waiting = applicants;
  const sent: unknown[] = [];
  const decide = (input: { id: number; text?: string }) => {
    sent.push(input);
    waiting = [];
    return ada;
  };
  answerApi({
    auth: { me: () => adminOf() },
    site: { config: () => siteOf() },
    admin: {
      applicants: {
        list: () => ({ items: waiting, nextCursor: null }),
        approve: decide,
        decline: decide,
        ask: decide,
      },
    },
  });
  return { ...openPage('/admin/applicants'), sent };
}

test('an application shows what was asked and answered, and is approved with one press', async () => {
  const { user, sent } = openQueue([ada]);
  expect(await screen.findByText('Who recommended us?')).toBeVisible();
  expect(screen.getByText('Came to “Breakfast at the mill” as a guest of Ben Brandt.')).toBeVisible();
  expect(screen.getByText('Okafor & Co')).toBeVisible();
  expect(screen.getByText('Email not confirmed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve: Ada Okafor' }));
  expect(await screen.findByText('Ada Okafor is approved')).toBeVisible();
  expect(await screen.findByText('New applications appear here.')).toBeVisible();
  expect(sent).toEqual([{ id: 5 }]);
});

test('a sign-up that looks automated says why', async () => {
  openQueue([{ ...ada, suspicions: ['honeypot', 'fast'] }]);
  const reasons = await screen.findByText(/^This may be a bot:/);
  expect(reasons).toHaveTextContent('a hidden field was filled in; the form was sent within seconds.');
});

test('declining needs a reason', async () => {
  const { user, sent } = openQueue([ada]);
  await user.click(await screen.findByRole('button', { name: 'Decline: Ada Okafor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Ada Okafor’s application?' }));
  expect(dialog.getByRole('button', { name: 'Decline' })).toBeDisabled();
  await user.type(dialog.getByLabelText(/Reason/), 'Not a local business');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Application declined')).toBeVisible();
  expect(sent).toEqual([{ id: 5, text: 'Not a local business' }]);
});

test('an empty queue says what will be there', async () => {
  openQueue([]);
  expect(await screen.findByText('New applications appear here.')).toBeVisible();
});
