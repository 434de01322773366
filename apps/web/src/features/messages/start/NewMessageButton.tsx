import { Button, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEdit } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { startMessages as messages } from './start.messages.ts';

const NewMessageDialog = lazyChunk(() =>
  import('./NewMessageDialog.tsx').then((module) => ({ default: module.NewMessageDialog })),
);

/** Begins a conversation with one of the viewer's connections. */
export function NewMessageButton(look: Pick<ButtonProps, 'size' | 'variant'>) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button {...look} leftSection={<IconEdit size={18} aria-hidden />} onClick={dialog.open}>
        {messages.open}
      </Button>
      {isOpen && (
        <Suspense>
          <NewMessageDialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
