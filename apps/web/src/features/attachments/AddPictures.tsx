import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './AddPictures.module.css';
import type { Attachments } from './useAttachments.ts';
import { attachmentsMessages as messages } from './attachments.messages.ts';

type Props = {
  attachments: Attachments;
  /** Written out, where adding pictures is what the page is for. */
  label?: string;
  /** Beside the icon stands what it does, where there is room: not on a phone. */
  hasWord?: boolean;
};

/** Opens the choice of files. */
export function AddPictures({ attachments, label, hasWord = false }: Props) {
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
      {(props) => {
        const button = { ...props, disabled: attachments.isFull };
        if (label)
          return (
            <Button {...button} variant="default" leftSection={<IconPhoto size={18} aria-hidden />}>
              {label}
            </Button>
          );
        if (hasWord)
          return (
            <Button {...button} variant="subtle" color="gray" size="sm" px="xs" title={messages.add}>
              <IconPhoto size={20} aria-hidden />
              <span className={classes.word}>{messages.add}</span>
            </Button>
          );
        return (
          <ActionIcon
            {...button}
            variant="subtle"
            color="gray"
            size={36}
            aria-label={messages.add}
            title={messages.add}
          >
            <IconPhoto size={20} aria-hidden />
          </ActionIcon>
        );
      }}
    </FileButton>
  );
}
