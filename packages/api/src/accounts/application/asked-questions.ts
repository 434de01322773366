import { type Reader, type TextInLanguages, textFor } from '../../ground/languages/text-for.ts';
import type { AskedQuestion, Question, QuestionTexts } from '../../ground/settings/registration.schema.ts';

type Questions = { questions: Question[]; questionTexts: QuestionTexts };

/** A question with its text in all languages. */
export type QuestionInLanguages = Question & { texts: TextInLanguages<string> };

export const inAllLanguages = ({ questions, questionTexts }: Questions): QuestionInLanguages[] =>
  questions.map((question) => {
    const translations = Object.fromEntries(
      Object.entries(questionTexts).flatMap(([locale, texts]) => {
        const text = texts[question.key];
        return text ? [[locale, text]] : [];
      }),
    );
    return { ...question, texts: { locale: null, text: question.text, translations } };
  });

/** The questions as an applicant reads them. */
export const askedQuestions = (registration: Questions, reader: Reader): AskedQuestion[] =>
  inAllLanguages(registration).map(({ texts, ...question }) =>
    Object.assign(question, textFor(texts, reader)),
  );
