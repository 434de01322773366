import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { FailedDelivery } from './deliveries.hooks.ts';

const delivery: FailedDelivery = {
  id: '0b0c6f1e-6a5d-4d57-8f6e-6a3f4f9a4c11',
  channel: 'crm',
  topic: 'referral.created',
  about: { type: 'referral', id: 7 },
  member: { id: 3, name: 'Tom Target' },
  attempts: 8,
  reason: 'crm.test answered 500',
  createdAt: '2026-11-20T10:00:00.000Z',
  failedAt: '2026-11-21T10:00:00.000Z',
  relativeTime: '2 hours ago',
};

function openOverview(failed: FailedDelivery[]) {
  let items = failed;
  const sendAgain = vi.fn<(input: { ids: string[] }) => { queued: number }>(({ ids }) => {
    items = items.filter(({ id }) => !ids.includes(id));
    return { queued: ids.length };
  });
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf() },
    admin: { deliveries: { listFailed: () => ({ items, total: items.length }), sendAgain } },
  });
  return { ...openPage('/admin'), sendAgain };
}

const card = async () => within(await screen.findByRole('region', { name: 'Failed deliveries' }));

test('an administrator sends a failed delivery again, and it leaves the list', async () => {
  const { user, sendAgain } = openOverview([delivery]);
  expect(await (await card()).findByText(/crm\.test answered 500 \(8 attempts\), abandoned/)).toBeVisible();
  await user.click(
    (await card()).getByRole('button', { name: 'Send again: CRM: referral created, Tom Target' }),
  );
  expect(await screen.findByText('1 delivery queued.')).toBeVisible();
  expect(sendAgain).toHaveBeenCalledWith({ ids: [delivery.id] });
  expect(await (await card()).findByText(/^Nothing was given up/)).toBeVisible();
});

test('all listed deliveries can be sent again in one click', async () => {
  const other = { ...delivery, id: '3d1c6f1e-6a5d-4d57-8f6e-6a3f4f9a4c12', channel: 'mail' as const };
  const { user, sendAgain } = openOverview([delivery, other]);
  await user.click(await (await card()).findByRole('button', { name: 'Send all 2 again' }));
  expect(await screen.findByText('2 deliveries queued.')).toBeVisible();
  expect(sendAgain).toHaveBeenCalledWith({ ids: [delivery.id, other.id] });
});
