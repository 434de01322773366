import '@mantine/core/styles/Modal.layer.css';
import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type Decision, type ReportItem, useDecideReport } from './reports.hooks.ts';
import { FormActions } from '../../../ui/FormActions.tsx';
import { reportsMessages as messages } from './reports.messages.ts';

type Props = { report: ReportItem; decision: Decision; onClose: () => void };

/** Hides reported content or dismisses the report, with an optional note. */
export function DecideDialog({ report, decision, onClose }: Props) {
  const [note, setNote] = useState('');
  const decide = useDecideReport(onClose);
  const { title, text, action } = messages.decisions[decision];
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          decide.mutate({ id: report.id, decision, note });
        }}
      >
        <Stack gap="md">
          <Text>{text}</Text>
          <Textarea
            label={messages.note.label}
            description={messages.note.hint}
            maxLength={1_000}
            data-autofocus
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <FormActions
            submit={action}
            isPending={decide.isPending}
            isDestructive={decision === 'hide'}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
