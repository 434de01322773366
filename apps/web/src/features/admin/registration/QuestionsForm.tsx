import { QUESTIONS_MAX } from '@guildhall/api/ground/settings/registration.schema';
import type { Locale } from '@guildhall/locale/locales';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { useLanguages } from '../../../lib/site.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { adminMessages } from '../admin.messages.ts';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import { textLanguagesMessages } from '../shared/text-languages.messages.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { QuestionTranslations } from './QuestionTranslations.tsx';
import {
  type QuestionValues,
  changesOf,
  missingIn,
  newQuestion,
  questionInputOf,
  validateQuestions,
} from './questions.form.ts';
import { useUpdateRegistration } from './registration.hooks.ts';
import { registrationMessages } from './registration.messages.ts';

const { questions: messages } = registrationMessages;

const questionInputs = (errors: FormErrors) =>
  Object.keys(errors).filter((path) => path.startsWith('questions'));

/** The questions for applicants: their text, which are required, and their order. */
export function QuestionsForm({ saved }: { saved: QuestionValues }) {
  const update = useUpdateRegistration();
  const [own, ...others] = useLanguages();
  const [chosen, setChosen] = useState<Locale>();
  const locale = others.find((each) => each === chosen);
  const { form, formKey, draft } = useDraftForm<QuestionValues>('application-questions', {
    initialValues: saved,
    validate: validateQuestions,
  });
  const values = form.getValues();
  const { questions } = values;
  const changes = changesOf(values, saved);
  const save = (written: QuestionValues) =>
    update.mutate(changesOf(written, saved), {
      onError: (rejected) => form.setErrors(formIssues(rejected, questionInputOf)),
      onSuccess: draft.clear,
    });
  const showErrors = (errors: FormErrors) => {
    // The fields of another language are not there to take the focus.
    if (questionInputs(errors).length > 0) flushSync(() => setChosen(own));
    focusInvalid(form)(errors);
  };
  return (
    <Card component="section" aria-labelledby="registration-questions">
      <form key={formKey} noValidate onSubmit={form.onSubmit(save, showErrors)}>
        <Stack gap="sm">
          <div>
            <Title order={2} size="h3" id="registration-questions">
              {messages.title}
            </Title>
            <Text size="sm" c="dimmed">
              {messages.hint}
            </Text>
          </div>
          <DraftNote draft={draft} />
          {own && others.length > 0 && questions.length > 0 && (
            <LanguageSelect
              languages={[own, ...others]}
              value={locale ?? own}
              onChange={setChosen}
              labelOf={(language, each) =>
                each === own ? language : textLanguagesMessages.missing(language, missingIn(values, each))
              }
            />
          )}
          {locale && <QuestionTranslations form={form} locale={locale} />}
          {!locale &&
            questions.map(({ key }, index) => (
              <QuestionFields key={key} form={form} index={index} count={questions.length} />
            ))}
          {(form.errors['questions'] ?? form.errors['questionTexts']) && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {form.errors['questions'] ?? form.errors['questionTexts']}
            </Text>
          )}
          <Group justify="space-between">
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={locale !== undefined || questions.length >= QUESTIONS_MAX}
              onClick={() => form.insertListItem('questions', newQuestion())}
            >
              {messages.add}
            </Button>
            <Button type="submit" loading={update.isPending} disabled={Object.keys(changes).length === 0}>
              {adminMessages.saveChanges}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
