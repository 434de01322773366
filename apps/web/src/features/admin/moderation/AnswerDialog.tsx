import '@mantine/core/styles/Modal.layer.css';
import { REASON_MAX } from '@guildhall/api/ground/reports/decisions.schema';
import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { type Objection, type Outcome, useAnswerObjection } from './moderation.hooks.ts';
import { moderationMessages } from './moderation.messages.ts';

const { objections: messages, reason } = moderationMessages;

type Props = { objection: Objection; outcome: Outcome; onClose: () => void };

/** Answers an objection, once. */
export function AnswerDialog({ objection: { id, objection }, outcome, onClose }: Props) {
  const { values, change, draft } = useDraft(`answer:${id}`, { answer: '' });
  const { title, text, action } = messages.answers[outcome];
  const answer = useAnswerObjection();
  const onSuccess = () => {
    draft.clear();
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          answer.mutate({ id, outcome, answer: values.answer }, { onSuccess });
        }}
      >
        <Stack gap="md">
          <Text fw={600} lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
            {objection}
          </Text>
          <Text>{text}</Text>
          <DraftNote draft={draft} />
          <Textarea
            label={reason.label}
            required
            autosize
            minRows={3}
            maxLength={REASON_MAX}
            data-autofocus
            value={values.answer}
            onChange={(event) => change({ answer: event.currentTarget.value })}
          />
          <FormActions
            submit={action}
            isPending={answer.isPending}
            isDisabled={values.answer.trim() === ''}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
