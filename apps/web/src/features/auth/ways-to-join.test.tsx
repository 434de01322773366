import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi, apiError } from '../../../testing/api.ts';
import { siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const visitor = { auth: { me: () => null }, site: { config: () => siteOf() } };

async function openDialog() {
  const { user } = openPage('/?dialog=register');
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
}
type Opened = Awaited<ReturnType<typeof openDialog>>;

async function fillRequired(user: Opened['user'], dialog: Opened['dialog']) {
  await user.type(dialog.getByLabelText(/First name/), 'Ana');
  await user.type(dialog.getByLabelText(/Last name/), 'Duarte');
  await user.type(dialog.getByLabelText(/^Email/), 'ana@example.test');
}

describe('the registration', () => {
  test('where members join by application, it asks the questions and says how it goes on', async () => {
    let sent: unknown;
    answerApi({
      ...visitor,
      site: { config: () => siteOf({ registration: 'application' }) },
      registration: {
        form: () => ({ questions: [{ text: 'Who recommended us?', isRequired: true }] }),
        join: (input) => {
          sent = input;
          return { status: 'applied' };
        },
      },
    });
    const { user, dialog } = await openDialog();
    expect(await dialog.findByRole('heading', { name: 'Apply to join' })).toBeVisible();
    await user.type(await dialog.findByLabelText(/Who recommended us/), 'Ben');
    expect(dialog.queryByLabelText(/^Password/)).toBeNull();
    await fillRequired(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Send application' }));
    expect(await dialog.findByText(/We've sent a link to ana@example.test/)).toBeVisible();
    expect(sent).toMatchObject({ answers: [{ question: 'Who recommended us?', answer: 'Ben' }] });
    expect(sent).not.toHaveProperty('password');
    expect(screen.queryByText('Account created!')).toBeNull();
  });

  test('a sign-up is sent with the solved challenge, and one that is held back says so', async () => {
    let sent: Record<string, unknown> = {};
    answerApi({
      ...visitor,
      registration: {
        challenge: () => ({
          parameters: {
            algorithm: 'PBKDF2/SHA-256',
            nonce: 'ab',
            salt: 'cd',
            cost: 1,
            keyLength: 32,
            keyPrefix: '00',
            expiresAt: 4_000_000_000,
            data: { openedAt: 1 },
          },
          signature: 'of the server',
        }),
        join: (input) => {
          sent = input;
          return { status: 'applied' };
        },
      },
    });
    const { user, dialog } = await openDialog();
    await fillRequired(user, dialog);
    await user.type(dialog.getByPlaceholderText('Password (min 6 characters)'), 'bread1');
    expect(dialog.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    expect(await dialog.findByText(/An administrator will look at your registration first/)).toBeVisible();
    expect(sent).toMatchObject({ homepage: '', proof: { solution: { counter: expect.any(Number) } } });
  });

  test('a question that is not answered is named at its input', async () => {
    answerApi({
      ...visitor,
      site: { config: () => siteOf({ registration: 'application' }) },
      registration: {
        form: () => ({ questions: [{ text: 'Who recommended us?', isRequired: true }] }),
        join: () => {
          throw apiError('BAD_REQUEST', 'Some questions are not answered yet', [
            { path: 'answers.0.answer', message: 'Answer this question' },
          ]);
        },
      },
    });
    const { user, dialog } = await openDialog();
    const answer = await dialog.findByLabelText(/Who recommended us/);
    await fillRequired(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(answer).toBeInvalid());
    expect(dialog.getByText('Answer this question')).toBeVisible();
  });

  test('where members join by invitation only, it says so', async () => {
    answerApi({ ...visitor, site: { config: () => siteOf({ registration: 'invitation' }) } });
    const { dialog } = await openDialog();
    expect(await dialog.findByRole('heading', { name: 'By invitation only' })).toBeVisible();
    expect(dialog.getByText(/New members join by invitation/)).toBeVisible();
    expect(dialog.queryByLabelText(/^Email/)).toBeNull();
  });

  describe('by the link of an invitation', () => {
    const openInvited = (invitation: object, join: () => { status: 'joined' }) => {
      answerApi({
        ...visitor,
        site: { config: () => siteOf({ registration: 'invitation' }) },
        invitations: {
          open: () => ({
            state: 'valid' as const,
            invitedBy: 'Ben Okafor',
            email: null,
            skipsQueue: true,
            ...invitation,
          }),
        },
        registration: { join },
      });
      const { user } = openPage('/?dialog=register#invitation=abc');
      return { user, find: () => screen.findByRole('dialog').then((found) => within(found)) };
    };

    test('one registers although others cannot, with the address that it was sent to', async () => {
      const { find } = openInvited({ email: 'ana@example.test' }, () => ({ status: 'joined' }));
      const dialog = await find();
      expect(await dialog.findByText('Ben Okafor invited you to Guildhall.')).toBeVisible();
      expect(dialog.getByLabelText(/^Email/)).toHaveValue('ana@example.test');
    });

    test('one that was withdrawn says so instead of showing the form', async () => {
      const { find } = openInvited({ state: 'revoked' }, () => ({ status: 'joined' }));
      const dialog = await find();
      expect(await dialog.findByRole('alert')).toHaveTextContent('This invitation was withdrawn.');
      expect(dialog.queryByLabelText(/^Email/)).toBeNull();
    });
  });
});
