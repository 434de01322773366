import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../testing/admin.ts';
import { answerApi } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { CurrentUser } from '../../lib/useViewer.ts';

function openInvitations(viewer: CurrentUser) {
  answerApi({
    auth: { me: () => viewer },
    site: { config: () => siteOf({ membersInvite: false }) },
    invitations: { list: () => ({ items: [], nextCursor: null }) },
  });
  openPage('/invitations');
}

test('an administrator of a community where members cannot invite is led to the console', async () => {
  openInvitations(adminOf());
  expect(await screen.findByRole('link', { name: 'Create invitations in the console' })).toHaveAttribute(
    'href',
    '/admin/invitations',
  );
});

test('a member who cannot invite is not told to create a link', async () => {
  openInvitations(memberOf());
  expect(await screen.findByText('Only administrators can invite people')).toBeVisible();
  expect(await screen.findByText('No invitations yet')).toBeVisible();
  expect(screen.queryByText(/Create a link/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create invitations in the console' })).toBeNull();
});
