import { type Locale, localeOf } from '@guildhall/locale/locales';
import { conflict, invalid } from '../../ground/errors/errors.ts';
import { type Reader, textFor } from '../../ground/languages/text-for.ts';
import { type Answer, type ReadAnswer, StoredAnswers } from './applicants.schema.ts';
import type { QuestionInLanguages } from './asked-questions.ts';

const CHANGED = 'The questions have changed. Please go through them again.';

/** The question that an answer names by its key, or by its text in any language, as a form of before sends it. */
const askedBy = (questions: QuestionInLanguages[], name: string) =>
  questions.find(({ key }) => key === name) ??
  questions.find(({ texts }) => [texts.text, ...Object.values(texts.translations)].includes(name));

/**
 * The answers in the order of the questions, without blank ones. Each is stored with its question in all languages, so
 * that it can be read in any of them after the question has changed.
 */
export function checkAnswers(
  questions: QuestionInLanguages[],
  answers: Answer[],
  own: Locale,
): StoredAnswers {
  const given = new Map<string, string>();
  for (const { question, answer } of answers) {
    const asked = askedBy(questions, question);
    if (!asked) throw conflict(CHANGED);
    given.set(asked.key, answer);
  }
  const issues = questions.flatMap(({ key, isRequired }, index) =>
    isRequired && !given.get(key)
      ? [{ path: `answers.${index}.answer`, message: 'Answer this question' }]
      : [],
  );
  if (issues.length > 0) throw invalid('Some questions are not answered yet', issues);
  return questions.flatMap(({ key, text, texts: { translations } }) => {
    const answer = given.get(key);
    return answer ? [{ key, question: text, locale: own, translations, answer }] : [];
  });
}

/** What an applicant answered, the questions in the language of the reader. */
export const readAnswers = (stored: unknown, reader: Reader): ReadAnswer[] =>
  StoredAnswers.parse(stored).map(({ key, question, locale, translations, answer }) => {
    const texts = { locale: localeOf(locale ?? '') ?? null, text: question, translations };
    const { text, ...language } = textFor<string>(texts, reader);
    return Object.assign(language, { key: key ?? question, question: text, answer });
  });
