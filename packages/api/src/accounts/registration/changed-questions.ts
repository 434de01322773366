import { randomUUID } from 'node:crypto';
import { LOCALES } from '@guildhall/locale/locales';
import type { Question, QuestionTexts } from '../../ground/settings/registration.schema.ts';

type Stored = { registrationQuestions: Question[]; registrationQuestionTexts: QuestionTexts };
type Change = { questions?: Question[] | undefined; questionTexts?: QuestionTexts | undefined };

/**
 * What to store of changed questions. New ones get a key; texts in further languages are added to those that are stored,
 * so that two people who write in two languages at once both keep what they wrote.
 */
export function changedQuestions(before: Stored, { questions, questionTexts }: Change): Partial<Stored> {
  const kept = questions ? withKeys(questions, before.registrationQuestions) : before.registrationQuestions;
  const keys = new Set(kept.map(keyOf));
  return {
    ...(questions && { registrationQuestions: kept }),
    ...(questionTexts && {
      registrationQuestionTexts: merged(before.registrationQuestionTexts, questionTexts, keys),
    }),
  };
}

const keyOf = ({ key, text }: Question) => key || text;

function withKeys(questions: Question[], stored: Question[]): Question[] {
  const taken = new Set<string>();
  return questions.map((question) => {
    const same = stored.find(({ text }) => text === question.text);
    const known = question.key || (same && keyOf(same));
    const key = known && !taken.has(known) ? known : randomUUID();
    taken.add(key);
    return { ...question, key };
  });
}

/** Of the questions with these keys: texts of those that are removed are not kept. */
const merged = (stored: QuestionTexts, changed: QuestionTexts, keys: Set<string>): QuestionTexts =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(
        Object.entries({ ...stored[locale], ...changed[locale] }).filter(([key]) => keys.has(key)),
      ),
    ]),
  );
