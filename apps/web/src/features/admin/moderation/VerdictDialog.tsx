import '@mantine/core/styles/Modal.layer.css';
import { REASON_MAX } from '@guildhall/api/ground/reports/decisions.schema';
import { Modal, Stack, Text, TextInput, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { moderationMessages as messages } from './moderation.messages.ts';

export type Verdict = { reason: string; note: string; until: string | null };

type Props = {
  /** What is decided on, as in `post:12`. */
  of: string;
  title: string;
  text: string;
  /** Label of the submit button. */
  action: string;
  /** The beginning of what is decided on. */
  excerpt?: string | undefined;
  /** What the member reads; not asked for where nobody is concerned. */
  asksReason?: boolean;
  /** Whether the suspension may have an end. */
  asksUntil?: boolean;
  isPending: boolean;
  /** The handlers forget the draft and close the dialog. */
  onDecide: (verdict: Verdict, handlers: { onSuccess: () => void }) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for the reason of a decision, which the member reads, and for a note among administrators. */
export function VerdictDialog(props: Props) {
  const { of, title, text, action, excerpt, isPending, onDecide, onClose, children } = props;
  const { asksReason = true, asksUntil = false } = props;
  const { values, change, draft } = useDraft(`verdict:${of}`, { reason: '', note: '', until: '' });
  const { reason, note, until } = values;
  const onSuccess = () => {
    draft.clear();
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onDecide({ reason: reason.trim(), note, until: until || null }, { onSuccess });
        }}
      >
        <Stack gap="md">
          {excerpt && (
            <Text fw={600} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
              {excerpt}
            </Text>
          )}
          <Text>{text}</Text>
          <DraftNote draft={draft} />
          {children}
          {asksReason && (
            <Textarea
              {...(asksUntil ? messages.reasonOfAccount : messages.reason)}
              required
              autosize
              minRows={3}
              maxLength={REASON_MAX}
              data-autofocus
              value={reason}
              onChange={(event) => change({ reason: event.currentTarget.value })}
            />
          )}
          {asksUntil && (
            <TextInput
              type="date"
              {...messages.until}
              value={until}
              onChange={(event) => change({ until: event.currentTarget.value })}
            />
          )}
          <Textarea
            {...messages.note}
            maxLength={1_000}
            {...(!asksReason && { 'data-autofocus': true })}
            value={note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
          <FormActions
            submit={action}
            isPending={isPending}
            isDestructive={asksReason}
            isDisabled={asksReason && reason.trim() === ''}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
