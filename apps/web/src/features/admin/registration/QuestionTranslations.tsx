import { QUESTION_MAX } from '@guildhall/api/ground/settings/registration.schema';
import type { Locale } from '@guildhall/locale/locales';
import { Text, TextInput } from '@mantine/core';
import { textLanguagesMessages } from '../shared/text-languages.messages.ts';
import { type QuestionsFormState, textOf } from './questions.form.ts';
import { registrationMessages } from './registration.messages.ts';

const { questions: messages } = registrationMessages;

type Props = { form: QuestionsFormState; locale: Locale };

/** The questions in a further language, each below its first text. */
export function QuestionTranslations({ form, locale }: Props) {
  const values = form.getValues();
  const set = (key: string, text: string) =>
    form.setFieldValue('questionTexts', {
      ...values.questionTexts,
      [locale]: { ...values.questionTexts[locale], [key]: text },
    });
  return (
    <>
      <Text size="sm" c="dimmed">
        {textLanguagesMessages.hint}
      </Text>
      {values.questions.map((question, index) => (
        <TextInput
          key={`${locale} ${question.key}`}
          label={messages.text(index + 1)}
          description={question.text}
          lang={locale}
          dir="auto"
          maxLength={QUESTION_MAX}
          value={textOf(values, locale, question)}
          onChange={({ currentTarget }) => set(question.key, currentTarget.value)}
        />
      ))}
    </>
  );
}
