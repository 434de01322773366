import { Alert, Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { showIssuesIn } from '../../../lib/show-issues.ts';
import { labelsOf } from '../../../lib/labels-of.ts';
import type { ApiError } from '../../../lib/trpc.ts';
import type { useDraftForm } from '../../../lib/useDraftForm.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { EditConflict } from '../../../ui/EditConflict.tsx';
import { eventsMessages } from '../events.messages.ts';
import { type EventFormValues, fieldOfPath } from './event.form.ts';
import { EventFields } from './EventFields.tsx';
import type { Holders } from './HolderFields.tsx';

const LABELS = labelsOf(eventsMessages.form.fields);

type Props = {
  drafted: Pick<ReturnType<typeof useDraftForm<EventFormValues>>, 'form' | 'formKey' | 'draft'>;
  /** Whether an event that there is repeats; undefined for a new one. */
  isRepeating?: boolean;
  /** Whose a new event may be; of one that there is, its chapter stays. */
  holders?: Holders;
  submitLabel: string;
  isBusy: boolean;
  /** An error about the event as a whole. */
  formError: string | null;
  cancel: ReactNode;
  /** `showIssues` shows the server's issues at their fields. */
  onSubmit: (values: EventFormValues, showIssues: (error: ApiError) => void) => void;
};

/** The form with all fields of an event. */
export function EventForm({
  drafted,
  isRepeating,
  holders,
  submitLabel,
  isBusy,
  formError,
  cancel,
  onSubmit,
}: Props) {
  const { form, formKey, draft } = drafted;
  const showIssues = showIssuesIn(form, fieldOfPath);
  return (
    <form
      key={formKey}
      noValidate
      onSubmit={form.onSubmit((values) => onSubmit(values, showIssues), focusInvalid(form))}
    >
      <Stack gap="md">
        <DraftNote draft={draft} />
        <EditConflict draft={draft} labels={LABELS} />
        <EventFields form={form} isRepeating={isRepeating} holders={holders} />
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
