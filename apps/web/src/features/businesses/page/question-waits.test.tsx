import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../../testing/api.ts';
import { businessOf } from '../../../../testing/businesses.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { pageOf } from '../../../../testing/shop.ts';

test('a member whose question waits reads so before writing, and can see the conversation', async () => {
  const cannotWriteReason = 'Waiting for a reply. You can write again once they answer or accept.';
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    businesses: {
      get: () => businessOf({ can: { edit: false, review: true, contact: true, seeActivity: false } }),
      contactState: () => ({ cannotWriteReason, conversationWith: 9, waitsFor: 'Oliver Grant' }),
      reviews: { list: () => pageOf(), mine: () => null },
      team: { list: () => [], invitations: () => [] },
    },
  });
  const { user } = openPage('/business/rye-and-shine');
  await user.click(await screen.findByRole('button', { name: 'Contact Business' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(
      `Your message to Oliver Grant, who answers for ${businessOf().name}, waits for a reply. You can ask here once they answer.`,
    ),
  ).toBeVisible();
  expect(dialog.getByRole('link', { name: 'See the conversation' })).toHaveAttribute(
    'href',
    '/messages?with=9',
  );
  expect(dialog.queryByLabelText(/^Your message/)).toBeNull();
});

test('the form opens once it is known that the member may write, with the cursor in it', async () => {
  let answer = (_state: { cannotWriteReason: null; conversationWith: null; waitsFor: null }) => {};
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    businesses: {
      get: () => businessOf({ can: { edit: false, review: true, contact: true, seeActivity: false } }),
      contactState: () => new Promise((resolve) => (answer = resolve)),
      reviews: { list: () => pageOf(), mine: () => null },
      team: { list: () => [], invitations: () => [] },
    },
  });
  const { user } = openPage('/business/rye-and-shine');
  await user.click(await screen.findByRole('button', { name: 'Contact Business' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText(/^Your message/)).toBeNull();
  answer({ cannotWriteReason: null, conversationWith: null, waitsFor: null });
  await waitFor(() => expect(dialog.getByLabelText(/^Your message/)).toHaveFocus());
});
