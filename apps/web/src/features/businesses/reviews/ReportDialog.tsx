import '@mantine/core/styles/Modal.layer.css';
import { Modal, Stack, Textarea } from '@mantine/core';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { useReportReview } from './reviews.hooks.ts';
import { reviewsMessages } from './reviews.messages.ts';
import { FormActions } from '../../../ui/FormActions.tsx';

const REASON_MAX = 1_000;

type Props = { reviewId: number; onClose: () => void };

/** Reports a review to the administrators. */
export function ReportDialog({ reviewId, onClose }: Props) {
  const { values, change, draft } = useDraft(`report:review:${reviewId}`, { reason: '' });
  const { reason } = values;
  const report = useReportReview(() => {
    draft.clear();
    onClose();
  });
  const { title, label, send } = reviewsMessages.report;
  return (
    <Modal opened onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          report.mutate({ id: reviewId, reason });
        }}
      >
        <Stack gap="md">
          <DraftNote draft={draft} />
          <Textarea
            label={label}
            description={reviewsMessages.optional}
            data-autofocus
            maxLength={REASON_MAX}
            value={reason}
            error={report.error?.message}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
          <FormActions submit={send} isPending={report.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
