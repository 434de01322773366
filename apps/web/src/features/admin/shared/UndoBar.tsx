import { Button, CloseButton, Group, Text } from '@mantine/core';
import classes from './UndoBar.module.css';

type Props = { text: string; isBusy: boolean; onUndo: () => void; onClose: () => void };

/** What was just deleted, and the way back. */
export function UndoBar({ text, isBusy, onUndo, onClose }: Props) {
  return (
    <Group role="status" className={classes.root} justify="space-between" wrap="nowrap">
      <Text size="sm" className={classes.text}>
        {text}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Button size="xs" variant="default" loading={isBusy} onClick={onUndo}>
          Undo
        </Button>
        <CloseButton aria-label="Close" onClick={onClose} />
      </Group>
    </Group>
  );
}
