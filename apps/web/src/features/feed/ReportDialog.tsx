import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { REPORT_REASON_MAX } from '@guildhall/api/reports/schema';
import { useDraft } from '../../lib/useDraft.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { feedMessages } from './feed.messages.ts';
import { commonMessages } from '../../lib/common.messages.ts';

type Props = {
  /** What is reported, as in `post:12`. */
  of: string;
  title: string;
  isPending: boolean;
  /** The handlers forget the draft of the reason. */
  onSend: (reason: string, handlers: { onSuccess: () => void }) => void;
  onClose: () => void;
  /** Shown above the reason. */
  children?: ReactNode;
};

/** Asks for the reason of a report to the administrators. */
export function ReportDialog({ of, title, isPending, onSend, onClose, children }: Props) {
  const messages = feedMessages.report;
  const { values, change, draft } = useDraft(`report:${of}`, { reason: '' });
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(values.reason.trim(), { onSuccess: draft.clear });
        }}
      >
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
