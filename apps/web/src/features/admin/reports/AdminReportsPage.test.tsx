import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { ReportItem } from './reports.hooks.ts';

const report: ReportItem = {
  id: 5,
  objectType: 'user',
  objectId: 9,
  category: 'insult',
  reason: 'Rude in messages',
  status: 'open',
  note: null,
  reporter: { id: 7, name: 'Ana Duarte' },
  object: { text: 'Ben Okafor', author: null, isHidden: false, isGone: false, memberId: 9 },
  decisions: ['warn', 'suspend', 'dismiss'],
  createdAt: '2026-11-01T10:00:00.000Z',
  relativeTime: '2d ago',
  resolvedAt: null,
};

function openReports() {
  const sent: unknown[] = [];
  let items = [report];
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf() },
    admin: {
      reports: {
        list: () => ({ items, nextCursor: null }),
        decide(input) {
          sent.push(input);
          items = [];
          return { id: 5, status: 'resolved', decided: 1 };
        },
      },
    },
  });
  return { ...openPage('/admin/reports'), sent };
}

test('an administrator warns a reported member in words that only they choose', async () => {
  const { user, sent } = openReports();
  await user.click(await screen.findByRole('button', { name: 'Warn about member #9' }));
  expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a warning?' }));
  expect(dialog.getByRole('button', { name: 'Send warning' })).toBeDisabled();
  await user.type(dialog.getByLabelText(/What do we tell the author/), 'Please stay friendly.');
  await user.click(dialog.getByRole('button', { name: 'Send warning' }));
  expect(await screen.findByText('Warning sent')).toBeVisible();
  expect(sent).toEqual([
    { id: 5, decision: 'warn', note: '', message: 'Please stay friendly.', until: null },
  ]);
});

test('an administrator suspends a reported member with a reason', async () => {
  const { user, sent } = openReports();
  await user.click(await screen.findByRole('button', { name: 'Suspend member #9' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this member?' }));
  expect(dialog.getByText('Ben Okafor')).toBeVisible();
  await user.type(dialog.getByLabelText(/What do we tell them/), 'Threats.');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Member suspended')).toBeVisible();
  expect(sent).toEqual([{ id: 5, decision: 'suspend', note: '', message: 'Threats.', until: null }]);
});
