import '@mantine/core/styles/Modal.layer.css';
import { REASON_MAX } from '@guildhall/api/ground/reports/decisions.schema';
import { Alert, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { type EditedArticle, useDeclineArticle } from './articles.hooks.ts';
import { adminArticlesMessages } from './admin-articles.messages.ts';

const { decline: messages } = adminArticlesMessages;

type Props = { article: EditedArticle; onDecided: () => void; onClose: () => void };

/** Declines an article that waits, with the reason that its author reads. */
export function DeclineDialog({ article: { id, title, version }, onDecided, onClose }: Props) {
  const { values, change, draft } = useDraft(`decline-article:${id}`, { reason: '' });
  const refusal = useDeclineArticle(() => {
    draft.clear();
    onDecided();
  });
  return (
    <Modal opened onClose={onClose} title={messages.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          refusal.mutate({ id, reason: values.reason, expectedVersion: version });
        }}
      >
        <Stack gap="md">
          <Text fw={600} lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
          <Text>{messages.text}</Text>
          <DraftNote draft={draft} />
          <Textarea
            label={messages.reason}
            required
            autosize
            minRows={3}
            maxLength={REASON_MAX}
            data-autofocus
            value={values.reason}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
          {refusal.error && <Alert color="red" variant="light" role="alert" title={refusal.error.message} />}
          <FormActions
            submit={messages.action}
            isPending={refusal.isPending}
            isDisabled={values.reason.trim() === ''}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
