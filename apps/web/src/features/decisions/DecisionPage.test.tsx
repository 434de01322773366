import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, apiError } from '../../../testing/api.ts';
import { siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { Decision } from './decisions.types.ts';

const hidden: Decision = {
  id: 4,
  objectType: 'post',
  decision: 'hide',
  reason: 'No advertising, please.',
  excerpt: 'Buy cheap watches',
  suspendedUntil: null,
  createdAt: '2026-11-22T09:00:00.000Z',
  objection: null,
  objectedAt: null,
  outcome: null,
  answer: null,
  answeredAt: null,
  can: { object: true },
};

function openDecision(answer: () => Decision, address = '/decisions/4#token=abc') {
  const sent: unknown[] = [];
  answerApi({
    auth: { me: () => null },
    site: { config: () => siteOf() },
    decisions: {
      open(input) {
        sent.push(input);
        return answer();
      },
      object(input) {
        sent.push(input);
        return { ...hidden, objection: input.objection, can: { object: false } };
      },
    },
  });
  return { ...openPage(address), sent };
}
const show = () => screen.findByRole('button', { name: 'Show the decision' });

test('a member reads the reason with the link of the email, and objects without signing in', async () => {
  const { user, router, sent } = openDecision(() => hidden);
  await user.click(await show());
  expect(router.state.location.hash).toBe('');
  expect(await screen.findByText('Your post was hidden.')).toBeVisible();
  expect(screen.getByText('No advertising, please.')).toBeVisible();
  await user.type(screen.getByLabelText(/Do you disagree/), 'It was my own shop.');
  await user.click(screen.getByRole('button', { name: 'Send objection' }));
  expect(await screen.findByText(/We have your objection/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send objection' })).toBeNull();
  expect(sent).toEqual([
    { id: 4, token: 'abc' },
    { id: 4, token: 'abc', objection: 'It was my own shop.' },
  ]);
});

test('an answer is shown as final, and cannot be objected to', async () => {
  const { user } = openDecision(() => ({
    ...hidden,
    objection: 'It was my own shop.',
    outcome: 'upheld',
    answer: 'It was still advertising.',
    can: { object: false },
  }));
  await user.click(await show());
  expect(await screen.findByText('It was still advertising.')).toBeVisible();
  expect(screen.getByText(/This answer is final/)).toBeVisible();
  expect(screen.queryByLabelText(/Do you disagree/)).toBeNull();
});

test('somebody else’s decision does not exist', async () => {
  const { user } = openDecision(() => {
    throw apiError('NOT_FOUND', 'There is no such decision');
  }, '/decisions/4');
  await user.click(await show());
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such decision.');
});
