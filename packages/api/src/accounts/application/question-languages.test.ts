import { inLocale } from '@guildhall/locale/current-locale';
import type { Locale } from '@guildhall/locale/locales';
import { makeMember } from '@guildhall/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
const newcomer = { firstName: 'Ada', lastName: 'Okafor' };
let applicants = 0;

const administrator = async () => {
  const { db, as } = api();
  return (await as(await makeMember(db, { role: 'admin' }))).admin;
};

const TRADE = { key: 'trade', text: 'Your trade?', isRequired: true };
const WHO = { key: 'who', text: 'Who recommended us?', isRequired: false };

beforeEach(async () => {
  const admin = await administrator();
  await admin.community.update({ locales: ['en', 'de', 'fr'] });
  await admin.registration.update({
    mode: 'application',
    questions: [TRADE, WHO],
    questionTexts: { de: { trade: 'Ihr Gewerbe?', who: '' }, fr: { trade: '', who: '' } },
  });
});

const asked = (locale: Locale) =>
  inLocale(locale, async () =>
    (await api().anonymous().registration.form()).questions.map(({ text, lang }) => [text, lang]),
  );

const apply = async (locale: Locale, answers: { question: string; answer: string }[]) => {
  const email = `applicant-${(applicants += 1)}@guild.test`;
  await inLocale(locale, () =>
    api()
      .anonymous()
      .registration.join({ ...newcomer, email, answers }),
  );
  return email;
};

const readBy = (locale: Locale, email: string) =>
  inLocale(locale, async () => {
    const { items } = await (await administrator()).applicants.list({});
    return items.find((item) => item.email === email)?.answers;
  });

it('an applicant is asked in their language, and in the first where a question has no text in it', async () => {
  expect(await asked('de')).toEqual([
    ['Ihr Gewerbe?', undefined],
    ['Who recommended us?', 'en'],
  ]);
  expect(await asked('en')).toEqual([
    ['Your trade?', undefined],
    ['Who recommended us?', undefined],
  ]);
  expect(await asked('fr')).toEqual([
    ['Your trade?', 'en'],
    ['Who recommended us?', 'en'],
  ]);
});

it('an answer is read with its question in the language of the reader, whatever it was given in', async () => {
  const email = await apply('de', [{ question: 'trade', answer: 'Bäckerei' }]);
  expect(await readBy('en', email)).toEqual([{ key: 'trade', question: 'Your trade?', answer: 'Bäckerei' }]);
  expect(await readBy('de', email)).toEqual([{ key: 'trade', question: 'Ihr Gewerbe?', answer: 'Bäckerei' }]);
  // Also once the question has another text, which is not what was asked.
  await (
    await administrator()
  ).registration.update({
    questions: [{ ...TRADE, text: 'Your business?' }],
    questionTexts: { de: { trade: 'Firma?' } },
  });
  expect(await readBy('de', email)).toMatchObject([{ question: 'Ihr Gewerbe?' }]);
  const later = await apply('de', [{ question: 'trade', answer: 'Mühle' }]);
  expect(await readBy('en', later)).toMatchObject([{ question: 'Your business?', answer: 'Mühle' }]);
});

it('an answer may name its question by the text in any language, as forms of before do', async () => {
  for (const question of ['Ihr Gewerbe?', 'Your trade?']) {
    const email = await apply('de', [{ question, answer: 'Bäckerei' }]);
    expect(await readBy('en', email)).toMatchObject([{ key: 'trade', question: 'Your trade?' }]);
  }
});

it('two administrators who write in two languages at once both keep what they wrote', async () => {
  const [ada, ben] = [await administrator(), await administrator()];
  await Promise.all([
    ada.registration.update({ questionTexts: { fr: { trade: 'Votre métier ?' } } }),
    ben.registration.update({ questionTexts: { de: { who: 'Wer hat uns empfohlen?' } } }),
    ben.registration.update({ questions: [WHO, TRADE] }),
  ]);
  expect(await ada.registration.get()).toMatchObject({
    questions: [WHO, TRADE],
    questionTexts: {
      fr: { trade: 'Votre métier ?' },
      de: { trade: 'Ihr Gewerbe?', who: 'Wer hat uns empfohlen?' },
    },
  });
});

it('questions that a program sends without keys keep those that they have, and their texts', async () => {
  const admin = await administrator();
  const { questions } = await admin.registration.update({
    questions: [
      { text: 'Why now?', isRequired: false },
      { text: 'Your trade?', isRequired: false },
    ],
  });
  expect(questions[1]).toMatchObject({ key: 'trade' });
  expect(questions[0]?.key).not.toBe('');
  expect(await asked('de')).toEqual([
    ['Why now?', 'en'],
    ['Ihr Gewerbe?', undefined],
  ]);
});

it('questions and answers of the former release are read as they were', async () => {
  const { db } = api();
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify([{ text: 'Your trade?', isRequired: false }]) })
    .where('key', '=', 'registrationQuestions')
    .execute();
  const email = await apply('en', [{ question: 'Your trade?', answer: 'Mill' }]);
  await db
    .updateTable('applicants')
    .set({ answers: JSON.stringify([{ question: 'Your trade?', answer: 'Mill' }]) })
    .where('email', '=', email)
    .execute();
  expect(await readBy('en', email)).toEqual([
    { key: 'Your trade?', question: 'Your trade?', answer: 'Mill' },
  ]);
});

it('a text of a question has a length, like the first', async () => {
  const questionTexts = { de: { trade: 'ß'.repeat(20_000) } };
  await expect((await administrator()).registration.update({ questionTexts })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});
