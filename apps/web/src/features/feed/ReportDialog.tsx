import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { REPORT_REASON_MAX } from '@guildhall/api/reports/schema';

type Props = {
  title: string;
  isPending: boolean;
  onSend: (reason: string) => void;
  onClose: () => void;
  /** What has to be said before the reason. */
  children?: ReactNode;
};

/** Tells the people who run the house that something is wrong. */
export function ReportDialog({ title, isPending, onSend, onClose, children }: Props) {
  const [reason, setReason] = useState('');
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(reason.trim());
        }}
      >
        {children}
        <Textarea
          label="What is wrong with it? (optional)"
          description="Nobody but the administrators learns who reported it."
          minRows={3}
          maxLength={REPORT_REASON_MAX}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            Report
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
