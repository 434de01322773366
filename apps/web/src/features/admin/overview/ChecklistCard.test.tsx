import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

test('what is left leads to where it is done, and can be dismissed', async () => {
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf() },
    admin: { checklist: { list: () => ['name', 'members'], dismiss: () => ['members'] } },
  });
  const { user } = openPage('/admin');
  const card = within(await screen.findByRole('region', { name: 'Finish setting up' }));
  expect(card.getByRole('link', { name: 'Import your members' })).toHaveAttribute('href', '/admin/imports');
  await user.click(card.getByRole('button', { name: 'Dismiss: Name your community' }));
  await waitFor(() => expect(card.queryByRole('link', { name: 'Name your community' })).toBeNull());
});
