import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { commonMessages } from '../lib/common.messages.ts';

export type ConfirmProps = {
  title: string;
  /** What happens, in one sentence. */
  children: ReactNode;
  /** Label of the confirm button. */
  action: string;
  /** False for what can be taken back, or harms nobody. */
  isDestructive?: boolean;
  /** Called when the dialog has been closed. */
  onConfirm: () => void;
  onClose: () => void;
};

/** The dialog of `ConfirmDialog`, in a chunk of its own because most visits never open it. */
export function ConfirmModal({
  title,
  children,
  action,
  isDestructive = true,
  onConfirm,
  onClose,
}: ConfirmProps) {
  return (
    <Modal opened onClose={onClose} title={title}>
      <Text>{children}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {commonMessages.cancel}
        </Button>
        <Button
          {...(isDestructive && { color: 'red' })}
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
