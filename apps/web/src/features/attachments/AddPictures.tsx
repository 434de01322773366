import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Attachments } from './useAttachments.ts';
import { attachmentsMessages as messages } from './attachments.messages.ts';

type Props = {
  attachments: Attachments;
  /** Written out, where adding pictures is what the page is for; an icon otherwise. */
  label?: string;
};

/** Opens the choice of files. */
export function AddPictures({ attachments, label }: Props) {
  const resetInput = useRef<() => void>(null);
  return (
    <FileButton
      resetRef={resetInput}
      multiple={attachments.max > 1}
      accept="image/png,image/jpeg,image/webp"
      onChange={(chosen: File | File[] | null) => {
        attachments.add([chosen ?? []].flat());
        resetInput.current?.();
      }}
    >
      {(props) =>
        label ? (
          <Button
            {...props}
            variant="default"
            leftSection={<IconPhoto size={18} aria-hidden />}
            disabled={attachments.isFull}
          >
            {label}
          </Button>
        ) : (
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
        )
      }
    </FileButton>
  );
}
