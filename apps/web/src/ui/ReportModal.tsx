import { Modal, NativeSelect, Stack, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { REPORT_REASON_MAX, ReportCategory } from '@guildhall/api/ground/reports/reports.schema';
import { useDraft } from '../lib/useDraft.ts';
import { DraftNote } from './DraftNote.tsx';
import { FormActions } from './FormActions.tsx';
import { reportMessages as messages } from './report.messages.ts';

type Report = { category: ReportCategory; reason: string };

export type ReportProps = {
  /** What is reported, as in `post:12`. */
  of: string;
  title: string;
  isPending: boolean;
  /** The handlers forget the draft of the reason and close the dialog. */
  onSend: (report: Report, handlers: { onSuccess: () => void }) => void;
  onClose: () => void;
  /** Shown above the reason. */
  children?: ReactNode;
};

/** Asks what is wrong, for a report to the administrators. */
export function ReportModal({ of, title, isPending, onSend, onClose, children }: ReportProps) {
  const { values, change, draft } = useDraft(`report:${of}`, { category: '', reason: '' });
  const onSuccess = () => {
    draft.clear();
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const category = ReportCategory.safeParse(values.category).data ?? 'other';
          onSend({ category, reason: values.reason.trim() }, { onSuccess });
        }}
      >
        <Stack gap="md">
          <DraftNote draft={draft} />
          {children}
          <NativeSelect
            label={messages.category}
            required
            data-autofocus
            data={[
              { value: '', label: messages.choose, disabled: true },
              ...ReportCategory.options.map((value) => ({ value, label: messages.categories[value] })),
            ]}
            value={values.category}
            onChange={(event) => change({ category: event.currentTarget.value })}
          />
          <Textarea
            label={messages.reason}
            description={messages.reasonHint}
            minRows={3}
            maxLength={REPORT_REASON_MAX}
            value={values.reason}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
          <FormActions
            submit={messages.submit}
            isPending={isPending}
            isDisabled={values.category === ''}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
