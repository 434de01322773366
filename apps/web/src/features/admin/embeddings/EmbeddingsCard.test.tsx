import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi, calls } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { EmbeddingsStatus } from './embeddings.hooks.ts';

const working: EmbeddingsStatus = {
  host: 'vectors.example',
  model: 'my-model',
  done: 1_200,
  total: 3_400,
  lastError: null,
  retryAt: null,
  succeededAt: '2026-11-21T10:00:00.000Z',
};

function openOverview(status: EmbeddingsStatus | null) {
  const tryNow = vi.fn<() => { isQueued: true }>(() => ({ isQueued: true }));
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf() },
    admin: { embeddings: { status: () => status, tryNow } },
  });
  return { ...openPage('/admin'), tryNow };
}

const card = async () => within(await screen.findByRole('region', { name: 'Embeddings service' }));

test('an administrator sees where statements are sent, and how many members are done', async () => {
  openOverview(working);
  expect(
    await (await card()).findByText('Matches are ordered with help from my-model at vectors.example.'),
  ).toBeVisible();
  expect(
    (await card()).getByText(/^1,200 of 3,400 members done · Last response: November 21, 2026/),
  ).toBeVisible();
  expect((await card()).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '35');
  expect((await card()).queryByRole('alert')).toBeNull();
});

test('an administrator reads what is wrong and tries again', async () => {
  const { user, tryNow } = openOverview({
    ...working,
    lastError: 'vectors.example answered 401: check EMBEDDINGS_KEY',
    retryAt: '2026-11-21T11:00:00.000Z',
  });
  expect(
    await (
      await card()
    ).findByText(
      /vectors\.example answered 401: check EMBEDDINGS_KEY\. Until it's working again, members who haven't been processed are matched with the built-in model\. Next try: November 21, 2026/,
    ),
  ).toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('The result appears here in a few seconds.')).toBeVisible();
  expect(tryNow).toHaveBeenCalledOnce();
});

test('nothing is shown where no service is set up', async () => {
  openOverview(null);
  await waitFor(() => expect(calls).toContain('admin.embeddings.status'));
  expect(screen.queryByRole('region', { name: 'Embeddings service' })).toBeNull();
});
