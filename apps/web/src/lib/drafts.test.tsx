import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerApi, apiError } from '../../testing/api.ts';
import { memberOf, siteOf } from '../../testing/members.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { CurrentUser } from './useViewer.ts';
import { draftKey } from './draft-key.ts';
import { hasDraft } from './draft-storage.ts';

const key = draftKey(7, 'profile');
const RESTORED = 'Draft restored.';

/** Opens the profile form, after what was on the screen was removed without any event, as in a crash. */
async function openProfile(member: Partial<CurrentUser> = {}, save: () => CurrentUser = () => memberOf()) {
  cleanup();
  answerApi({
    auth: { me: () => memberOf(member) },
    site: { config: () => siteOf() },
    profile: { update: save },
  });
  const { user, router } = openPage('/nowhere?dialog=edit-profile');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  return { user, router, dialog, bio: dialog.getByLabelText('Bio') };
}

/** What another tab with the same form does. */
function typeInAnotherTab(bio: string) {
  localStorage.setItem(key, JSON.stringify({ at: Date.now(), base: { bio: '' }, values: { bio } }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

function submitInAnotherTab() {
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

describe('a form that a member typed into', () => {
  test('comes back as it was, until it is saved', async () => {
    const { user, bio } = await openProfile();
    await user.type(bio, 'I bake.');
    const again = await openProfile();
    expect(again.bio).toHaveValue('I bake.');
    expect(again.dialog.getByText(RESTORED)).toBeVisible();
    await again.user.click(again.dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(again.router.state.location.search).toBe(''));
    const saved = await openProfile({ bio: 'I bake.' });
    expect(saved.dialog.queryByText(RESTORED)).toBeNull();
  });

  test('survives Esc and Cancel', async () => {
    for (const leave of ['{Escape}', 'Cancel']) {
      const { user, router, bio, dialog } = await openProfile();
      await user.type(bio, '+');
      if (leave === 'Cancel') await user.click(dialog.getByRole('button', { name: leave }));
      else await user.keyboard(leave);
      await waitFor(() => expect(router.state.location.search).toBe(''));
    }
    const { bio } = await openProfile();
    expect(bio).toHaveValue('++');
  });

  test('survives a failed submit', async () => {
    const { user, bio, dialog } = await openProfile({}, () => {
      throw apiError('SERVICE_UNAVAILABLE', 'busy');
    });
    await user.type(bio, 'I bake.');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Failed to update profile. Please try again.');
    expect((await openProfile()).bio).toHaveValue('I bake.');
  });

  test('is empty for another member on the same computer, and back for its own', async () => {
    const { user, bio } = await openProfile();
    await user.type(bio, 'I bake.');
    expect((await openProfile({ id: 8 })).bio).toHaveValue('');
    expect((await openProfile()).bio).toHaveValue('I bake.');
  });

  test('shows the saved values after the draft is discarded, and puts the focus into the form', async () => {
    const { user, bio } = await openProfile({ bio: 'I cook.' });
    await user.type(bio, ' I bake.');
    const again = await openProfile({ bio: 'I cook.' });
    await again.user.click(again.dialog.getByRole('button', { name: 'Discard draft' }));
    expect(again.dialog.getByLabelText('Bio')).toHaveValue('I cook.');
    expect(again.dialog.getByLabelText(/^First name/)).toHaveFocus();
    expect(again.dialog.queryByText(RESTORED)).toBeNull();
    await again.user.type(again.dialog.getByLabelText('Bio'), '!');
    expect((await openProfile({ bio: 'I cook.' })).bio).toHaveValue('I cook.!');
  });

  test('says when what was typed over was changed on another device', async () => {
    const { user, bio } = await openProfile({ bio: 'I cook.' });
    await user.type(bio, ' I bake.');
    const again = await openProfile({ bio: 'I sell.', company: 'Pão & Co' });
    expect(again.bio).toHaveValue('I cook. I bake.');
    expect(again.dialog.getByLabelText('Company')).toHaveValue('Pão & Co');
    expect(again.dialog.getByText(/changed elsewhere since you wrote it/)).toBeVisible();
  });

  test('says when the browser has no room for it, and keeps what was typed on the screen', async () => {
    const { user, bio, dialog } = await openProfile();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(bio, 'I bake.');
    expect(dialog.getByRole('alert')).toHaveTextContent("Your draft couldn't be saved in this browser");
    expect(bio).toHaveValue('I bake.');
  });
});

describe('signing out', () => {
  test.each([
    { does: 'deletes what the member has typed and not sent', isFailing: false },
    { does: 'deletes nothing when it fails', isFailing: true },
  ])('$does', async ({ isFailing }) => {
    localStorage.setItem(
      draftKey(7, 'message:12'),
      JSON.stringify({ at: Date.now(), values: { text: 'Secret' } }),
    );
    localStorage.setItem(draftKey(8, 'post'), JSON.stringify({ at: Date.now(), values: { text: 'Hello' } }));
    answerApi({
      auth: {
        me: () => memberOf(),
        logout() {
          if (isFailing) throw apiError('SERVICE_UNAVAILABLE', 'busy');
          return { ok: true };
        },
      },
      site: { config: () => siteOf() },
    });
    const { user } = openPage('/nowhere');
    await user.click(await screen.findByRole('button', { name: /account menu$/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    if (isFailing) await screen.findByText(/Could not sign you out/);
    await waitFor(() => expect(hasDraft(draftKey(7, 'message:12'))).toBe(isFailing));
    expect(hasDraft(draftKey(8, 'post'))).toBe(true);
  });
});

describe('one form in two tabs', () => {
  test('a form not yet typed into shows what is typed in the other tab', async () => {
    const { dialog } = await openProfile();
    typeInAnotherTab('I bake.');
    await waitFor(() => expect(dialog.getByLabelText('Bio')).toHaveValue('I bake.'));
    submitInAnotherTab();
    await waitFor(() => expect(dialog.getByLabelText('Bio')).toHaveValue(''));
  });

  test('a form that is being typed in never changes, and the newest draft is stored', async () => {
    const { user, bio, dialog } = await openProfile();
    await user.type(bio, 'Mine');
    typeInAnotherTab('Theirs');
    submitInAnotherTab();
    expect(dialog.getByLabelText('Bio')).toHaveValue('Mine');
    await user.type(bio, '!');
    expect((await openProfile()).bio).toHaveValue('Mine!');
  });
});
