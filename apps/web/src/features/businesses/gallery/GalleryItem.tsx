import { ActionIcon, Badge, Button, CloseButton, Group, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { ALT_MAX } from '@guildhall/api/files/attachments/attachments.schema';
import type { GalleryPicture } from '@guildhall/api/directory/businesses/gallery.schema';
import { smallestAddress } from '@guildhall/api/files/uploads/pictures.schema';
import { attachmentsMessages } from '../../attachments/attachments.messages.ts';
import classes from './Gallery.module.css';
import { galleryEditorMessages as messages } from './gallery-editor.messages.ts';

type Props = {
  picture: GalleryPicture;
  position: number;
  total: number;
  isCover: boolean;
  onDescribe: (alt: string) => void;
  onMove: (step: -1 | 1) => void;
  onCover: () => void;
  onRemove: () => void;
};

/** One photo in the editor: its description, its place, and whether it is the cover. */
export function GalleryItem({ picture, position, total, isCover, ...on }: Props) {
  return (
    <li className={classes.item}>
      <img
        src={smallestAddress(picture.address)}
        alt={picture.alt || messages.photo(position)}
        className={classes.preview}
      />
      <div>
        <TextInput
          size="sm"
          aria-label={attachmentsMessages.alt(position)}
          placeholder={attachmentsMessages.altHint}
          maxLength={ALT_MAX}
          value={picture.alt}
          onChange={(event) => on.onDescribe(event.currentTarget.value)}
        />
        <Group gap={4} mt={6}>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={messages.up(position)}
            disabled={position === 1}
            onClick={() => on.onMove(-1)}
          >
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={messages.down(position)}
            disabled={position === total}
            onClick={() => on.onMove(1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
          {isCover ? (
            <Badge variant="light" ms={4}>
              {messages.isCover}
            </Badge>
          ) : (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={messages.coverOf(position)}
              onClick={on.onCover}
            >
              {messages.cover}
            </Button>
          )}
          <CloseButton
            ms="auto"
            size="lg"
            aria-label={attachmentsMessages.remove(position)}
            onClick={on.onRemove}
          />
        </Group>
      </div>
    </li>
  );
}
