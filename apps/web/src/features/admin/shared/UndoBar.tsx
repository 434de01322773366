import { Button, CloseButton, Group, Text } from '@mantine/core';
import blocks from '../../../ui/blocks.module.css';
import { commonMessages } from '../../../lib/common.messages.ts';
import { adminMessages } from '../admin.messages.ts';

type Props = { text: string; isBusy: boolean; onUndo: () => void; onClose: () => void };

/** Says what was just deleted and offers to undo it. */
export function UndoBar({ text, isBusy, onUndo, onClose }: Props) {
  return (
    <Group role="status" className={blocks.tinted} mb="md" justify="space-between" wrap="nowrap">
      <Text size="sm" className={blocks.words}>
        {text}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Button size="xs" variant="default" loading={isBusy} onClick={onUndo}>
          {adminMessages.undo}
        </Button>
        <CloseButton aria-label={commonMessages.close} onClick={onClose} />
      </Group>
    </Group>
  );
}
