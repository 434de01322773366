import { Button, Checkbox, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { commonMessages } from '../../lib/common.messages.ts';
import { chapterMessages as messages } from './chapter.messages.ts';
import { useWithdrawFromChapter } from './chapters.hooks.ts';

type Props = { slug: string; onClose: () => void };

/** Declines an invitation, and later ones too if wanted. */
export function DeclineDialog({ slug, onClose }: Props) {
  const [never, setNever] = useState(false);
  const withdraw = useWithdrawFromChapter(messages.declined);
  return (
    <Modal opened onClose={onClose} title={messages.declineQuestion}>
      <Checkbox
        label={messages.never}
        checked={never}
        onChange={({ currentTarget: { checked } }) => setNever(checked)}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {commonMessages.cancel}
        </Button>
        <Button
          color="red"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ slug, never }, { onSettled: onClose })}
        >
          {messages.decline}
        </Button>
      </Group>
    </Modal>
  );
}
