import { ActionIcon, FileButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Attachments } from './useAttachments.ts';
import { attachmentsMessages as messages } from './attachments.messages.ts';

/** Opens the choice of files. */
export function AddPictures({ attachments }: { attachments: Attachments }) {
  const resetInput = useRef<() => void>(null);
  return (
    <FileButton
      resetRef={resetInput}
      multiple
      accept="image/png,image/jpeg,image/webp"
      onChange={(files) => {
        attachments.add(files);
        resetInput.current?.();
      }}
    >
      {(props) => (
        <ActionIcon
          {...props}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={messages.add}
          title={messages.add}
          disabled={attachments.isFull}
        >
          <IconPhoto size={20} aria-hidden />
        </ActionIcon>
      )}
    </FileButton>
  );
}
