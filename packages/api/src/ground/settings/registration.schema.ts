import { LOCALES } from '@guildhall/locale/locales';
import { z } from 'zod';
import { line, text, trimmedText } from '../values/fields.ts';
import { FallbackLanguage } from '../values/text-in-languages.schema.ts';

/** How new members join by themselves, while registration is on. */
const JoiningMode = z.enum(['open', 'application', 'invitation']);

/** The same, or that nobody can. */
export const RegistrationMode = z.enum([...JoiningMode.options, 'closed']);
export type RegistrationMode = z.infer<typeof RegistrationMode>;

export const QUESTIONS_MAX = 10;
export const QUESTION_MAX = 200;

const key = text(QUESTION_MAX);

/** What an applicant is asked beside the fields of the registration, in the community's own language. */
export const Question = z.object({
  /** Stays the same in every language and when the text changes; empty: the question is new. */
  key: key.default(''),
  text: line(QUESTION_MAX, 'Write the question'),
  isRequired: z.boolean(),
});
export type Question = z.infer<typeof Question>;

/** The texts of questions in further languages, by key; where one is empty, applicants read the first. */
export const QuestionTexts = z.partialRecord(
  z.enum(LOCALES),
  z.record(key, trimmedText(QUESTION_MAX)).refine((texts) => Object.keys(texts).length <= QUESTIONS_MAX),
);
export type QuestionTexts = z.infer<typeof QuestionTexts>;

/** A question as an applicant reads it. */
export const AskedQuestion = Question.extend({ key, lang: FallbackLanguage });
export type AskedQuestion = z.infer<typeof AskedQuestion>;

const Questions = z
  .array(Question)
  .max(QUESTIONS_MAX)
  .refine(
    (all) => new Set(all.map(({ text: own }) => own)).size === all.length,
    'Two questions are the same',
  );

/** How new members join. */
export const JoiningSettings = z.object({
  registrationMode: JoiningMode,
  registrationQuestions: Questions,
  registrationQuestionTexts: QuestionTexts,
  /** Whether members may invite; administrators may in any case. */
  membersInvite: z.boolean(),
  /** Whether members may sign in with a code by email in place of the password. */
  mailedCodes: z.boolean(),
  /** Whether members confirm their address before others see what they write; null: as the installation is set up. */
  requiresConfirmedEmail: z.boolean().nullable(),
  /** Whether sign-ups are checked for bots; null: as the installation is set up. */
  protectsFromBots: z.boolean().nullable(),
});

/** The same, while the switch "User Registration" of the site settings is on; closed without it. */
export const Registration = JoiningSettings.omit({
  registrationMode: true,
  registrationQuestions: true,
  registrationQuestionTexts: true,
}).extend({ mode: RegistrationMode, questions: Questions, questionTexts: QuestionTexts });
export type Registration = z.infer<typeof Registration>;
