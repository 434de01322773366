import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { personOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';

test('a member whose message waits for a reply finds the conversation among the hits', async () => {
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    search: {
      all: () => ({
        members: [{ ...personOf(9, 'Ben Okafor'), why: null }],
        businesses: [],
        posts: [],
        articles: [],
        events: [],
        chapters: [],
        opportunities: [],
        similar: { members: [], businesses: [], opportunities: [] },
      }),
    },
    messages: {
      permissions: ({ userIds }) =>
        userIds.map((userId) => ({
          userId,
          can: { write: false, open: true },
          cannotWriteReason: 'Waiting for a reply.',
        })),
    },
  });
  openPage('/search?q=ben');
  expect(await screen.findByRole('link', { name: 'See the conversation: Ben Okafor' })).toHaveAttribute(
    'href',
    '/messages?with=9',
  );
});
