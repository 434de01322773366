import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, answerApi } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { opportunityOf } from '../../../testing/network.ts';
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
