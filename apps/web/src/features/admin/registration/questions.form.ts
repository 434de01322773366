import type { Question } from '@guildhall/api/ground/settings/registration.schema';
import { UpdateRegistrationInput } from '@guildhall/api/accounts/registration/registration.schema';
import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { fieldOf } from '../../../lib/form-issues.ts';
import { validateWith } from '../../../lib/validate-with.ts';

/**
 * While they are edited, questions have a key, because they can be moved. Those that are stored have their place as
 * the key, so that the same questions have the same values each time.
 */
export type QuestionValues = { questions: (Question & { key: string })[] };
export type QuestionsFormState = UseFormReturnType<QuestionValues>;

export const newQuestion = () => ({ key: randomId(), text: '', isRequired: true });

export const toQuestionValues = (questions: Question[]): QuestionValues => ({
  questions: questions.map((question, index) => ({ key: String(index), ...question })),
});

export const toQuestions = ({ questions }: QuestionValues) => ({
  questions: questions.map(({ text, isRequired }) => ({ text, isRequired })),
});

/** Each question has an input of its own. */
export const questionInputOf = (path: string) => (path.startsWith('questions.') ? path : fieldOf(path));

const validate = validateWith(UpdateRegistrationInput, questionInputOf);
export const validateQuestions = (values: QuestionValues) => validate(toQuestions(values));
