import { Alert, Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { showIssuesIn } from '../../../lib/show-issues.ts';
import { labelsOf } from '../../../lib/labels-of.ts';
import type { ApiError } from '../../../lib/trpc.ts';
import type { useDraftForm } from '../../../lib/useDraftForm.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { EditConflict } from '../../../ui/EditConflict.tsx';
import { ChapterFields } from './ChapterFields.tsx';
import type { ChapterFormValues } from './chapter.form.ts';
import { chapterFormMessages } from './chapter-form.messages.ts';

const LABELS = labelsOf(chapterFormMessages.fields);

type Props = {
  drafted: Pick<ReturnType<typeof useDraftForm<ChapterFormValues>>, 'form' | 'formKey' | 'draft'>;
  isNew?: boolean;
  submitLabel: string;
  isBusy: boolean;
  /** An error about the chapter as a whole. */
  formError: string | null;
  cancel: ReactNode;
  /** `showIssues` shows the server's issues at their fields. */
  onSubmit: (values: ChapterFormValues, showIssues: (error: ApiError) => void) => void;
};

/** The form with all fields of a chapter. */
export function ChapterForm({
  drafted,
  isNew = false,
  submitLabel,
  isBusy,
  formError,
  cancel,
  onSubmit,
}: Props) {
  const { form, formKey, draft } = drafted;
  const showIssues = showIssuesIn(form);
  return (
    <form
      key={formKey}
      noValidate
      onSubmit={form.onSubmit((values) => onSubmit(values, showIssues), focusInvalid(form))}
    >
      <Stack gap="md">
        <DraftNote draft={draft} />
        <EditConflict draft={draft} labels={LABELS} />
        <ChapterFields form={form} isNew={isNew} />
        {formError !== null && <Alert color="red" variant="light" title={formError} role="alert" />}
        <Group justify="flex-end" gap="xs">
          {cancel}
          <Button type="submit" loading={isBusy}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
