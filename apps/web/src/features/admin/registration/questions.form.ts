import type { Question, QuestionTexts } from '@guildhall/api/ground/settings/registration.schema';
import { UpdateRegistrationInput } from '@guildhall/api/accounts/registration/registration.schema';
import type { Locale } from '@guildhall/locale/locales';
import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { isSame } from '../../../lib/draft-storage.ts';
import { fieldOf } from '../../../lib/form-issues.ts';
import { validateWith } from '../../../lib/validate-with.ts';

/** The questions, and their texts in further languages by their keys. */
export type QuestionValues = { questions: Question[]; questionTexts: QuestionTexts };
export type QuestionsFormState = UseFormReturnType<QuestionValues>;

export const newQuestion = (): Question => ({ key: randomId(), text: '', isRequired: true });

export const textOf = ({ questionTexts }: QuestionValues, locale: Locale, { key }: Question): string =>
  questionTexts[locale]?.[key] ?? '';

/** How many questions have no text in a language. */
export const missingIn = (values: QuestionValues, locale: Locale): number =>
  values.questions.filter((question) => textOf(values, locale, question).trim() === '').length;

/** The texts that were written or emptied, and no others: another administrator may be writing those meanwhile. */
function changedTexts(values: QuestionValues, saved: QuestionValues): QuestionTexts {
  const changed = Object.entries(values.questionTexts).map(([locale, texts]) => {
    const before = Object.entries(saved.questionTexts).find(([known]) => known === locale)?.[1];
    const entries = Object.entries(texts).filter(([key, text]) => text.trim() !== (before?.[key] ?? ''));
    return [locale, Object.fromEntries(entries)] as const;
  });
  return Object.fromEntries(changed.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** What is to be saved of the form; empty where nothing is. */
export function changesOf(values: QuestionValues, saved: QuestionValues): Partial<QuestionValues> {
  const questionTexts = changedTexts(values, saved);
  return {
    ...(!isSame(values.questions, saved.questions) && { questions: values.questions }),
    ...(Object.keys(questionTexts).length > 0 && { questionTexts }),
  };
}

/** Each question has an input of its own. */
export const questionInputOf = (path: string) => (path.startsWith('questions.') ? path : fieldOf(path));

const validate = validateWith(UpdateRegistrationInput, questionInputOf);
export const validateQuestions = ({ questions, questionTexts }: QuestionValues) =>
  validate({ questions, questionTexts });
