import '@mantine/core/styles/Modal.layer.css';
import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { type Decision, type ReportItem, useDecideReport } from './reports.hooks.ts';
import { FormActions } from '../../../ui/FormActions.tsx';
import { reportsMessages as messages } from './reports.messages.ts';

type Props = { report: ReportItem; decision: Decision; onClose: () => void };

/** Hides reported content or dismisses the report, with an optional note. */
export function DecideDialog({ report, decision, onClose }: Props) {
  const { values, change, draft } = useDraft(`decision:${report.id}`, { note: '' });
  const { note } = values;
  const decide = useDecideReport(() => {
    draft.clear();
    onClose();
  });
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
          <DraftNote draft={draft} />
          <Textarea
            label={messages.note.label}
            description={messages.note.hint}
            maxLength={1_000}
            data-autofocus
            value={note}
            onChange={(event) => change({ note: event.currentTarget.value })}
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
