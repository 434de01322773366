import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { memberOf, profileOf, siteOf } from '../../../testing/members.ts';
import { threadOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';

test('a member asks whom both know for an introduction, in a message that is begun for them', async () => {
  const can = { accept: false, decline: false, withdraw: false, remove: false, block: true, unblock: false };
  const maya = { id: 20, username: 'maya', name: 'Maya Torres', jobTitle: null, company: null, avatar: null };
  answerApi({
    auth: { me: () => memberOf({ id: 8 }) },
    site: { config: () => siteOf() },
    profile: {
      get: () => profileOf(),
      related: () => ({
        works: [],
        businesses: [],
        posts: [],
        mutual: { count: 1, people: [maya] },
        match: null,
      }),
    },
    connections: {
      withMember: ({ userId }) => ({
        userId,
        status: 'none',
        connectionId: null,
        can: { ...can, request: true },
      }),
    },
    messages: { thread: () => threadOf([]) },
  });
  const { user } = openPage('/profile/ana-duarte');
  await user.click(await screen.findByRole('link', { name: 'Ask Maya Torres to introduce you' }));
  expect(await screen.findByRole('textbox', { name: /^Write to/ })).toHaveValue(
    "Hi Maya Torres, you know Ana Duarte, whom I'd like to meet. Could you introduce us?",
  );
});
