import { Modal, Stack, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { REPORT_REASON_MAX } from '@guildhall/api/ground/reports/reports.schema';
import { useDraft } from '../lib/useDraft.ts';
import { DraftNote } from './DraftNote.tsx';
import { FormActions } from './FormActions.tsx';
import { reportMessages as messages } from './report.messages.ts';

export type ReportProps = {
  /** What is reported, as in `post:12`. */
  of: string;
  title: string;
  isPending: boolean;
  /** The handlers forget the draft of the reason and close the dialog. */
  onSend: (reason: string, handlers: { onSuccess: () => void }) => void;
  onClose: () => void;
  /** Shown above the reason. */
  children?: ReactNode;
};

/** Asks for the reason of a report to the administrators. */
export function ReportModal({ of, title, isPending, onSend, onClose, children }: ReportProps) {
  const { values, change, draft } = useDraft(`report:${of}`, { reason: '' });
  const onSuccess = () => {
    draft.clear();
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(values.reason.trim(), { onSuccess });
        }}
      >
        <Stack gap="md">
          <DraftNote draft={draft} />
          {children}
          <Textarea
            label={messages.reason}
            description={messages.reasonHint}
            minRows={3}
            maxLength={REPORT_REASON_MAX}
            data-autofocus
            value={values.reason}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
          <FormActions submit={messages.submit} isPending={isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
