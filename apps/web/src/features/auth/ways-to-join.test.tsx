import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi, apiError } from '../../../testing/api.ts';
import { siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const visitor = { auth: { me: () => null }, site: { config: () => siteOf() } };

const CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256' as const,
    nonce: 'ab',
    salt: 'cd',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    expiresAt: 4_000_000_000,
    data: { openedAt: 1 },
  },
  signature: 'of the server',
};

const CREATE = { name: 'Create Account' };
const HELD_BACK = /An administrator will look at your registration first/;

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

/** The open registration, ready to be sent. */
async function openFilled() {
  const { user, dialog } = await openDialog();
  await fillRequired(user, dialog);
  await user.type(dialog.getByLabelText(/^Password/), 'bread1');
  return { dialog, send: async () => user.click(await dialog.findByRole('button', CREATE)) };
}

describe('the registration', () => {
  test('where members join by application, it asks the questions and says how it goes on', async () => {
    let sent: unknown;
    answerApi({
      ...visitor,
      site: { config: () => siteOf({ registration: 'application' }) },
      registration: {
        form: () => ({ questions: [{ key: 'who', text: 'Who recommended us?', isRequired: true }] }),
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
    expect(sent).toMatchObject({ answers: [{ question: 'who', answer: 'Ben' }] });
    expect(sent).not.toHaveProperty('password');
    expect(screen.queryByText('Account created!')).toBeNull();
  });

  test('a sign-up is sent with the solved challenge, and one that is held back says so', async () => {
    let sent: Record<string, unknown> = {};
    answerApi({
      ...visitor,
      registration: {
        challenge: () => CHALLENGE,
        join: (input) => {
          sent = input;
          return { status: 'applied' };
        },
      },
    });
    const { dialog, send } = await openFilled();
    expect(dialog.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
    await send();
    expect(await dialog.findByText(HELD_BACK)).toBeVisible();
    expect(sent).toMatchObject({ homepage: '', proof: { solution: { counter: expect.any(Number) } } });
  });

  test('a form that has been sent before is sent again with another solved challenge', async () => {
    const sent: (string | undefined)[] = [];
    let asked = 0;
    answerApi({
      ...visitor,
      registration: {
        challenge: () => {
          asked += 1;
          return { ...CHALLENGE, parameters: { ...CHALLENGE.parameters, nonce: `a${asked}` } };
        },
        join: ({ proof }) => {
          sent.push(proof?.challenge.parameters.nonce);
          if (sent.length > 1) return { status: 'applied' };
          throw apiError('CONFLICT', 'This form has already been sent. Please send it again.');
        },
      },
    });
    const { dialog, send } = await openFilled();
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    await send();
    expect(await dialog.findByText(HELD_BACK)).toBeVisible();
    expect(new Set(sent).size).toBe(2);
  });

  test('a solved challenge stays good while no other can be fetched', async () => {
    const sent: unknown[] = [];
    let asked = 0;
    answerApi({
      ...visitor,
      registration: {
        challenge: () => {
          asked += 1;
          if (sent.length > 0) throw apiError('SERVICE_UNAVAILABLE', 'Please try again.');
          return CHALLENGE;
        },
        join: ({ proof }) => {
          sent.push(proof);
          if (sent.length > 1) return { status: 'applied' };
          throw apiError('CONFLICT', 'Failed to create account. Please try again.');
        },
      },
    });
    const { dialog, send } = await openFilled();
    const before = asked;
    await send();
    await waitFor(() => expect(asked).toBe(before + 1));
    await send();
    expect(await dialog.findByText(HELD_BACK)).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ challenge: CHALLENGE }), sent[0]]);
  });

  test('what was typed stays when the questions change while the form is open', async () => {
    const texts = ['Who recommended us?', 'Why do you join?'];
    let isChanged = false;
    answerApi({
      ...visitor,
      site: { config: () => siteOf({ registration: 'application' }) },
      registration: {
        form: () => ({
          questions: texts.slice(isChanged ? 0 : 1).map((text) => ({ key: text, text, isRequired: false })),
        }),
        join: () => {
          isChanged = true;
          throw apiError('CONFLICT', 'The questions have changed. Please go through them again.');
        },
      },
    });
    const { user, dialog } = await openDialog();
    await user.type(await dialog.findByLabelText('Why do you join?'), 'For the bread');
    await fillRequired(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Send application' }));
    expect(await dialog.findByLabelText('Who recommended us?')).toHaveValue('');
    expect(dialog.getByLabelText('Why do you join?')).toHaveValue('For the bread');
    expect(dialog.getByLabelText(/First name/)).toHaveValue('Ana');
    expect(dialog.getByLabelText(/^Email/)).toHaveValue('ana@example.test');
  });

  test('what was typed stays when members may suddenly join by application only', async () => {
    let registration: 'open' | 'application' = 'open';
    answerApi({
      ...visitor,
      site: { config: () => siteOf({ registration }) },
      registration: {
        challenge: () => null,
        form: () => ({ questions: [{ key: 'who', text: 'Who recommended us?', isRequired: false }] }),
        join: () => {
          registration = 'application';
          throw apiError('CONFLICT', 'The questions have changed. Please go through them again.');
        },
      },
    });
    const { dialog, send } = await openFilled();
    await send();
    expect(await dialog.findByLabelText('Who recommended us?')).toBeVisible();
    expect(dialog.getByLabelText(/Last name/)).toHaveValue('Duarte');
  });

  test('a question that is not answered is named at its input', async () => {
    answerApi({
      ...visitor,
      site: { config: () => siteOf({ registration: 'application' }) },
      registration: {
        form: () => ({ questions: [{ key: 'who', text: 'Who recommended us?', isRequired: true }] }),
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
    const openInvited = (
      invitation: object,
      { link = '/?dialog=register#invitation=abc', opened = [] }: { link?: string; opened?: unknown[] } = {},
    ) => {
      answerApi({
        ...visitor,
        site: { config: () => siteOf({ registration: 'invitation' }) },
        invitations: {
          open: (input) => {
            opened.push(input);
            return {
              state: 'valid' as const,
              invitedBy: 'Ben Okafor',
              email: null,
              skipsQueue: true,
              ...invitation,
            };
          },
        },
      });
      const { router } = openPage(link);
      return { router, find: () => screen.findByRole('dialog').then((found) => within(found)) };
    };

    test('one registers although others cannot, with the address that it was sent to', async () => {
      const { find } = openInvited({ email: 'ana@example.test' });
      const dialog = await find();
      expect(await dialog.findByText('Ben Okafor invited you to Guildhall.')).toBeVisible();
      expect(dialog.getByLabelText(/^Email/)).toHaveValue('ana@example.test');
    });

    test.each(['/?dialog=register#invitation=abc', '/?dialog=register&invitation=abc&next=%2Ffeed'])(
      'one like %s opens it, and has the code in the fragment alone',
      async (link) => {
        const opened: unknown[] = [];
        const { find, router } = openInvited({}, { link, opened });
        expect(await (await find()).findByText('Ben Okafor invited you to Guildhall.')).toBeVisible();
        const { pathname, search, hash } = router.state.location;
        const { search: asked } = new URL(link, 'https://guildhall.test');
        expect([pathname, hash]).toEqual(['/', '#invitation=abc']);
        expect(search).toBe(asked.replace('&invitation=abc', ''));
        expect(opened).toEqual([{ code: 'abc' }]);
        expect(router.state.historyAction).not.toBe('PUSH');
      },
    );

    test('one that was withdrawn says so instead of showing the form', async () => {
      const { find } = openInvited({ state: 'revoked' });
      const dialog = await find();
      expect(await dialog.findByRole('alert')).toHaveTextContent('This invitation was withdrawn.');
      expect(dialog.queryByLabelText(/^Email/)).toBeNull();
    });
  });
});
