import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { REPORT_REASON_MAX } from '@guildhall/api/reports/schema';
import { feedMessages } from './feed.messages.ts';
import { commonMessages } from '../../lib/common.messages.ts';

type Props = {
  title: string;
  isPending: boolean;
  onSend: (reason: string) => void;
  onClose: () => void;
  /** Shown above the reason. */
  children?: ReactNode;
};

/** Asks for the reason of a report to the administrators. */
export function ReportDialog({ title, isPending, onSend, onClose, children }: Props) {
  const messages = feedMessages.report;
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
          label={messages.reason}
          description={messages.reasonHint}
          minRows={3}
          maxLength={REPORT_REASON_MAX}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" loading={isPending}>
            {messages.submit}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
