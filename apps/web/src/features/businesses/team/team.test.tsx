import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../../testing/api.ts';
import { businessOf } from '../../../../testing/businesses.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { Inputs } from '../../../lib/trpc.ts';

function openTeam(isOwner: boolean) {
  const sent: Inputs['businesses']['team']['invite'][] = [];
  const viewer = memberOf();
  const business = businessOf({
    can: { edit: true, review: false, contact: !isOwner, seeActivity: false },
    cannotContactReason: isOwner ? 'This is your own business' : null,
  });
  answerApi({
    auth: { me: () => viewer },
    site: { config: () => siteOf() },
    businesses: {
      get: () => business,
      team: {
        list: () => [],
        manage: () => [],
        invitations: () => [],
        invite: (input) => {
          sent.push(input);
          return { id: 1, status: 'confirmed' };
        },
      },
    },
  });
  return { ...openPage(`/business/${business.slug}?tab=team`), sent, viewer };
}

test('an owner who is not in the team adds themselves in one press', async () => {
  const { user, sent, viewer } = openTeam(true);
  await user.click(await screen.findByRole('button', { name: 'Add yourself' }));
  await waitFor(() => expect(sent).toEqual([{ businessId: 5, userId: viewer.id, role: 'Owner' }]));
});

test('a title is asked for, no role, and an administrator does not join by one press', async () => {
  openTeam(false);
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Role' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add yourself' })).toBeNull();
});
