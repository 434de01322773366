import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, apiError } from '../../../testing/api.ts';
import { siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { Outputs } from '../../lib/trpc.ts';

type Application = Outputs['application']['open'];

const asked: Application = {
  firstName: 'Ada',
  email: 'ada@example.test',
  answers: [],
  conversation: [{ from: 'community', text: 'Where is your shop?', at: '2026-11-22T10:00:00.000Z' }],
  status: 'asked',
  createdAt: '2026-11-22T09:00:00.000Z',
};

function openApplication(answer: () => Application) {
  const sent: unknown[] = [];
  answerApi({
    auth: { me: () => null },
    site: { config: () => siteOf() },
    application: {
      open: () => answer(),
      reply: (input) => {
        sent.push(input);
        return { ...asked, status: 'waiting' };
      },
      withdraw: (input) => {
        sent.push(input);
        return { ok: true };
      },
    },
  });
  return { ...openPage('/application#token=abc'), sent };
}
const show = () => screen.findByRole('button', { name: 'Show my application' });

test('an applicant sees the question of the community and replies', async () => {
  const { user, router, sent } = openApplication(() => asked);
  await user.click(await show());
  expect(router.state.location.hash).toBe('');
  expect(await screen.findByText('Where is your shop?')).toBeVisible();
  await user.type(screen.getByLabelText(/Your reply/), 'Mill Street 4');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText(/waiting for a decision/)).toBeVisible();
  expect(sent).toEqual([{ token: 'abc', text: 'Mill Street 4' }]);
});

test('an applicant withdraws after a confirmation', async () => {
  const { user, sent } = openApplication(() => asked);
  await user.click(await show());
  await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your application?' }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Withdraw application' }));
  expect(await screen.findByText('Your application was withdrawn and erased.')).toBeVisible();
});

test('a link that is not valid says so', async () => {
  const { user } = openApplication(() => {
    throw apiError('NOT_FOUND', 'This link is not valid');
  });
  await user.click(await show());
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid');
});
