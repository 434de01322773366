import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { apiError, calls } from '../../../testing/api.ts';
import { SETTINGS, openSettings } from '../../../testing/settings.ts';

/** Opens the settings and records the changes that are sent. */
function openPrivacy() {
  const sent: unknown[] = [];
  const { user } = openSettings({
    updatePrivacy: (change) => {
      sent.push(change);
      return { ...SETTINGS, ...(change as object) };
    },
  });
  return { user, sent };
}

describe('the privacy settings', () => {
  test('say which words are sent to an embeddings service, where there is one', async () => {
    openSettings({ dataSharing: () => ({ embeddingsHost: 'vectors.example' }) });
    const privacy = within(await screen.findByRole('region', { name: 'Privacy' }));
    expect(await privacy.findByText(/short phrases from your profile.* to vectors\.example\./)).toBeVisible();
  });

  test('say nothing of such a service where there is none', async () => {
    openSettings({ dataSharing: () => ({ embeddingsHost: null }) });
    const privacy = within(await screen.findByRole('region', { name: 'Privacy' }));
    await privacy.findByText('Suggest me to other members');
    await waitFor(() => expect(calls).toContain('account.dataSharing'));
    expect(privacy.queryByText(/short phrases from your profile/)).toBeNull();
  });

  test('a privacy switch changes optimistically and is rolled back on error', async () => {
    let works = true;
    const { user } = openSettings({
      updatePrivacy: (change) => {
        if (!works) throw apiError('SERVICE_UNAVAILABLE', 'busy');
        return { ...SETTINGS, ...(change as object) };
      },
    });
    const suggestable = await screen.findByRole('switch', { name: /^Suggest me to other members/ });
    await user.click(suggestable);
    await waitFor(() => expect(suggestable).not.toBeChecked());
    works = false;
    await user.click(suggestable);
    expect(await screen.findByText('busy')).toBeVisible();
    expect(suggestable).not.toBeChecked();
  });

  test('read receipts are off until the member turns them on', async () => {
    const { user, sent } = openPrivacy();
    const receipts = await screen.findByRole('switch', { name: /^Show when I have read messages/ });
    expect(receipts).not.toBeChecked();
    await user.click(receipts);
    await waitFor(() => expect(receipts).toBeChecked());
    expect(sent).toEqual([{ readReceipts: true }]);
  });

  test('lists the blocked members, each of whom can be unblocked', async () => {
    const ben = { id: 8, name: 'Ben O’Brien', username: 'ben', jobTitle: null, company: null, avatar: null };
    let blocked = [ben];
    const { user } = openSettings(
      {},
      {},
      {
        blocked: () => blocked,
        unblock: () => {
          blocked = [];
          const can = { accept: false, decline: false, withdraw: false, remove: false, unblock: false };
          return {
            userId: 8,
            status: 'none',
            connectionId: null,
            can: { ...can, request: true, block: true },
          };
        },
      },
    );
    const section = within(await screen.findByRole('region', { name: 'Blocked members' }));
    expect(await section.findByRole('link', { name: 'Ben O’Brien' })).toHaveAttribute('href', '/profile/ben');
    await user.click(section.getByRole('button', { name: 'Unblock Ben O’Brien' }));
    expect(await section.findByText(/You haven’t blocked anyone/)).toBeVisible();
    expect(screen.getByText('Ben O’Brien is no longer blocked')).toBeVisible();
  });

  test('search engines list a member until they turn it off', async () => {
    const { user, sent } = openPrivacy();
    await user.click(await screen.findByRole('switch', { name: /^Let search engines list me/ }));
    await waitFor(() => expect(sent).toEqual([{ searchEngines: false }]));
  });

  test('who sees the email address and who sees the phone number are two choices', async () => {
    const { user, sent } = openPrivacy();
    const email = await screen.findByLabelText('Who can see my email address');
    expect(email).toHaveDisplayValue('Members');
    await user.selectOptions(email, 'Everyone, even visitors');
    await user.selectOptions(screen.getByLabelText('Who can see my phone number'), 'Only me');
    await waitFor(() => expect(sent).toEqual([{ emailAudience: 'everyone' }, { phoneAudience: 'nobody' }]));
  });
});
