import { Button, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEdit } from '@tabler/icons-react';
import { NewMessageDialog } from './NewMessageDialog.tsx';
import { startMessages as messages } from './start.messages.ts';

/** Begins a conversation with one of the viewer's connections. */
export function NewMessageButton(look: Pick<ButtonProps, 'size' | 'variant'>) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button {...look} leftSection={<IconEdit size={18} aria-hidden />} onClick={dialog.open}>
        {messages.open}
      </Button>
      {isOpen && <NewMessageDialog onClose={dialog.close} />}
    </>
  );
}
