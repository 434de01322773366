import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { Outputs } from '../../../lib/trpc.ts';

function openRegistration() {
  let registration: Outputs['admin']['registration']['get'] = {
    mode: 'open',
    questions: [],
    membersInvite: false,
    mailedCodes: false,
    requiresConfirmedEmail: false,
    protectsFromBots: false,
  };
  const sent: unknown[] = [];
  answerApi({
    auth: { me: () => adminOf() },
    site: { config: () => siteOf() },
    admin: {
      registration: {
        get: () => registration,
        update: (fields) => {
          sent.push(fields);
          registration = { ...registration, mode: fields.mode ?? registration.mode };
          return registration;
        },
      },
    },
  });
  return { ...openPage('/admin/registration'), sent };
}

test('who can join is one choice, saved at once', async () => {
  const { user, sent } = openRegistration();
  await user.click(await screen.findByRole('radio', { name: 'By application' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'By application' })).toBeChecked());
  expect(sent).toEqual([{ mode: 'application' }]);
});

test('questions are added, moved and saved in their order', async () => {
  const { user, sent } = openRegistration();
  const add = await screen.findByRole('button', { name: 'Add a question' });
  await user.click(add);
  await user.type(screen.getByRole('textbox', { name: /^Question 1/ }), 'Your trade?');
  await user.click(add);
  await user.type(screen.getByRole('textbox', { name: /^Question 2/ }), 'Who sent you?');
  await user.click(screen.getByRole('checkbox', { name: 'Question 2: Required' }));
  await user.click(screen.getByRole('button', { name: 'Move question 2 up' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        questions: [
          { text: 'Who sent you?', isRequired: false },
          { text: 'Your trade?', isRequired: true },
        ],
      },
    ]),
  );
});

test('a question without text is refused at its field', async () => {
  const { user, sent } = openRegistration();
  await user.click(await screen.findByRole('button', { name: 'Add a question' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Write the question')).toBeVisible();
  expect(sent).toEqual([]);
});
