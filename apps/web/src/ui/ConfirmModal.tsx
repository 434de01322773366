import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export type ConfirmProps = {
  title: string;
  /** What happens, in one sentence. */
  children: ReactNode;
  /** Label of the button that does it. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** The dialog behind `ConfirmDialog`, in a chunk of its own: most pages that can ask never do. */
export function ConfirmModal({ title, children, action, onConfirm, onClose }: ConfirmProps) {
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <Text>{children}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button color="red" onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
