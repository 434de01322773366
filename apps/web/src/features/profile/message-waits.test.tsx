import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fullName } from '@guildhall/api/ground/values/person-name';
import { answerApi } from '../../../testing/api.ts';
import { memberOf, profileOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const NOTHING = { works: [], businesses: [], posts: [], mutual: { count: 0, people: [] }, match: null };

test('a member whose message waits for a reply finds the conversation on the profile', async () => {
  const cannotWriteReason = 'Waiting for a reply. You can write again once they answer or accept.';
  const can = { request: true, accept: false, decline: false, withdraw: false, remove: false };
  answerApi({
    auth: { me: () => memberOf({ id: 8 }) },
    site: { config: () => siteOf() },
    profile: { get: () => profileOf(), related: () => NOTHING },
    connections: {
      withMember: ({ userId }) => ({
        userId,
        status: 'none',
        connectionId: null,
        can: { ...can, block: true, unblock: false },
      }),
    },
    messages: {
      permissions: ({ userIds }) =>
        userIds.map((userId) => ({ userId, can: { write: false, open: true }, cannotWriteReason })),
    },
  });
  openPage('/profile/ana-duarte');
  expect(await screen.findByText(cannotWriteReason)).toBeVisible();
  expect(
    screen.getByRole('link', { name: `See the conversation: ${fullName(profileOf())}` }),
  ).toHaveAttribute('href', `/messages?with=${profileOf().id}`);
});
