import type { Locale } from '@guildhall/locale/locales';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { Outputs } from '../../../lib/trpc.ts';

type Settings = Outputs['admin']['registration']['get'];

function openRegistration({
  locales = ['en'],
  questions = [],
  questionTexts = {},
}: { locales?: Locale[] } & Partial<Pick<Settings, 'questions' | 'questionTexts'>> = {}) {
  let registration: Settings = {
    mode: 'open',
    questions,
    questionTexts,
    membersInvite: false,
    mailedCodes: false,
    requiresConfirmedEmail: false,
    protectsFromBots: false,
  };
  const sent: unknown[] = [];
  answerApi({
    auth: { me: () => adminOf() },
    site: { config: () => siteOf({ community: { ...siteOf().community, locales } }) },
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
          { key: expect.any(String), text: 'Who sent you?', isRequired: false },
          { key: expect.any(String), text: 'Your trade?', isRequired: true },
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

test('a question is written in a further language, of which nothing else is sent', async () => {
  const { user, sent } = openRegistration({
    locales: ['en', 'de', 'fr'],
    questions: [
      { key: 'trade', text: 'Your trade?', isRequired: true },
      { key: 'who', text: 'Who sent you?', isRequired: false },
    ],
    questionTexts: { de: { who: 'Wer schickt Sie?' } },
  });
  const language = await screen.findByRole('combobox', { name: 'Language' });
  await user.selectOptions(language, 'Deutsch: 1 missing');
  const question = screen.getByRole('textbox', { name: 'Question 1' });
  expect(question).toHaveAccessibleDescription('Your trade?');
  await user.type(question, 'Ihr Gewerbe?');
  expect(language).toHaveDisplayValue('Deutsch: complete');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toEqual([{ questionTexts: { de: { trade: 'Ihr Gewerbe?' } } }]));
});

test('a community with one language is asked for none', async () => {
  openRegistration({ questions: [{ key: 'trade', text: 'Your trade?', isRequired: true }] });
  expect(await screen.findByRole('textbox', { name: 'Question 1' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
});
