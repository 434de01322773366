import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Answers, answerApi, apiError, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

type Update = NonNullable<NonNullable<Answers['profile']>['update']>;

async function openEditor(update: Update) {
  answerApi({
    auth: {
      me: () => memberOf({ skills: ['Baking', 'Catering'], industry: 'Bakeries', phoneNumber: '123' }),
    },
    site: { config: () => siteOf() },
    profile: { update },
  });
  const { user, router } = openPage('/nowhere?dialog=edit-profile');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  return { user, router, dialog };
}

describe('the edit-profile dialog', () => {
  test('shows the stored values: skills as comma-separated text, an unlisted industry included', async () => {
    const { dialog } = await openEditor(() => memberOf());
    expect(dialog.getByLabelText('Skills')).toHaveValue('Baking, Catering');
    expect(dialog.getByLabelText('Industry')).toHaveValue('Bakeries');
    expect(dialog.getByLabelText('Phone number')).toHaveValue('123');
  });

  test('opens at the field that one comes for, and at its top otherwise', async () => {
    answerApi({
      auth: { me: () => memberOf({ servicesOffered: null, lookingFor: null }) },
      site: { config: () => siteOf() },
      referrals: { matches: () => [], pending: () => [] },
    });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => scrolled.mockRestore());
    const { user, router } = openPage('/dashboard?tab=referrals');
    await user.click(await screen.findByRole('button', { name: 'Add what you offer' }));
    const field = await screen.findByLabelText('Services offered');
    await waitFor(() => expect(field).toHaveFocus());
    expect(scrolled.mock.contexts).toContain(field);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=referrals'));
    expect(router.state.location.state).toBeNull();
  });

  test('saving sends the skills as a list, shows a toast, refetches the member and closes', async () => {
    let sent: unknown;
    const { user, router, dialog } = await openEditor((input) => {
      sent = input;
      return memberOf();
    });
    await user.clear(dialog.getByLabelText('Skills'));
    await user.type(dialog.getByLabelText('Skills'), 'Baking, , Sourdough ,');
    calls.length = 0;
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Your profile has been successfully updated.')).toBeVisible();
    expect(sent).toMatchObject({ skills: ['Baking', 'Sourdough'], firstName: 'Ana' });
    expect(calls).toEqual(expect.arrayContaining(['profile.update', 'auth.me']));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test.each([
    ['with something typed says that a draft is kept', 'Rye', 1],
    ['as it was says nothing', '', 0],
  ])('closing it %s', async (_how, typed, toasts) => {
    const { user, router, dialog } = await openEditor(() => memberOf());
    if (typed) await user.type(dialog.getByLabelText('Company'), typed);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryAllByText('Draft kept')).toHaveLength(toasts);
  });

  test('an error shows a toast and keeps what was typed', async () => {
    const { user, dialog } = await openEditor(() => {
      throw apiError('SERVICE_UNAVAILABLE', 'busy');
    });
    await user.type(dialog.getByLabelText('Company'), 'Pão & Co');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeVisible();
    expect(dialog.getByLabelText('Company')).toHaveValue('Pão & Co');
  });

  test('after a conflicting edit on another device, the member chooses between both versions', async () => {
    let stored = memberOf({ company: 'Pão', location: 'Lisbon' });
    const sent: unknown[] = [];
    answerApi({
      auth: { me: () => stored },
      site: { config: () => siteOf() },
      profile: {
        update(input) {
          sent.push(input);
          if (input.expectedVersion === stored.version) return stored;
          const message = 'Someone else changed this while you were editing.';
          throw apiError('CONFLICT', message, [{ path: 'expectedVersion', message }]);
        },
      },
    });
    const { user } = openPage('/nowhere?dialog=edit-profile');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
    await user.type(dialog.getByLabelText('Company'), ' & Co');
    await user.type(dialog.getByLabelText('Bio'), 'I bake.');
    stored = memberOf({ company: 'Pão Lda', location: 'Porto', version: 2 });
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    const conflict = await dialog.findByRole('alert');
    expect(conflict).toHaveFocus();
    expect(conflict).toHaveTextContent('Company was changed to “Pão Lda”. You typed something else.');
    expect(conflict).toHaveTextContent('Location is now “Porto”.');
    expect(dialog.getByLabelText('Company')).toHaveValue('Pão & Co');
    expect(dialog.getByLabelText('Location')).toHaveValue('Porto');

    await user.click(within(conflict).getByRole('button', { name: 'Use the saved version' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByLabelText('Company')).toHaveValue('Pão Lda');
    expect(dialog.getByLabelText('Bio')).toHaveValue('I bake.');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ expectedVersion: 2, company: 'Pão Lda', bio: 'I bake.' }),
    );
  });

  test('an invalid web address is rejected at its field', async () => {
    const { user, dialog } = await openEditor(() => memberOf());
    await user.type(dialog.getByLabelText('Website'), 'javascript:alert(1)');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText(/Must be a web address/)).toBeVisible();
    expect(calls).not.toContain('profile.update');
  });
});
