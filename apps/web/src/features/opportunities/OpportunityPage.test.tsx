import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, answerApi, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { opportunityOf, threadMessageOf, threadOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { paths } from '../../lib/paths.ts';
import type { Opportunity } from './opportunity-cache.ts';

const WAITING = 'Waiting for a reply. You can write again once they answer or accept.';

function open(items: Opportunity[], messages: Answers['messages'] = {}) {
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    messages: { permissions: () => [], ...messages },
    opportunities: {
      get: () => opportunityOf(),
      search: ({ fits }) => ({
        items: items.filter(({ fitScore }) => !fits || fitScore > 0),
        nextCursor: null,
        isSimilar: false,
        similar: [],
        membersOnly: null,
      }),
    },
  });
  return openPage(paths.opportunity(1));
}

test('what follows an application is said where one applies, not beside a message that waits', async () => {
  const { user } = open([], {
    permissions: () => [{ userId: 9, can: { write: false, open: true }, cannotWriteReason: WAITING }],
  });
  expect(await screen.findByText(WAITING)).toBeVisible();
  expect(screen.queryByText(/answers yes or no/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Apply for Bookkeeper for a bakery' }));
  expect(
    await screen.findByText(
      'Ben Okafor reads your application and answers yes or no. You can withdraw it until then.',
    ),
  ).toBeVisible();
});

test('more that may fit a member leaves out what does not fit and what they applied to', async () => {
  open([
    opportunityOf(),
    opportunityOf({ id: 2, title: 'Signs', applied: true, application: 'pending' }),
    opportunityOf({ id: 3, title: 'Menus' }),
    opportunityOf({ id: 4, title: 'Same city', fitScore: 5 }),
    opportunityOf({ id: 5, title: 'Plumbing', fitScore: 0, fitReasons: [] }),
  ]);
  const section = within(await screen.findByRole('region', { name: 'More that may fit you' }));
  expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Menus']);
});

test('a member whom nothing else fits is shown no more opportunities', async () => {
  open([opportunityOf({ id: 5, title: 'Plumbing', fitScore: 0, fitReasons: [] })]);
  await waitFor(() => expect(calls).toContain('opportunities.search'));
  expect(await screen.findByRole('button', { name: /^Apply for/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^More/ })).toBeNull();
});

test('a message begun at an opportunity says first what it is about, and the next one begins with nothing', async () => {
  const sent: unknown[] = [];
  const { user } = open([], {
    threads: () => ({ items: [], nextCursor: null }),
    thread: () => threadOf([]),
    send(input) {
      sent.push(input);
      return { ...threadMessageOf({ isMine: true, content: input.content }), threadId: 3, toUserId: 9 };
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Message Ben Okafor' }));
  const field = await screen.findByLabelText('Write to Ben Okafor');
  await waitFor(() => expect(field).toHaveValue('About “Bookkeeper for a bakery”: '));
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.type(field, 'Is it still open?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(sent).toEqual([
    expect.objectContaining({ toUserId: 9, content: 'About “Bookkeeper for a bakery”: Is it still open?' }),
  ]);
});
