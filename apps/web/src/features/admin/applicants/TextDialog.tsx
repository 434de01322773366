import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { type Applicant, useTextAction } from './applicants.hooks.ts';
import { applicantsMessages } from './applicants.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

type Props = { applicant: Applicant; action: 'decline' | 'ask'; onClose: () => void };

/** Declines with a reason, or asks a question. */
export function TextDialog({ applicant, action, onClose }: Props) {
  const { id } = applicant;
  const { values, change, draft } = useDraft(`applicant-${action}:${id}`, { text: '' });
  const { text } = values;
  const send = useTextAction(action, () => {
    draft.clear();
    onClose();
  });
  const messages = applicantsMessages.dialogs[action];
  return (
    <Modal opened onClose={onClose} title={messages.title(fullName(applicant))}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate({ id, text });
        }}
      >
        <Stack gap="md">
          <Text>{messages.text}</Text>
          <DraftNote draft={draft} />
          <Textarea
            label={messages.label}
            maxLength={1_000}
            autosize
            minRows={3}
            required
            data-autofocus
            value={text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
          <FormActions
            submit={messages.submit}
            isPending={send.isPending}
            isDisabled={text.trim() === ''}
            isDestructive={action === 'decline'}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
