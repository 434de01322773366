import { WARNING_MAX } from '@guildhall/api/console/reports/report-admin.schema';
import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { type Decision, type ReportItem, useDecideReport } from './reports.hooks.ts';
import { FormActions } from '../../../ui/FormActions.tsx';
import classes from './ReportCard.module.css';
import { reportsMessages as messages } from './reports.messages.ts';

type Props = { report: ReportItem; decision: Decision; onClose: () => void };

/** Confirms a decision on a report, with an optional note; a warning needs its words. */
export function DecideDialog({ report, decision, onClose }: Props) {
  const { values, change, draft } = useDraft(`decision:${report.id}`, { note: '', message: '' });
  const { note, message } = values;
  const decide = useDecideReport(() => {
    draft.clear();
    onClose();
  });
  const warns = decision === 'warn';
  const { title, text, action } = messages.decisions[decision];
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          decide.mutate({ id: report.id, decision, note, ...(warns && { message }) });
        }}
      >
        <Stack gap="md">
          {report.object && (
            <Text fw={600} lineClamp={2} className={classes.text ?? ''}>
              {report.object.text}
            </Text>
          )}
          <Text>{text}</Text>
          <DraftNote draft={draft} />
          {warns && (
            <Textarea
              label={messages.message.label}
              description={messages.message.hint}
              required
              autosize
              minRows={3}
              maxLength={WARNING_MAX}
              data-autofocus
              value={message}
              onChange={(event) => change({ message: event.currentTarget.value })}
            />
          )}
          <Textarea
            label={messages.note.label}
            description={messages.note.hint}
            maxLength={1_000}
            {...(!warns && { 'data-autofocus': true })}
            value={note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
          <FormActions
            submit={action}
            isPending={decide.isPending}
            isDestructive={decision !== 'dismiss'}
            isDisabled={warns && message.trim() === ''}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
