import { QUESTIONS_MAX, type Question } from '@guildhall/api/ground/settings/registration.schema';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { isSame } from '../../../lib/draft-storage.ts';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { adminMessages } from '../admin.messages.ts';
import { QuestionFields } from './QuestionFields.tsx';
import {
  type QuestionValues,
  newQuestion,
  questionInputOf,
  toQuestionValues,
  toQuestions,
  validateQuestions,
} from './questions.form.ts';
import { useUpdateRegistration } from './registration.hooks.ts';
import { registrationMessages } from './registration.messages.ts';

const { questions: messages } = registrationMessages;

/** The questions for applicants: their text, which are required, and their order. */
export function QuestionsForm({ stored }: { stored: Question[] }) {
  const update = useUpdateRegistration();
  const saved = toQuestionValues(stored);
  const { form, formKey, draft } = useDraftForm<QuestionValues>('registration-questions', {
    initialValues: saved,
    validate: validateQuestions,
  });
  const { questions } = form.getValues();
  const save = (values: QuestionValues) =>
    update.mutate(toQuestions(values), {
      onError: (rejected) => form.setErrors(formIssues(rejected, questionInputOf)),
      onSuccess: draft.clear,
    });
  return (
    <Card component="section" aria-labelledby="registration-questions">
      <form key={formKey} noValidate onSubmit={form.onSubmit(save, focusInvalid(form))}>
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
          {questions.map(({ key }, index) => (
            <QuestionFields key={key} form={form} index={index} count={questions.length} />
          ))}
          {form.errors['questions'] && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {form.errors['questions']}
            </Text>
          )}
          <Group justify="space-between">
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={questions.length >= QUESTIONS_MAX}
              onClick={() => form.insertListItem('questions', newQuestion())}
            >
              {messages.add}
            </Button>
            <Button
              type="submit"
              loading={update.isPending}
              disabled={isSame(toQuestions(form.getValues()), toQuestions(saved))}
            >
              {adminMessages.saveChanges}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
