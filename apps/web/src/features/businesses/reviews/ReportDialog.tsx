import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useReportReview } from './reviews.hooks.ts';
import { reviewsMessages } from './reviews.messages.ts';

const REASON_MAX = 1_000;

type Props = { reviewId: number; onClose: () => void };

/** Tells the administrators that a review should not stand. */
export function ReportDialog({ reviewId, onClose }: Props) {
  const [reason, setReason] = useState('');
  const report = useReportReview(onClose);
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
          <Textarea
            label={label}
            description="Optional"
            data-autofocus
            maxLength={REASON_MAX}
            value={reason}
            error={report.error?.message}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={report.isPending}>
              {send}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
