import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf, memberDetailsOf } from '../../../../testing/admin.ts';
import { type Answers, answerApi, apiError } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

type Users = NonNullable<NonNullable<Answers['admin']>['users']>;

type Confirm = NonNullable<NonNullable<Answers['admin']>['confirmPassword']>;

function openMember(users: Users, confirmPassword?: Confirm, others: Answers['admin'] = {}) {
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf() },
    admin: {
      ...others,
      users: { get: () => memberDetailsOf(), ...users },
      ...(confirmPassword && { confirmPassword }),
    },
  });
  return openPage('/admin/members/7');
}

describe('a member in the console', () => {
  test('is saved with only the fields that were changed', async () => {
    const sent: unknown[] = [];
    const { user } = openMember({
      update(input) {
        sent.push(input);
        return memberDetailsOf({ membershipNumber: 'M-7' });
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Membership number' }), 'M-7');
    await user.clear(screen.getByRole('textbox', { name: /Skills/ }));
    await user.type(screen.getByRole('textbox', { name: /Skills/ }), 'Baking, Cakes');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Member saved')).toBeVisible();
    expect(sent).toEqual([
      {
        id: 7,
        membershipNumber: 'M-7',
        skills: ['Baking', 'Cakes'],
        expected: { membershipNumber: '', skills: 'Baking' },
      },
    ]);
  });

  test('gets an industry of the community’s list', async () => {
    const sent: unknown[] = [];
    const { user } = openMember({
      get: () => memberDetailsOf({ industry: 'technology' }),
      update(input) {
        sent.push(input);
        return memberDetailsOf();
      },
    });
    const industry = await screen.findByRole('combobox', { name: 'Industry' });
    expect(industry).toHaveDisplayValue('Technology');
    await user.selectOptions(industry, 'Finance');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Member saved')).toBeVisible();
    expect(sent).toEqual([{ id: 7, industry: 'Finance', expected: { industry: 'technology' } }]);
  });

  test('shows at its field that a number is taken, and keeps what was typed', async () => {
    const message = 'Another member has this membership number';
    const { user } = openMember({
      update() {
        throw apiError('CONFLICT', message, [{ path: 'membershipNumber', message }]);
      },
    });
    const input = await screen.findByRole('textbox', { name: 'Membership number' });
    await user.type(input, 'M-7');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(input).toHaveValue('M-7');
  });

  test('whom someone else has changed meanwhile is replaced only by who has read that', async () => {
    const sent: unknown[] = [];
    const message = 'Someone else changed this meanwhile to “New Mill”. Save again to replace it.';
    const { user } = openMember({
      update(input) {
        sent.push(input.expected);
        if (input.expected?.['company'] !== undefined)
          throw apiError('CONFLICT', 'Someone else changed the same fields meanwhile. Nothing was saved.', [
            { path: 'company', message },
          ]);
        return memberDetailsOf({ company: 'Other Mill' });
      },
    });
    const company = await screen.findByRole('textbox', { name: 'Company' });
    await user.clear(company);
    await user.type(company, 'Other Mill');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(company).toHaveValue('Other Mill');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Member saved')).toBeVisible();
    expect(sent).toEqual([{ company: 'Pão & Co' }, {}]);
  });

  test('who has not joined can be invited again at another address', async () => {
    let resent = 0;
    const { user } = openMember({
      get: () => memberDetailsOf({ hasJoined: false, isActive: false, resendable: 'invitation' }),
      resend({ id }) {
        resent = id;
        return { id, sent: 'invitation' };
      },
    });
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.test');
    await user.click(screen.getByRole('button', { name: 'Send invitation again' }));
    expect(await screen.findByText('Invitation on its way')).toBeVisible();
    expect(resent).toBe(7);
  });

  test('who no longer reads their mail gets another address, and one that is taken is said at the field', async () => {
    const message = 'Another member has this email address';
    const { user } = openMember({
      changeAddress({ email }) {
        if (email === 'taken@example.test') throw apiError('CONFLICT', message, [{ path: 'email', message }]);
        return memberDetailsOf({ email });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Another email address' }));
    const field = dialog.getByRole('textbox', { name: /New email address/ });
    await user.type(field, 'taken@example.test');
    await user.click(dialog.getByRole('button', { name: 'Change address' }));
    expect(await dialog.findByText(message)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'new@example.test');
    await user.click(dialog.getByRole('button', { name: 'Change address' }));
    expect(await screen.findByText('Address changed')).toBeVisible();
    expect(await screen.findByText('new@example.test')).toBeVisible();
  });

  test('who lost their phone signs in with the password alone again, after a confirmation', async () => {
    const sent: number[] = [];
    const { user } = openMember(
      { get: () => memberDetailsOf({ hasSecondFactor: sent.length === 0 }) },
      undefined,
      {
        secondFactor: {
          reset({ id }) {
            sent.push(id);
            return memberDetailsOf();
          },
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Turn off two-step sign-in' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Turn off two-step sign-in for / }));
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Two-step sign-in turned off')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn off two-step sign-in' })).toBeNull();
    expect(sent).toEqual([7]);
  });

  test('is made an administrator after a confirmation', async () => {
    const sent: unknown[] = [];
    const { user } = openMember({
      setRole(input) {
        sent.push(input);
        throw apiError('BAD_REQUEST', 'Not today');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Make administrator' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Make .+ an administrator\?$/ }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Make administrator' }));
    expect(await screen.findByText('Not today')).toBeVisible();
    expect(sent).toEqual([{ id: 7, role: 'admin' }]);
  });

  test('who forgot the password gets a link, after the administrator has confirmed theirs', async () => {
    const sent: number[] = [];
    let isConfirmed = false;
    const { user } = openMember(
      {
        sendPasswordLink({ id }) {
          if (!isConfirmed) throw apiError('PRECONDITION_FAILED', 'Please confirm your password first');
          sent.push(id);
          return { id };
        },
      },
      () => {
        isConfirmed = true;
        return { ok: true };
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Send password link' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText(/Password/), 'my own one{Enter}');
    expect(await screen.findByText('Link sent')).toBeVisible();
    expect(sent).toEqual([7]);
  });

  test('is deactivated after a confirmation', async () => {
    let sent: unknown;
    const { user } = openMember({
      setActive(input) {
        sent = input;
        return memberDetailsOf({ isActive: false });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Ana Duarte?' }));
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(sent).toEqual({ id: 7, isActive: false });
  });

  test('has a history that is loaded when it is opened, with a sentence and a link a line', async () => {
    const asked: unknown[] = [];
    const { user } = openMember({}, undefined, {
      memberHistory: {
        list(input) {
          asked.push(input.cursor ?? null);
          const line = {
            by: null,
            about: { type: null, id: null, name: null, slug: null },
            detail: null,
            text: null,
            day: null,
            number: null,
          };
          return input.cursor
            ? {
                items: [
                  { ...line, key: 'created 7', at: '2026-01-01T10:00:00.000Z', kind: 'created' as const },
                ],
                nextCursor: null,
              }
            : {
                items: [
                  {
                    ...line,
                    key: 'decided 3',
                    at: '2026-11-01T10:00:00.000Z',
                    kind: 'decided' as const,
                    by: { id: 2, name: 'Hanna Haus' },
                    about: { type: 'post', id: 12, name: 'Buy my course', slug: null },
                    detail: 'hide',
                    text: 'Advertising belongs in Services',
                  },
                  {
                    ...line,
                    key: 'accepted_terms 1 3',
                    at: '2026-10-01T10:00:00.000Z',
                    kind: 'accepted_terms' as const,
                    about: { type: null, id: null, name: 'Terms', slug: 'terms' },
                    number: 3,
                  },
                ],
                nextCursor: 'more',
              };
        },
      },
    });
    const open = await screen.findByRole('button', { name: 'Show history' });
    expect(asked).toEqual([]);
    await user.click(open);
    const card = within(screen.getByRole('region', { name: 'History' }));
    expect(await card.findByRole('link', { name: 'Had a post hidden' })).toHaveAttribute('href', '/feed/12');
    expect(card.getByRole('link', { name: 'by Hanna Haus' })).toHaveAttribute('href', '/admin/members/2');
    expect(card.getByText('Advertising belongs in Services')).toBeVisible();
    expect(card.getByRole('link', { name: 'Accepted “Terms”, version 3' })).toHaveAttribute(
      'href',
      '/pages/terms',
    );
    await user.click(card.getByRole('button', { name: /^load more$/i }));
    expect(await card.findByText('The account was created')).toBeVisible();
    expect(asked).toEqual([null, 'more']);
  });
});
