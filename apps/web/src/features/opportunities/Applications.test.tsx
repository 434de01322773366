import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, answerApi, apiError } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { opportunityOf, personOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';

const own = opportunityOf({
  isMine: true,
  expiresAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  applications: 1,
  can: { apply: false, withdraw: false, save: false, edit: true, close: true },
});
const waiting = {
  person: personOf(9, 'Ben Okafor'),
  message: 'My hawk is looking for work.',
  status: 'pending' as const,
  createdAt: own.postedAt,
  relativeTime: '1d ago',
  fitScore: 62,
  can: { answer: true, reopen: false },
};

function openTab(
  opportunities: NonNullable<Answers['opportunities']>,
  address = '/dashboard?tab=opportunities',
) {
  localStorage.setItem('guildhall:tour-completed:7', 'yes');
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    opportunities: {
      list: () => [],
      mine: () => ({ items: [own], nextCursor: null }),
      ...opportunities,
      applications: { list: () => [waiting], ...opportunities.applications },
    },
  });
  return openPage(address);
}

test('the poster opens the applications, reads them with their fit, and accepts one', async () => {
  let answered: unknown;
  const { user } = openTab({
    applications: {
      list: () => [
        answered ? { ...waiting, status: 'accepted', can: { answer: false, reopen: false } } : waiting,
      ],
      answer: (input) => {
        answered = input;
        return input;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '1 application' }));
  const item = within(await screen.findByRole('article', { name: 'Ben Okafor’s application' }));
  expect(item.getByText('Strong match')).toBeVisible();
  expect(item.getByText('My hawk is looking for work.')).toBeVisible();
  expect(item.getByRole('link', { name: 'Message Ben Okafor' })).toHaveAttribute('href', '/messages?with=9');
  await user.click(item.getByRole('button', { name: 'Accept Ben Okafor' }));
  expect(await screen.findByText('Ben Okafor was accepted')).toBeVisible();
  expect(answered).toEqual({ id: 1, userId: 9, status: 'accepted' });
  expect(await item.findByText('Accepted')).toBeVisible();
  expect(item.queryByRole('button')).toBeNull();
});

test('the poster takes an answer back while that is possible', async () => {
  let reopened: unknown;
  const { user } = openTab({
    applications: {
      list: () => [
        reopened ? waiting : { ...waiting, status: 'accepted', can: { answer: false, reopen: true } },
      ],
      reopen: (input) => {
        reopened = input;
        return { ...input, status: 'pending' };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '1 application' }));
  await user.click(await screen.findByRole('button', { name: 'Take back the answer to Ben Okafor' }));
  expect(await screen.findByText('Ben Okafor’s application waits again')).toBeVisible();
  expect(reopened).toEqual({ id: 1, userId: 9 });
  expect(await screen.findByRole('button', { name: 'Accept Ben Okafor' })).toBeVisible();
});

test('the poster reads how many minutes ago a member applied', async () => {
  const createdAt = new Date(Date.now() - 5.5 * 60_000).toISOString();
  const { user } = openTab({
    applications: { list: () => [{ ...waiting, createdAt, relativeTime: 'Just now' }] },
  });
  await user.click(await screen.findByRole('button', { name: '1 application' }));
  const item = within(await screen.findByRole('article', { name: 'Ben Okafor’s application' }));
  expect(item.getByText('5 min ago')).toBeVisible();
});

test('an answer that came too late is refused with the reason', async () => {
  const { user } = openTab({
    applications: {
      answer: () => {
        throw apiError('NOT_FOUND', 'This application no longer exists');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '1 application' }));
  await user.click(await screen.findByRole('button', { name: 'Decline Ben Okafor' }));
  expect(await screen.findByText('This application no longer exists')).toBeVisible();
});

test('editing starts with what is there and sends everything', async () => {
  let sent: unknown;
  const { user } = openTab({
    update: (input) => {
      sent = input;
      return own;
    },
  });
  await user.click(await screen.findByRole('button', { name: `Edit ${own.title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit opportunity' }));
  expect(dialog.getByLabelText(/^Title/)).toHaveValue(own.title);
  await user.type(dialog.getByLabelText('Budget'), '$300');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Opportunity updated')).toBeVisible();
  expect(sent).toMatchObject({ id: 1, title: own.title, budget: '$300', skillsNeeded: ['Bookkeeping'] });
});

test('an applicant withdraws while the application waits', async () => {
  let withdrawn: unknown;
  const { user } = openTab({
    mine: () => ({ items: [], nextCursor: null }),
    list: () => [
      opportunityOf({
        applied: true,
        application: 'pending',
        can: { apply: false, withdraw: true, save: true, edit: false, close: false },
      }),
    ],
    applications: {
      withdraw: (input) => {
        withdrawn = input;
        return { ...input, applied: false };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Withdraw your application/ }));
  expect(await screen.findByText('Application withdrawn')).toBeVisible();
  expect(withdrawn).toEqual({ id: 1 });
});
